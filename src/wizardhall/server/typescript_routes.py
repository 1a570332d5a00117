"""The addresses of the hall in TypeScript, as functions of what they are about: `web/src/lib/routes.ts`."""

import re
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import Final

from wizardhall.server.http.routes import Api, Page, Socket

__all__ = ["ROUTES_TARGET", "typescript_routes"]

ROUTES_TARGET: Final = Path(__file__).parents[3] / "web" / "src" / "lib" / "routes.ts"

HEAD: Final = "// Made by `python -m wizardhall.server.typescript` from the routes of the hall. Do not edit.\n"
A_PART: Final = re.compile(r"\{(\w+)\}")


def typescript_routes() -> str:
    return "\n".join(
        [
            HEAD,
            *_functions("apiRoutes", Api),
            *_functions("socketRoutes", Socket),
            *_functions("pageRoutes", Page),
            *_pages(),
        ]
    )


def _functions(name: str, routes: type[StrEnum]) -> Iterator[str]:
    yield f"export const {name} = {{"
    for route in routes:
        parts = [_camel(part) for part in A_PART.findall(route)]
        takes = ", ".join(f"{part}: string" for part in parts)
        address = A_PART.sub(lambda found: f"${{encodeURIComponent({_camel(found[1])})}}", route)
        quoted = f"`{address}`" if parts else f"'{address}'"
        yield f"  {_camel(route.name.lower())}: ({takes}): string => {quoted},"
    yield "}\n"


def _pages() -> Iterator[str]:
    yield "/** What the pages are about, by the first word of their address. */"
    yield "export const PAGES = {"
    for page in Page:
        found = re.fullmatch(r"/(\w+)/\{(\w+)\}", page)
        if found:
            yield f"  {found[1]}: '{_camel(found[2])}',"
    yield "} as const\n"
    yield "export type PageName = keyof typeof PAGES\n"


def _camel(name: str) -> str:
    return re.sub(r"_(\w)", lambda found: found[1].upper(), name)
