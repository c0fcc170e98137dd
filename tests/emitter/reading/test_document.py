"""docs/families.md is the table."""

import json
from pathlib import Path

from benchmarks.pages.families import COMMAND, main, page
from emitter.reading.config import open_model
from emitter.reading.families import FAMILIES
from oracle.suite import blocks

DOCS = Path(__file__).parents[3] / "docs" / "families.md"


def test_the_page_is_not_stale():
    assert DOCS.read_text(encoding="utf-8") == page(), f"run {COMMAND}"


def read_json(path):
    return json.loads(path.read_text(encoding="utf-8"))


def open_parts(path):
    return path.parent.name in ("configs", "tiny") and open_model(path).parts


def tables(text):
    """The cells of each line of each table, by heading."""
    found, heading = {}, ""
    for line in text.splitlines():
        heading = line.removeprefix("## ") if line.startswith("## ") else heading
        if line.startswith("| "):
            found.setdefault(heading, []).append([cell.strip() for cell in line.strip("|").split("|")])
    return {heading: lines[1:] for heading, lines in found.items()}


def test_every_block_that_a_config_opens_has_one_row_in_each_table_and_no_other_has():
    """Counted from the models in goldens/configs, and from the table only where no config stands for a row."""
    opened = {block.family for block in blocks()}
    shown = tables(DOCS.read_text(encoding="utf-8"))
    for heading in ("Routing", "Experts", "Config keys"):
        assert sorted(cells[0] for cells in shown[heading]) == sorted(opened), heading
    assert f"{len(opened)} Mixture-of-Experts blocks" in page()
    dense = sorted(family.name for family in FAMILIES if not family.moe and not family.variants)
    assert sorted(cells[0] for cells in shown["Dense models"]) == dense
    assert f"and {len(dense)} families of dense models" in page()
    nested = {f"`{read_json(p)['model_type']}`" for p in (DOCS.parents[1] / "goldens").rglob("*.json") if open_parts(p)}
    assert nested <= {cells[0] for cells in shown["Models inside other configs"]}
    assert "`qwen3_vl_moe`" in nested


def test_what_a_row_says_is_what_the_model_does():
    """Read off the models' own code and papers."""
    routing = {cells[0]: cells[1:] for cells in tables(page())["Routing"]}
    experts = "experts `num_local_experts`, top_k `num_experts_per_tok`"
    sizes = "experts `num_experts`, top_k `num_experts_per_tok`"
    assert routing["mixtral"] == ["`mixtral`", f"{experts}, renorm (sum)", "all"]
    assert routing["olmoe"] == ["`olmoe`", f"{sizes}, renorm (sum) if `norm_topk_prob` (default false)", "all"]
    assert routing["gpt_oss"][1] == f"{experts}, select_on logit, weights_from selected_logits, bias"
    assert routing["deepseek_v3"][0] == "`deepseek_v3`, `kimi_k2`"
    grouped = "count `n_group` (default 8), top `topk_group` (default 4), score top2_sum, fill neg_inf"
    assert f"score sigmoid, correction_bias, groups ({grouped})" in routing["deepseek_v3"][1]
    assert "- `norm`: RMSNorm of what the router sees." in page()


def test_a_stale_page_fails_the_check_and_writing_repairs_it(tmp_path, capsys):
    path = tmp_path / "families.md"
    assert main(["--check", str(path)]) == 1
    path.write_text(page() + "edited\n", encoding="utf-8")
    assert main(["--check", str(path)]) == 1
    assert f"stale: {COMMAND.partition(' docs/')[0]} {path}" in capsys.readouterr().err
    assert main(["--write", str(path)]) == 0
    assert main(["--check", str(path)]) == 0
    assert main([]) == 0
    assert capsys.readouterr().out == page()
