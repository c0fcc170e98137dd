import ml_dtypes
import numpy as np
import pytest

from emitter.errors import InputError
from emitter.iree import aligned_empty
from emitter.iree.arrays import to_device, to_numpy
from emitter.iree.drivers import DriverChoice, open_device
from emitter.session.arrays import describe, to_torch
from emitter.session.tensors import lies_plainly
from emitter.signature import DType

torch = pytest.importorskip("torch")


@pytest.fixture(scope="module")
def device():
    return open_device(DriverChoice("local-sync", 1, "test"))


def address(view):
    return view.map().asarray([view.byte_length], np.dtype(np.uint8)).ctypes.data


@pytest.mark.parametrize("dtype", [np.float32, ml_dtypes.bfloat16, np.bool_])
@pytest.mark.parametrize("shape", [(3, 5), (7,), (0, 4), (), (2, 3, 1000)])
def test_aligned_memory_starts_at_a_multiple_of_64(shape, dtype):
    array = aligned_empty(shape, dtype)
    assert (array.shape, array.dtype) == (shape, np.dtype(dtype))
    assert array.size == 0 or array.ctypes.data % 64 == 0
    assert array.flags.c_contiguous
    assert array.flags.writeable


def test_an_aligned_array_is_lent_and_any_other_copied(device):
    whole = aligned_empty((33, 16), np.float32)
    for rows, lent in ((whole, True), (whole[1:], True), (whole[:, 4:], False), (whole[::2], False)):
        view = to_device(describe(rows, "x"), device, host_memory=True)
        assert (address(view) == rows.ctypes.data) is lent
    for offset in range(4, 64, 4):
        moved = np.frombuffer(whole, np.uint8)[offset : offset + 256].view(np.float32)
        assert address(to_device(describe(moved, "x"), device, host_memory=True)) % 64 == 0


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.float16, torch.int32, torch.bool])
def test_torch_memory_is_lent_and_handed_back(device, dtype):
    tensor = torch.arange(5 * 12).reshape(5, 12).remainder(2).to(dtype)
    described = describe(tensor, "x")
    view = to_device(described, device, host_memory=True)
    assert tensor.data_ptr() % 64 == 0  # torch's own promise; without it the next line would rightly fail
    assert address(view) == tensor.data_ptr()
    back = to_torch(to_numpy(view, described.dtype, device, host_memory=True))
    assert back.data_ptr() == tensor.data_ptr()
    assert back.dtype == dtype
    assert torch.equal(back, tensor)


def test_a_tensor_that_asks_for_a_gradient_and_a_transposed_one(device):
    parameter = torch.nn.Parameter(torch.arange(12.0).reshape(3, 4))
    message = r"x: this tensor asks for gradients, and sessions compute none: .* torch\.no_grad\(\), or .* detach\(\)"
    with pytest.raises(InputError, match=message):
        describe(parameter, "x")
    assert describe(parameter.detach(), "x").address == parameter.data_ptr()
    with torch.no_grad():
        assert describe(parameter, "x").address == parameter.data_ptr()
        transposed = describe(parameter.T, "x")
    view = to_device(transposed, device, host_memory=True)
    assert np.array_equal(to_numpy(view, DType.F32, device, host_memory=True), parameter.detach().numpy().T)


def test_other_byte_orders_and_widths_are_no_element_types():
    for dtype in (">f4", ">f8", "u8", "u4", "c8"):
        assert describe(np.zeros((2, 3), dtype), "x").dtype is None


def test_other_libraries_are_read_through_dlpack():
    class Foreign:
        def __init__(self, array):
            self.array = array

        def __dlpack__(self, **keywords):
            return self.array.__dlpack__(**keywords)

        def __dlpack_device__(self):
            return self.array.__dlpack_device__()

    array = np.arange(6, dtype=np.float32).reshape(2, 3)
    assert describe(Foreign(array), "x").address == array.ctypes.data


def resized(to, *, of):
    tensor = of(torch.arange(24.0).reshape(4, 6)[1:])
    tensor.untyped_storage().resize_(to)
    return tensor


class Wrapped(torch.Tensor):
    pass


