"""The HTTP interface, one module a part of the protocol."""
