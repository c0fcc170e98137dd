"""Headers of arrays, read as numpy reads them."""

from __future__ import annotations

import io
from pathlib import Path

import numpy as np
import pytest

from emitter.errors import InputError
from emitter.io.npy import read_array


@pytest.mark.filterwarnings("ignore:Reading .* header parsing:UserWarning")
@pytest.mark.parametrize("version", [1, 2, 3])
@pytest.mark.parametrize("sizes", ["(2, 3)", "(2L, 3L)", "(2, 3L)"])
def test_sizes_are_long_integers_of_python_2_where_numpy_takes_them(tmp_path: Path, version: int, sizes: str) -> None:
    header = f"{{'descr': '<f4', 'fortran_order': False, 'shape': {sizes}, }}\n".encode()
    length = len(header).to_bytes(2 if version == 1 else 4, "little")
    values = np.arange(6, dtype=np.float32)
    raw = b"\x93NUMPY" + bytes([version, 0]) + length + header + values.tobytes()
    (tmp_path / "x.npy").write_bytes(raw)
    if version == 3 and "L" in sizes:
        with pytest.raises(ValueError, match="Cannot parse header"):
            np.load(io.BytesIO(raw))
        with pytest.raises(InputError, match="its shape is"):
            read_array(tmp_path / "x.npy", "x", lambda shape, dtype: None)
    else:
        found = read_array(tmp_path / "x.npy", "x", lambda shape, dtype: None)
        np.testing.assert_array_equal(found, np.load(io.BytesIO(raw)))
