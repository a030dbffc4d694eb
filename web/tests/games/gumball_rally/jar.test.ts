import { expect, test } from "vitest";
import { BALL, balls, shower } from "../../../src/games/gumball_rally/jar";

const MOST = 17; // 5 + 5 + 7: the highest score of a buggy

test.each([0, 1, 4, 10, MOST])("%i gumballs lie within the jar, none in another", (count) => {
  const heap = balls(count, 18);
  expect(heap).toHaveLength(count);
  for (const [at, ball] of heap.entries()) {
    expect(Math.hypot(ball.x, ball.y) + BALL).toBeLessThanOrEqual(18);
    for (const other of heap.slice(at + 1)) expect(Math.hypot(ball.x - other.x, ball.y - other.y)).toBeGreaterThan(1.7 * BALL);
  }
});

test("the heap grows from the bottom", () => {
  expect(balls(3, 18)).toEqual(balls(9, 18).slice(0, 3));
  expect(balls(1, 18)[0]!.y).toBeGreaterThan(10);
});

test("a shower comes down everywhere, not all at once", () => {
  const drops = shower(36);
  expect(new Set(drops.map((drop) => drop.x)).size).toBe(36);
  expect(new Set(drops.map((drop) => drop.wait)).size).toBeGreaterThan(20);
});
