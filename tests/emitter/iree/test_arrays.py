import ml_dtypes
import numpy as np
import pytest

from emitter.errors import InputError
from emitter.iree import aligned_empty
from emitter.iree.arrays import describe, to_device, to_numpy, to_torch
from emitter.iree.drivers import DriverChoice, open_device
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


def test_a_tensor_that_wants_a_gradient_and_a_transposed_one(device):
    parameter = torch.nn.Parameter(torch.arange(12.0).reshape(3, 4))
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


def test_a_sparse_tensor_is_refused_by_name():
    torch = pytest.importorskip("torch")
    with pytest.raises(InputError, match="x: this tensor cannot be read as an array"):
        describe(torch.eye(3).to_sparse(), "x")


@pytest.mark.parametrize("value", [[[1.0, 2.0]], 3.0, "x", None, object()])
def test_what_is_no_array_is_refused_by_name(value):
    with pytest.raises(InputError, match=f"weight up: .*{type(value).__name__}"):
        describe(value, "weight up")
