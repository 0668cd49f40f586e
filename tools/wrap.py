#!/usr/bin/env python3
"""Wraps prose where a line is too wide: Markdown, comments of TypeScript, CSS and Python,
docstrings.

    tools/wrap.py FILE…           rewrites them
    tools/wrap.py --check FILE…   names those that would change; exit code 1 if there are any

Only a paragraph (or a comment) with a line over the limit is filled anew; all others stay as they
were written. Tables, fenced and indented code, headings, HTML and link definitions are never
touched, and no line break is put into `code` or into a [link](target). clang-format wraps the
comments of C++.
"""
import ast
import io
import re
import sys
import tokenize
from pathlib import Path

WIDTHS = {
    ".md": 100,
    ".py": 100,
    ".pyi": 100,
    ".css": 120,
    ".js": 120,
    ".mjs": 120,
    ".mts": 120,
    ".ts": 120,
    ".tsx": 120,
}
# Code, links and plain words: what no line break may be put into.
WORD = re.compile(r"(?:`[^`]+`|!?\[[^\]]*\]\([^)]*\)|\S)+")
# A line must not begin with what Markdown would take for a list, a heading, a quotation, a table or
# a rule.
MARKUP = re.compile(r"([-+*>|=]|#{1,6}|\d+[.)]|-{2,}|={2,}|```.*)$")
ITEM = re.compile(r"(\s*)([-*+]|\d+[.)])( +)")


def fill(text, first, rest, width):
    """The text as lines; the first begins with `first`, the others with `rest`."""
    words = []
    for word in WORD.findall(text):
        if words and MARKUP.match(word):
            words[-1] += " " + word
        else:
            words.append(word)
    lines, line = [], first + words[0]
    for word in words[1:]:
        if len(line) + 1 + len(word) > width:
            lines.append(line)
            line = rest + word
        else:
            line += " " + word
    return lines + [line]


def wrap_markdown(text, width):
    out, paragraph, fence = [], [], None

    def finish():
        if paragraph:
            item = ITEM.match(paragraph[0])
            first = item[0] if item else re.match(r"\s*", paragraph[0])[0]
            rest = " " * len(first)
            has_breaks = any(line.endswith(("  ", "\\")) for line in paragraph[:-1])
            body = [paragraph[0][len(first) :], *paragraph[1:]]
            if has_breaks or all(len(line) <= width for line in paragraph):
                out.extend(paragraph)
            else:
                out.extend(fill(" ".join(line.strip() for line in body), first, rest, width))
            paragraph.clear()

    in_list = False
    for line in text.split("\n"):
        opening = re.match(r"\s*(```+|~~~+)", line)
        if fence:
            out.append(line)
            if opening and opening[1].startswith(fence):
                fence = None
        elif opening:
            finish()
            fence = opening[1]
            out.append(line)
        elif not line.strip():
            finish()
            out.append(line)
        elif re.match(r"\s*(\||#{1,6} |<|>|\[[^\]]+\]: |-{3,}$|={3,}$)", line):
            finish()
            out.append(line)
            in_list = in_list and line.startswith(" ")
        elif not paragraph and not in_list and line.startswith("    "):
            out.append(line)
        elif ITEM.match(line):
            finish()
            in_list = True
            paragraph.append(line)
        else:
            in_list = in_list and (bool(paragraph) or line.startswith(" "))
            paragraph.append(line)
    finish()
    return "\n".join(out)


def wrap_lines_of_comment(lines, mark, width):
    """A block of whole-line comments that begin with the same blanks and the same mark."""
    prefix = re.match(rf"\s*{re.escape(mark)}", lines[0])[0]
    out, paragraph = [], []

    def finish():
        if paragraph:
            item = ITEM.match(paragraph[0][len(prefix) :])
            first = prefix + (item[0] if item else " ")
            rest = prefix + " " * (len(first) - len(prefix))
            texts = [paragraph[0][len(first) :], *(line[len(prefix) :] for line in paragraph[1:])]
            wide = any(len(line) > width for line in paragraph)
            out.extend(
                fill(" ".join(one.strip() for one in texts), first, rest, width)
                if wide
                else paragraph
            )
            paragraph.clear()

    for line in lines:
        text = line[len(prefix) :]
        item = re.match(r" (- |\d+\. )", text)
        if not re.match(r" \S", text) and not (
            paragraph and re.match(r"   ?\S", text) and ITEM.match(paragraph[0][len(prefix) :])
        ):
            # Empty, or laid out by hand.
            finish()
            out.append(line)
            continue
        if item:
            finish()
        paragraph.append(line)
    finish()
    return out


