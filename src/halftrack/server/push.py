"""Web push: a message that only the browser can read (RFC 8291), signed by this server (RFC 8292)."""

import base64
import json
import os

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

RECORD = 4096
HOURS = 12
POINT = (serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def url64(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def from_url64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A key for this server, as text to be kept."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return url64(number.to_bytes(32, "big"))


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(from_url64(text), "big"), ec.SECP256R1())


def public_key(text: str) -> str:
    """What a browser is told when it subscribes."""
    return url64(private_key(text).public_key().public_bytes(*POINT))


def signed(key: str, audience: str, contact: str, now: float) -> str:
    """The header that says who sends, for some hours."""
    claims = {"aud": audience, "exp": int(now) + HOURS * 3600, "sub": contact}
    parts = [
        url64(json.dumps(part, separators=(",", ":")).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)
    ]
    r, s = decode_dss_signature(private_key(key).sign(".".join(parts).encode(), ec.ECDSA(hashes.SHA256())))
    return f"vapid t={'.'.join(parts)}.{url64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={public_key(key)}"


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def sealed(words: bytes, p256dh: str, auth: str) -> bytes:
    """The message, for that subscription alone."""
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_url64(p256dh))
    own, salt = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    public, their_public = own.public_key().public_bytes(*POINT), theirs.public_bytes(*POINT)
    info = b"WebPush: info\0" + their_public + public
    secret = derived(own.exchange(ec.ECDH(), theirs), from_url64(auth), info, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(public)]) + public
    return head + AESGCM(key).encrypt(nonce, words + b"\2", None)
