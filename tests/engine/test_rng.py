"""Randomness: keyed, one stream a pile, uniform."""

from collections import Counter
from itertools import permutations
from random import Random

from halftrack.engine import Rng


def shuffled(rng: Rng, pile: str, size: int = 20) -> list[int]:
    items = list(range(size))
    rng.shuffle(pile, items)
    return items


def test_the_same_seed_gives_the_same_order_and_another_seed_another() -> None:
    assert shuffled(Rng.from_seed(1), "deck") == shuffled(Rng.from_seed(1), "deck")
    assert shuffled(Rng.from_seed(1), "deck") != shuffled(Rng.from_seed(2), "deck")


def test_a_seed_may_be_a_word_and_the_word_1_is_not_the_number_1() -> None:
    assert Rng.from_seed("1").key != Rng.from_seed(1).key


def test_a_key_has_128_bits() -> None:
    assert len(bytes.fromhex(Rng.from_seed("long " * 99).key)) == 16
    assert len(bytes.fromhex(Rng.from_dice(Random(1)).key)) == 16


def test_each_pile_has_a_stream_of_its_own() -> None:
    assert shuffled(Rng("00" * 16), "deck") != shuffled(Rng("00" * 16), "bag")


def test_no_shuffle_comes_twice() -> None:
    rng = Rng.from_seed(1)
    assert shuffled(rng, "deck") != shuffled(rng, "deck")
    assert rng.counter == 2


def test_a_copy_goes_on_alike_and_apart() -> None:
    rng = Rng.from_seed(1)
    copy = rng.copy()
    assert shuffled(rng, "deck") == shuffled(copy, "deck")
    shuffled(rng, "deck")
    assert copy.counter == 1


def test_a_stirred_stream_is_another_one_for_each_number() -> None:
    keys = set()
    for number in range(10):
        rng = Rng.from_seed(1)
        rng.stir(number)
        keys.add(rng.key)
    assert len(keys) == 10
    assert Rng.from_seed(1).key not in keys


def test_every_order_of_a_pile_is_as_likely_as_another() -> None:
    """24 orders of 4, 24,000 shuffles: chi square with 23 degrees of freedom is under 49.7 in 999 of 1,000 cases."""
    rng = Rng.from_seed("uniform")
    counted = Counter(tuple(shuffled(rng, "pile", 4)) for _ in range(24_000))
    assert set(counted) == set(permutations(range(4)))
    assert sum((count - 1000) ** 2 / 1000 for count in counted.values()) < 49.7


def test_a_large_pile_is_shuffled_out_of_as_many_words_as_it_has_cards() -> None:
    rng = Rng.from_seed("large")
    firsts = Counter(shuffled(rng, "pile", 60)[0] for _ in range(6_000))
    assert set(firsts) == set(range(60))
    assert sum((count - 100) ** 2 / 100 for count in firsts.values()) < 98.3
    assert len(set(rng.words("pile", 60))) == 60


def test_a_number_below_a_limit_is_any_of_them() -> None:
    rng = Rng.from_seed("below")
    counted = Counter(rng.below(6) for _ in range(6_000))
    assert set(counted) == set(range(6))
    assert sum((count - 1000) ** 2 / 1000 for count in counted.values()) < 20.5


def test_random_bits_are_as_many_as_asked_for() -> None:
    rng = Rng.from_seed("bits")
    for count in (1, 8, 64, 65, 200):
        drawn = [rng.getrandbits(count) for _ in range(200)]
        assert max(drawn).bit_length() == count or count > 64
        assert max(drawn) < 2**count
    assert 70 < sum(rng.getrandbits(1) for _ in range(200)) < 130