def wrap_comments(lines, mark, width, is_comment):
    out, block = [], []

    def finish():
        if block:
            out.extend(wrap_lines_of_comment(block, mark, width))
            block.clear()

    for number, line in enumerate(lines, 1):
        if not is_comment(number, line):
            finish()
            out.append(line)
            continue
        if block and re.match(r"\s*", line)[0] != re.match(r"\s*", block[0])[0]:
            finish()
        block.append(line)
    finish()
    return out


def wrap_block_comments(text, width):
    """/* … */ and /** … */ that stand alone on their lines."""

    def wrapped(found):
        lines = found[0].split("\n")
        if all(len(line) <= width for line in lines):
            return found[0]
        indent, is_doc = found[1], found[0].lstrip().startswith("/**")
        body = re.sub(r"^\s*/\*+|\*+/$", "", found[0]).split("\n")
        body = [re.sub(r"^\s*\* ?", "", line) if is_doc else line.strip() for line in body]
        paragraphs = re.split(r"\n(?:\s*\n)+", "\n".join(body).strip())
        if not is_doc:
            prose = " ".join(paragraphs)
            return "\n".join(fill(f"/* {prose} */", indent, indent + "   ", width))
        out = [f"{indent}/**"]
        for number, paragraph in enumerate(paragraphs):
            out += [f"{indent} *"] * (number > 0) + fill(
                paragraph, f"{indent} * ", f"{indent} * ", width
            )
        return "\n".join([*out, f"{indent} */"])

    return re.sub(r"^([ \t]*)/\*(?:(?!\*/)[\s\S])*\*/$", wrapped, text, flags=re.M)


def wrap_docstrings(text, width):
    lines = text.split("\n")
    nodes = [
        node
        for node in ast.walk(ast.parse(text))
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef))
    ]
    docs = [
        node.body[0]
        for node in nodes
        if node.body and ast.get_docstring(node, clean=False) is not None
    ]
    for doc in sorted(docs, key=lambda one: -one.lineno):
        block = lines[doc.lineno - 1 : doc.end_lineno]
        if all(len(line) <= width for line in block) or '"""' not in block[0]:
            continue
        opening = block[0].index('"""') + 3
        indent = " " * doc.col_offset
        out, paragraph = [], []

        def finish():
            if paragraph and any(len(line) > width for line in paragraph):
                first = paragraph[0][:opening] if paragraph[0] is block[0] else indent
                body = [paragraph[0][len(first) :], *paragraph[1:]]
                out.extend(fill(" ".join(line.strip() for line in body), first, indent, width))
            else:
                out.extend(paragraph)
            paragraph.clear()

        for line in block:
            inner = line[opening:] if line is block[0] else line[len(indent) :]
            by_hand = (
                not inner.strip()
                or inner.strip() == '"""'
                or inner.startswith(" ")
                or "  " in inner
            )
            if by_hand or inner.startswith("- "):
                finish()
            (out if by_hand else paragraph).append(line)
        finish()
        lines[doc.lineno - 1 : doc.end_lineno] = out
    return "\n".join(lines)


def wrap(path, text):
    width = WIDTHS[path.suffix]
    if path.suffix == ".md":
        return wrap_markdown(text, width)
    if path.suffix in {".py", ".pyi"}:
        text = wrap_docstrings(text, width)
        tokens = tokenize.generate_tokens(io.StringIO(text).readline)
        whole = {
            one.start[0]
            for one in tokens
            if one.type == tokenize.COMMENT and not one.line[: one.start[1]].strip()
        }
        return "\n".join(
            wrap_comments(text.split("\n"), "#", width, lambda number, _: number in whole)
        )
    if path.suffix != ".css":
        text = "\n".join(
            wrap_comments(
                text.split("\n"), "//", width, lambda _, line: bool(re.match(r"\s*//(?!/)", line))
            )
        )
    return wrap_block_comments(text, width)


def main():
    check = "--check" in sys.argv
    changed = 0
    for name in sys.argv[1:]:
        path = Path(name)
        if name == "--check" or path.suffix not in WIDTHS:
            continue
        before = path.read_text(encoding="utf-8")
        after = wrap(path, before)
        if after != before:
            changed += 1
            print(
                f"{name}: prose wider than {WIDTHS[path.suffix]} columns"
                if check
                else f"{name}: wrapped"
            )
            if not check:
                path.write_text(after, encoding="utf-8")
    return 1 if check and changed else 0


if __name__ == "__main__":
    sys.exit(main())
