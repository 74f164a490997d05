import { expect, test } from "vitest";
import { groupMoves, type Move, sumChanges } from "./group-moves.ts";

const gold = (name: string, from: string, to: string) => ({
  name,
  metal: "gold" as const,
  grams: "1.00",
  from,
  to,
});
const move = (productId: number, change: Partial<Move>): Move => ({
  productId,
  name: `Piece ${productId}`,
  picture: null,
  alloys: [gold("14k gold", "71.08", "78.51")],
  metalChange: "7.43",
  from: "560.00",
  to: "600.00",
  ...change,
});

test("groups pieces by alloy, the finest first, with the change of a gram", () => {
  const silver = { name: "sterling silver", metal: "silver" as const, grams: null };
  const groups = groupMoves([
    move(1, { alloys: [{ ...silver, from: "1.50", to: "1.28" }] }),
    move(2, { alloys: [gold("14k gold", "71.08", "78.51"), gold("18k gold", "91.13", "100.65")] }),
    move(3, {}),
    move(4, { alloys: [gold("18k gold", "91.13", "100.65")] }),
    move(5, { alloys: [gold("14k gold", "60.00", "78.51")] }),
  ]);
  expect(groups.map(({ name, change, moves }) => [name, change, moves.length])).toEqual([
    ["18k gold", "up 10.4%, $9.52 per gram", 1],
    ["14k gold", "", 2],
    ["sterling silver", "down 14.7%, $0.22 per gram", 1],
    ["14k gold and 18k gold", "", 1],
  ]);
});

test("adds up changes to the cent", () => {
  expect(
    sumChanges([
      move(1, { from: "0.10", to: "0.30" }),
      move(2, { from: "10.00", to: "9.99" }),
      move(3, { to: null }),
    ]),
  ).toBe(19);
});
