"""docs/families.md is the table."""

from pathlib import Path

from emitter.reading.families import FAMILIES, WRAPPERS, moe_blocks
from emitter.reading.families.document import COMMAND, main, page

DOCS = Path(__file__).parents[3] / "docs" / "families.md"


def test_the_page_is_not_stale():
    assert DOCS.read_text(encoding="utf-8") == page(), f"run {COMMAND}"


def test_every_row_is_on_the_page():
    text = page()
    for name, family, rule in moe_blocks():
        assert text.count(f"\n| {name} |") == 3  # routing, experts, keys
        assert all(f"`{model_type}`" in text for model_type in family.model_types)
        assert rule.layout.prefixes[0] in text
    assert all(f"\n| {family.name} |" in text for family in FAMILIES)
    assert all(f"`{wrapper.model_type}`" in text for wrapper in WRAPPERS)


def test_a_stale_page_fails_the_check_and_writing_repairs_it(tmp_path, capsys):
    path = tmp_path / "families.md"
    assert main(["--check", str(path)]) == 1
    path.write_text(page() + "edited\n", encoding="utf-8")
    assert main(["--check", str(path)]) == 1
    assert "stale" in capsys.readouterr().err
    assert main(["--write", str(path)]) == 0
    assert main(["--check", str(path)]) == 0
    assert main([]) == 0
    assert capsys.readouterr().out == page()
