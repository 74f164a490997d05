import { expect, test } from "vitest";
import { chooseCareCards, describeCareCards } from "./choose-care-cards.ts";

const piece = (noun: string, materials: string | null) => ({ noun, materials, qrCode: null });
const titles = (...pieces: ReturnType<typeof piece>[]) =>
  chooseCareCards(pieces).map(({ title }) => title);

test("chooses a card by stone and metal, and fills a spare half with the metal's", () => {
  const ring = piece("ring", "18k white gold, polished; round blue sapphire, 6.9 mm");
  expect(titles(ring)).toEqual([
    "Caring for your sapphire ring",
    "Caring for your white gold ring",
  ]);
  expect(titles(ring, piece("band", "18k white gold"))).toEqual([
    "Caring for your sapphire ring",
    "Caring for your white gold band",
  ]);
});

test("prints one card of each kind, and the same twice where no other fits", () => {
  const hoops = piece("earrings", "18k gold vermeil over sterling silver");
  expect(titles(hoops, hoops)).toEqual([
    "Caring for your gold vermeil earrings",
    "Caring for your gold vermeil earrings",
  ]);
  expect(titles()).toEqual([]);
  expect(titles(piece("piece", null))[0]).toBe("Caring for your piece");
});

test("lets the most delicate stone decide", () => {
  const drops = piece("earrings", "14k yellow gold; freshwater pearls, two 2.3 mm diamonds");
  const [card] = chooseCareCards([drops]);
  expect(card?.title).toBe("Caring for your pearl earrings");
  expect(card?.sections.map(({ term }) => term)).toEqual([
    "Every day",
    "To clean it",
    "To store it",
    "Every two years",
  ]);
});

test("names metals and stones, each once", () => {
  const band = { materials: "18k white gold" };
  expect(describeCareCards([{ materials: "18k white gold; sapphire" }, band, band])).toBe(
    "White gold and sapphire; white gold",
  );
  expect(describeCareCards([{ materials: null }])).toBe("Any metal");
});
