"""The client's types, made from the messages and bodies themselves."""

from typing import Any

import msgspec

from halftrack.server import bodies, protocol

TEMPLATE = "{name}"
HEADER = "// Made by `halftrack.server.typescript` from the server's messages. Do not edit: make it anew.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def emit() -> str:
    """Every type that goes over the wire."""
    kinds = [
        kind
        for module in (protocol, bodies)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__.startswith(module.__name__)
    ]
    _, components = msgspec.json.schema_components(kinds, ref_template=TEMPLATE)
    types = [declaration(name, schema) for name, schema in sorted(components.items())]
    unions = [union("FromServer", protocol.FromServer), union("FromClient", protocol.FromClient)]
    return HEADER + "\n" + "\n".join([f"export const PROTOCOL = {protocol.PROTOCOL};\n", *types, *unions])


def union(name: str, kinds: Any) -> str:
    return f"export type {name} = {' | '.join(kind.__name__ for kind in kinds.__args__)};\n"


def declaration(name: str, schema: dict[str, Any]) -> str:
    """One interface, with the words of its docstring."""
    required = schema.get("required", [])
    lines = [f"  {quoted(field)}{'' if field in required else '?'}: {typed(kind)};"
             for field, kind in schema.get("properties", {}).items()]  # fmt: skip
    words = f"/** {schema['description']} */\n" if "description" in schema else ""
    return f"{words}export interface {name} {{\n" + "\n".join(lines) + ("\n" if lines else "") + "}\n"


def quoted(name: str) -> str:
    return name if name.isidentifier() else f'"{name}"'


def typed(schema: dict[str, Any]) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(typed(each) for each in schema["anyOf"])
    if schema.get("type") == "array":
        return listed(schema)
    if schema.get("type") == "object":
        inner = schema.get("additionalProperties", {})
        return f"Record<string, {typed(inner) if isinstance(inner, dict) else 'unknown'}>"
    return PLAIN.get(schema.get("type", ""), "unknown")


def listed(schema: dict[str, Any]) -> str:
    """A tuple or a list."""
    if "prefixItems" in schema:
        return f"[{', '.join(typed(each) for each in schema['prefixItems'])}]"
    inner = typed(schema["items"])
    return f"({inner})[]" if " " in inner else f"{inner}[]"


if __name__ == "__main__":
    print(emit(), end="")
