"""What a decoder read, and how fast, next to what gives it: experts of a disk, weights of a link to a GPU."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from emitter.graphs.decoder import BATCHED, DECODE, DECODE_BATCH, PREFILL, PREFILL_PAGED
from moehlo.decoder import Decoder
from moehlo.memory import size
from moehlo.slot_count import Slots
from weights.expert_slots import SlotStatistics

if TYPE_CHECKING:
    from emitter.iree.device import Device


@dataclass(frozen=True)
class ReadExperts:
    """What was found in the slots and read, of prompts and of tokens one at a time, in ``decode_seconds``.

    ``disk`` are the bytes a second that the disk gives, measured after the last token; None where they cannot be.
    """

    slots: Slots
    prompt: SlotStatistics
    decode: SlotStatistics
    decode_seconds: float
    disk: float | None

    @property
    def rate(self) -> float | None:
        """Bytes a second of experts that decode needed and did not find in the slots; None without decode."""
        return self.decode.needed / self.decode_seconds if self.decode_seconds > 0 else None

    @property
    def share(self) -> float | None:
        """Of the time of decode what these bytes take at the disk's rate; above 1 where the system had some of them in
        memory."""
        return None if self.rate is None or not self.disk else self.rate / self.disk

    def to_json(self) -> dict[str, Any]:
        """The numbers by name."""
        return {
            **self.slots.to_json(),
            **self.prompt.plus(self.decode).to_json(),
            "decode_hit_rate": self.decode.hit_rate,
            "decode_bytes_needed": self.decode.needed,
            "disk_bytes_per_second": self.disk,
            "share_of_disk": self.share,
        }

    def __str__(self) -> str:
        said = [str(self.prompt.plus(self.decode))]
        if self.rate is not None and self.decode.hit_rate is not None:
            decode = f"decode: {self.decode.hit_rate:.1%} hits, {size(self.rate)}/s of experts that were in no slot"
            disk = "" if self.disk is None else f", {self.share or 0:.2f} of the {size(self.disk)}/s of the disk"
            said.append(decode + disk)
        return "; ".join(said)


def read_of(decoder: Decoder) -> ReadExperts | None:
    """What a decoder read of its experts; None where all are in memory. The disk is read for half a second."""
    from moehlo.streamed_decoder import StreamedDecoder

    session, nothing = decoder.session, SlotStatistics()
    if decoder.slots is None or not isinstance(session, StreamedDecoder):
        return None
    entries = (PREFILL_PAGED, DECODE_BATCH) if BATCHED[0] in session.calls else (PREFILL, DECODE)
    prompt, decode = (session.calls.get(entry, nothing) for entry in entries)
    disk = session.disk_rate(decoder.model)
    return ReadExperts(decoder.slots, prompt, decode, decoder.timing.decode_seconds, disk)


@dataclass(frozen=True)
class Uploaded:
    """Weights that came into a GPU's memory, and the bytes a second that the link gives, measured after the last token;
    None where they were not."""

    nbytes: int
    seconds: float
    link: float | None

    @property
    def share(self) -> float | None:
        """Of the link's rate."""
        return self.nbytes / self.seconds / self.link if self.link else None

    def to_json(self) -> dict[str, Any]:
        """The numbers by name."""
        return {"bytes": self.nbytes, "seconds": self.seconds, "link_bandwidth": self.link, "share_of_link": self.share}

    def __str__(self) -> str:
        link = "" if self.link is None else f", {self.share:.2f} of the link's {size(self.link)}/s"
        return (
            f"{size(self.nbytes)} read and copied to the GPU in {self.seconds:.2f} s, "
            f"{size(self.nbytes / self.seconds)}/s{link}"
        )


def uploaded_by(decoder: Decoder, *, measured: bool) -> Uploaded | None:
    """How the weights of a decoder reached its GPU; None where none came from the host. With ``measured`` pinned memory
    is copied for some hundredths of a second."""
    from emitter.iree.rates import link_rate

    device = _on_gpu(decoder)
    if device is None or device.gpu is None or not device.upload.nbytes:
        return None
    link = link_rate(device.gpu.driver) if measured else None
    return Uploaded(device.upload.nbytes, device.upload.seconds, link)


def gpu_read_rate(decoder: Decoder) -> float | None:
    """Bytes a second that a decoder's GPU reads of its memory; None where it has none left to try it."""
    from emitter.iree.rates import memory_rate

    device = _on_gpu(decoder)
    return None if device is None or device.gpu is None else memory_rate(device.gpu.driver)


def _on_gpu(decoder: Decoder) -> Device | None:
    from emitter.iree import Session

    return decoder.session.device if isinstance(decoder.session, Session) else None