LAZY = {
    "negated": lambda: torch._neg_view(torch.arange(12.0).reshape(3, 4)),
    "negated, in part and reversed": lambda: torch._neg_view(torch.arange(24.0).reshape(4, 6).T[1:, ::2]),
    "imaginary part of a conjugate": lambda: (
        torch.complex(torch.ones(3, 4), torch.arange(12.0).reshape(3, 4)).conj().imag
    ),
    "zeros without memory": lambda: torch._efficientzerotensor(3, 4),
    "zeros without memory, transposed": lambda: torch._efficientzerotensor(4, 3).T,
    "broadcast": lambda: torch.arange(4.0).expand(3, 4),
    "no rows": lambda: torch.arange(12.0).reshape(3, 4)[3:],
    "no rows of an empty storage": lambda: resized(0, of=lambda t: t[3:, :]),
}


@pytest.mark.parametrize("kind", LAZY)
def test_numbers_that_memory_does_not_hold_are_resolved(device, kind):
    tensor = LAZY[kind]()
    described = describe(tensor, "x")
    view = to_device(described, device, host_memory=True)
    found = to_numpy(view, DType.F32, device, host_memory=True)
    assert np.array_equal(found, tensor.resolve_neg().clone().numpy())
    assert lies_plainly(tensor) is (tensor.numel() == 0 or kind == "broadcast")


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: torch.eye(3).to_sparse(), r"is stored as torch\.sparse_coo: pass its \.to_dense\(\)"),
        (lambda: torch.eye(4).to_mkldnn(), r"is stored as torch\._mkldnn: pass its \.to_dense\(\)"),
        (lambda: torch.nested.nested_tensor([torch.eye(3), torch.ones(2, 3)]), "is nested: pass it padded"),
        (
            lambda: torch.nested.nested_tensor([torch.eye(3), torch.ones(2, 3)], layout=torch.jagged),
            "is nested: pass it padded",
        ),
        (
            lambda: torch.quantize_per_tensor(torch.eye(3), 0.1, 0, torch.qint8),
            r"is quantised \(torch\.qint8\): pass its \.dequantize\(\)",
        ),
        (lambda: torch.eye(3, device="meta"), "is on meta: it has no numbers"),
        (lambda: torch.eye(3).as_subclass(Wrapped), "is a Wrapped, not a plain tensor"),
        (lambda: resized(0, of=lambda t: t), "reaches to byte 96 of its storage, which was resized to 0"),
        (lambda: resized(95, of=lambda t: t), "reaches to byte 96 of its storage, which was resized to 95"),
        (lambda: resized(80, of=lambda t: t[:, ::2]), "reaches to byte 92 of its storage, which was resized to 80"),
    ],
)
@pytest.mark.filterwarnings("ignore")
def test_tensors_whose_numbers_cannot_be_read_are_refused_by_name(make, message):
    tensor = make()
    assert not lies_plainly(tensor)
    with pytest.raises(InputError, match=f"weight up: this tensor {message}"):
        describe(tensor, "weight up")


def test_tensors_inside_of_transforms_are_refused():
    def read(x):
        assert not lies_plainly(x)
        return describe(x, "x")

    with pytest.raises(InputError, match=r"x: this tensor has no memory of its own: .* torch\.func"):
        torch.func.vmap(read)(torch.ones(3, 4))


def test_arrays_of_jax_in_bf16_are_read_where_they_lie():
    jax = pytest.importorskip("jax")
    for dtype in ("bfloat16", "float32"):
        array = jax.numpy.arange(12, dtype=dtype).reshape(3, 4)
        described = describe(array, "x")
        assert described.dtype.numpy == array.dtype
        assert described.address == array.unsafe_buffer_pointer()
    array.delete()
    with pytest.raises(InputError, match="x: this ArrayImpl cannot be read as an array"):
        describe(array, "x")


@pytest.mark.parametrize("value", [[[1.0, 2.0]], 3.0, "x", None, object()])
def test_what_is_no_array_is_refused_by_name(value):
    with pytest.raises(InputError, match=f"weight up: .*{type(value).__name__}"):
        describe(value, "weight up")
