"""The kernels in Triton, read by people and by ``make ptx``; nothing else imports them."""
