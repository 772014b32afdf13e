"""The bots' worker: a question as JSON text in, a move as JSON text out."""

from sobremesa.bots.worker import think

__export__ = ["think"]
