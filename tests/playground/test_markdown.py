"""Discord's Markdown as HTML, and nothing harmful in it."""

import pytest

from bot.playground.web.markdown import html

ANN = "1111111111111111111"


def named(sign: str, number: str) -> str | None:
    return {"@": "Ann <3", "#": "uno"}.get(sign) if number == ANN else None


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("## UNO", "<h2>UNO</h2>"),
        ("**a** *b* __c__ ~~d~~ `e`", "<strong>a</strong> <em>b</em> <u>c</u> <s>d</s> <code>e</code>"),
        (r"\*a\* b_c_d", "<p>*a* b_c_d</p>"),
        ("**輪到你了。**請出牌", "<p><strong>輪到你了。</strong>請出牌</p>"),
        (r"**a\*\*b** ***c*** **d", "<strong>a**b</strong> <strong><em>c</em></strong> **d"),
        ("a\nb", "a<br>\nb"),
        ("-# **a**", "<small><strong>a</strong></small>"),
        ("a\n-# b", "<p>a</p>\n<small>b</small>"),
        ("> a\nb", "<blockquote>\n<p>a</p>\n</blockquote>\n<p>b</p>"),
        ("1. a\nb", "<ol>\n<li>a</li>\n</ol>\n<p>b</p>"),
        ("||a **b**||", '<span class="spoiler" tabindex="0">a <strong>b</strong></span>'),
        ("<t:0:R>", '<time datetime="1970-01-01T00:00:00+00:00" data-style="R">1970-01-01 00:00 UTC</time>'),
        (f"<@{ANN}>", '<span class="mention" data-user="1111111111111111111">@Ann &lt;3</span>'),
        (f"<#{ANN}>", f'<span class="mention" data-channel="{ANN}">#uno</span>'),
        ("<@2222222222222222222>", '<span class="mention">@…</span>'),
        ("</uno new:7>", '<button type="button" class="mention" data-command="uno new" data-id="7">/uno new</button>'),
        (f"<:red_5:{ANN}>", f'<img class="emoji" src="/cdn/emojis/{ANN}.png" alt=":red_5:" title=":red_5:">'),
        ("https://a.b/c.", 'href="https://a.b/c" target="_blank" rel="noopener noreferrer">https://a.b/c</a>.'),
        ("[a](https://b.c)", '<a href="https://b.c" target="_blank" rel="noopener noreferrer">a</a>'),
        ("```\n> a\n1. b\n```", "<pre><code>&gt; a\n1. b\n</code></pre>"),
    ],
)
def test_what_discord_knows(text: str, expected: str) -> None:
    assert expected in html(text, named)


@pytest.mark.parametrize(
    "text",
    [
        "<script>alert(1)</script>",
        '<img src=x onerror="alert(1)">',
        "[a](javascript:alert(1))",
        "[a](data:text/html,b)",
        "![a](https://b.c/d.png)",
        '<https://a.b/"onmouseover="alert(1)>',
        '</a"><script>:1>',
        "<t:99999999999999:R>",
        "||<b>||",
    ],
)
def test_harmful_markup_stays_text(text: str) -> None:
    made = html(text, named)
    assert "<script" not in made
    assert "<img" not in made
    assert "<b>" not in made
    assert 'href="javascript' not in made
    assert 'href="data' not in made
    assert '"onmouseover' not in made
