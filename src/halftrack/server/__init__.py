"""The table server: tables, seats and sockets over a store that forgets nothing. It knows no rule."""
