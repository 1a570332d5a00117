"""Conditions on many values at once, in a statement whose text is the same however many they are.

PostgreSQL plans a statement once for each text: `IN (…)` would be planned again for every length of the list.
"""

from typing import Any

from sqlalchemy import ARRAY, JSON, Column, ColumnElement, Text, any_, bindparam, func, select

__all__ = ["among"]


def among(column: Column[Any], sqlite: bool) -> ColumnElement[bool]:
    """Is the text in this column one of the list that is given as `ids`?"""
    if sqlite:
        return column.in_(select(func.json_each(bindparam("ids", type_=JSON)).table_valued("value").c.value))
    return column == any_(bindparam("ids", type_=ARRAY(Text)))
