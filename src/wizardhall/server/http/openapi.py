"""The page at `/schema`: what the lobby's HTTP offers, without a line of script, so that the strict policy holds."""

from html import escape
from typing import Any

from litestar.connection import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

__all__ = ["PlainPage"]


class PlainPage(OpenAPIRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        title = escape(f"{openapi_schema['info']['title']} {openapi_schema['info']['version']}")
        rows = [
            _row(path, method, operation)
            for path, operations in sorted(openapi_schema.get("paths", {}).items())
            for method, operation in operations.items()
            if isinstance(operation, dict)
        ]
        return (
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title><h1>{title}</h1>'
            '<p>For programs: <a href="/schema/openapi.json">openapi.json</a>, '
            '<a href="/schema/openapi.yml">openapi.yml</a>.</p>'
            f"<table><thead><tr><th>request<th>what it does<th>takes<th>gives</thead>{''.join(rows)}</table>"
        ).encode()


def _row(path: str, method: str, operation: dict[str, Any]) -> str:
    taken = [f"?{each['name']}" for each in operation.get("parameters", ()) if each.get("in") == "query"]
    taken += [_schema(operation.get("requestBody", {}))]
    given = [f"{status} {_schema(answer)}" for status, answer in operation.get("responses", {}).items() if status < "3"]
    cells = (f"{method.upper()} {path}", operation.get("summary", ""), " ".join(filter(None, taken)), ", ".join(given))
    code, words, *rest = map(escape, cells)
    return f"<tr><td><code>{code}</code><td>{words}" + "".join(f"<td><code>{cell}</code>" for cell in rest)


def _schema(body: dict[str, Any]) -> str:
    for content in body.get("content", {}).values():
        schema = content.get("schema", {})
        refs = [schema, *schema.get("oneOf", ()), *schema.get("anyOf", ())]
        return str(next((each["$ref"].rpartition("/")[2] for each in refs if "$ref" in each), schema.get("type", "")))
    return ""
