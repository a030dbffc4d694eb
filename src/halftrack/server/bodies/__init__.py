"""What the HTTP API takes and gives, beside the messages of the socket: one module a subject."""

from halftrack.server.bodies.campaigns import *  # noqa: F403
from halftrack.server.bodies.offers import *  # noqa: F403
from halftrack.server.bodies.operation import *  # noqa: F403
from halftrack.server.bodies.past import *  # noqa: F403
from halftrack.server.bodies.people import *  # noqa: F403
from halftrack.server.bodies.racing import *  # noqa: F403
from halftrack.server.bodies.tables import *  # noqa: F403
