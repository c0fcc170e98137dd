"""Chat templates: as transformers renders them, and what a hostile one can do."""

from pathlib import Path

import pytest
from transformers.utils.chat_template_utils import render_jinja_template

from emitter.errors import InputError
from moehlo.generation import template as subject
from moehlo.generation.template import ChatTemplate

MESSAGES = [
    {"role": "system", "content": "Be brief."},
    {"role": "user", "content": "<b>What & why?</b> 東京"},
    {"role": "assistant", "content": "4", "reasoning_content": "2+2"},
]

TEMPLATES = {
    "loop": "{%- for m in messages %}\n    {{- m.role + ': ' + m['content'] | trim }}\n{% endfor %}",
    "namespace": "{% set ns = namespace(n=0) %}{% for m in messages %}{% set ns.n = ns.n + 1 %}{% endfor %}{{ ns.n }}",
    "controls": "{% for m in messages %}{% if loop.index > 2 %}{% break %}{% endif %}{{ m.role }}{% endfor %}",
    "generation": "{% for m in messages %}{% generation %}{{ m.content }}{% endgeneration %}{% endfor %}",
    "json": "{{ messages | tojson }}{{ messages[0] | tojson(indent=2) }}",
    "dict": "{{ dict(a=1) | tojson }}{{ tools is none }}{{ missing is defined }}",
    "bos": "{{ bos_token }}{% if add_generation_prompt %}<|assistant|>{% endif %}",
    "macro": "{% macro f(x) %}[{{ x }}]{% endmacro %}{{ f(messages[1].content) }}",
}


@pytest.mark.parametrize("name", TEMPLATES)
def test_a_template_renders_as_in_transformers(name: str) -> None:
    text = TEMPLATES[name]
    (expected,), _ = render_jinja_template(
        [MESSAGES], chat_template=text, add_generation_prompt=True, bos_token="<s>", eos_token="</s>"
    )
    ours = ChatTemplate(text, Path("chat_template.jinja")).render(
        MESSAGES, special_tokens={"bos_token": "<s>", "eos_token": "</s>"}
    )
    assert ours == expected


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{{ raise_exception('roles must alternate') }}", 'refuses these messages: "roles must alternate"'),
        ("{% if %}", r"is no valid template \(line 1\)"),
        ("{{ messages.nothing.there }}", "fails: .*UndefinedError"),
        ("{{ ''.__class__.__mro__ }}", "fails: .*(SecurityError|UndefinedError)"),
        ("{{ messages.append(1) }}", "fails: .*SecurityError"),
        ("{{ cycler.__init__.__globals__.os.system('true') }}", "fails: .*(SecurityError|UndefinedError)"),
        ("{% include '/etc/passwd' %}", "fails: .*"),
        ("{{ 'a' * 5000000 }}", "renders too long a text"),
        ("{{ ('a' * 3000000000) | length }}", "takes too much memory|fails: .*Memory"),
    ],
)
def test_a_template_that_does_not_render_is_refused(text: str, message: str) -> None:
    with pytest.raises(InputError, match=message):
        ChatTemplate(text, Path("chat_template.jinja")).render(MESSAGES)


def test_a_template_that_never_ends_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subject, "CPU_SECONDS", 1)
    text = "{% for a in range(99999) %}{% for b in range(99999) %}{% set c = a * b %}{% endfor %}{% endfor %}"
    with pytest.raises(InputError, match="did not end within 1 s of CPU time"):
        ChatTemplate(text, Path("chat_template.jinja")).render(MESSAGES)


def test_messages_that_are_no_json_are_refused() -> None:
    with pytest.raises(InputError, match="messages for a chat template are JSON values"):
        ChatTemplate("x", Path("t")).render([{"role": "user", "content": object()}])
