import { expect, test } from "vitest";
import { askForPrices, describeMoves } from "./describe-metals.ts";

const gold = (price: string, low: number, high = low) => ({
  metal: "gold" as const,
  price,
  low,
  high,
});
const silver = { metal: "silver" as const, price: "56.50", low: 12, high: 12 };

test.each([
  [
    "Gold is $4,400 an ounce, 10% up since your prices. Five pieces, $685 more in all.",
    { moved: [gold("4400.00", 10)], changes: 5, difference: "685.00" },
  ],
  [
    "Gold is $3,600 an ounce, 10% down since your prices. Two pieces, $120 less in all.",
    { moved: [gold("3600.00", -10)], changes: 2, difference: "-120.00" },
  ],
  [
    "Gold is $4,400 an ounce, 10% up since your prices. One piece, $45 more.",
    { moved: [gold("4400.00", 10)], changes: 1, difference: "45.00" },
  ],
  [
    "Gold is $4,400 an ounce, 10% up since your prices. Silver is $56.50 an ounce, 12% up. 1,000 pieces, $12,345.50 more in all.",
    { moved: [gold("4400.00", 10), silver], changes: 1000, difference: "12345.50" },
  ],
  [
    "Gold is $4,400 an ounce, 6 to 10% up since your prices. Ten pieces, $5 more in all.",
    { moved: [gold("4400.00", 6, 10)], changes: 10, difference: "5.00" },
  ],
  [
    "Gold is $4,400 an ounce, 6 to 10% down since your prices. 11 pieces, $5 less in all.",
    { moved: [gold("4400.00", -10, -6)], changes: 11, difference: "-5.00" },
  ],
  [
    "Gold is $4,400 an ounce, 8% down to 10% up since your prices. Two pieces, the same in all.",
    { moved: [gold("4400.00", -8, 10)], changes: 2, difference: "0.00" },
  ],
  [
    "Gold is $4,400 an ounce, 10% up since your prices.",
    { moved: [gold("4400.00", 10)], changes: 0, difference: "0.00" },
  ],
])("says “%s”", (sentence, moves) => {
  expect(describeMoves(moves)).toBe(sentence);
});

test("asks for one price and for several", () => {
  expect(askForPrices(["gold"])).toBe("What does gold cost today?");
  expect(askForPrices(["gold", "silver"])).toBe("What do gold and silver cost today?");
});
