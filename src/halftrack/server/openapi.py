"""The API as OpenAPI 3.1, out of the operations and their types."""

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from halftrack import __version__
from halftrack.server.operations import ANYONE, Operation, Problem

TEMPLATE = "#/components/schemas/{name}"
PARAMETER = re.compile(r"{(\w+)(?::(int))?}")
PROBLEMS = {
    "400": "not understood",
    "401": "nobody known",
    "403": "not yours",
    "404": "not there",
    "409": "too late, or not open",
    "413": "too large",
    "415": "not JSON",
    "422": "no such setup",
    "429": "too often",
    "500": "our mistake",
    "503": "the store is away",
}


def document(operations: Sequence[Operation]) -> dict[str, Any]:
    """The whole description."""
    kinds = [kind for operation in operations for kind in (operation.returns, operation.body, operation.query) if kind]
    schemas, components = msgspec.json.schema_components([*kinds, Problem], ref_template=TEMPLATE)
    schema_of = dict(zip(map(repr, [*kinds, Problem]), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for operation in operations:
        path = PARAMETER.sub(r"{\1}", operation.path)
        paths.setdefault(path, {})[operation.method.lower()] = described(operation, schema_of, components)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Halftrack", "version": __version__},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {
            "cookie": {"type": "apiKey", "in": "cookie", "name": "halftrack"},
            "token": {"type": "http", "scheme": "bearer"},
        }},
    }  # fmt: skip


def described(operation: Operation, schema_of: dict[str, Any], components: dict[str, Any]) -> dict[str, Any]:
    """One operation."""
    problem = {"application/json": {"schema": schema_of[repr(Problem)]}}
    good = {"description": "done", "content": {"application/json": {"schema": schema_of[repr(operation.returns)]}}}
    told: dict[str, Any] = {
        "operationId": operation.name,
        "summary": (operation.handler.__doc__ or operation.name.replace("_", " ")).strip(),
        "parameters": [*path_parameters(operation), *query_parameters(operation, schema_of, components)],
        "responses": {str(operation.status): good}
        | {status: {"description": words, "content": problem} for status, words in PROBLEMS.items()},
    }
    if operation.keeps:
        told["responses"]["304"] = {"description": "as you have it"}
    if operation.who != ANYONE:
        told["security"] = [{"cookie": []}, {"token": []}]
    if operation.body is not None:
        content = {"application/json": {"schema": schema_of[repr(operation.body)]}}
        told["requestBody"] = {"required": True, "content": content}
    return told


def path_parameters(operation: Operation) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True,
         "schema": {"type": "integer", "minimum": 0} if kind else {"type": "string", "minLength": 1}}
        for name, kind in PARAMETER.findall(operation.path)
    ]  # fmt: skip


def query_parameters(
    operation: Operation, schema_of: dict[str, Any], components: dict[str, Any]
) -> list[dict[str, Any]]:
    if operation.query is None:
        return []
    name = schema_of[repr(operation.query)]["$ref"].rpartition("/")[2]
    return [
        {"name": field, "in": "query", "required": False, "schema": schema}
        for field, schema in components[name]["properties"].items()
    ]
