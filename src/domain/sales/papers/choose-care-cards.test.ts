import { expect, test } from "vitest";
import type { QrCode } from "#contract/sales/papers.ts";
import type { CareTexts } from "#contract/settings/care-guides.ts";
import { listPieceCare } from "../../catalogue/care/list-piece-care.ts";
import { chooseCareCards, describeCareCards } from "./choose-care-cards.ts";

const piece = (noun: string, materials: string | null, qrCode: QrCode | null = null) => ({
  noun,
  care: listPieceCare({ metals: [], stones: [], materials }),
  qrCode,
});
const cards = (texts: CareTexts, ...pieces: ReturnType<typeof piece>[]) =>
  chooseCareCards(pieces, texts);
const titles = (...pieces: ReturnType<typeof piece>[]) =>
  cards({}, ...pieces).map(({ title }) => title);

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

test("fills the spare half of several with the metal of the piece with stones", () => {
  const band = piece("band", "14k yellow gold");
  const ring = piece("ring", "18k white gold; sapphire");
  expect(titles(band, ring, piece("earrings", "sterling silver"))).toEqual([
    "Caring for your gold band",
    "Caring for your sapphire ring",
    "Caring for your silver earrings",
    "Caring for your white gold ring",
  ]);
});

test("leads a card of several pieces to the first of them", () => {
  const rings = ["/products/1", "/products/2"].map((address) =>
    piece("ring", "14k yellow gold", { address, label: "", size: 21, path: "" }),
  );
  const addresses = cards({}, ...rings).map(({ qrCode }) => qrCode?.address);
  expect(addresses).toEqual(["/products/1", "/products/1"]);
});

test("lets the most delicate stone decide, also how the metal is cleaned", () => {
  const drops = piece("earrings", "14k yellow gold; freshwater pearls, two 2.3 mm diamonds");
  const [card, ofMetal] = cards({}, drops);
  expect(card?.title).toBe("Caring for your pearl earrings");
  expect(card?.sections.map(({ term }) => term)).toEqual([
    "Every day",
    "To clean it",
    "To store it",
    "Every two years",
  ]);
  expect(ofMetal?.title).toBe("Caring for your gold earrings");
  expect(ofMetal?.sections[1]).toEqual(card?.sections[1]);
});

test("prints what she wrote, and no card where she wants none", () => {
  const band = piece("band", "14k yellow gold");
  const nothing = { daily: "", clean: "", store: "", later: "" };
  expect(cards({ gold: { ...nothing, daily: "Wear it." } }, band)[0]?.sections).toEqual([
    { term: "Every day", text: "Wear it." },
  ]);
  expect(cards({ gold: nothing }, band)[0]?.title).toBe("Caring for your band");
  expect(cards({ gold: nothing, any: nothing }, band)).toEqual([]);
});

test("names metals and stones, each once", () => {
  const band = piece("band", "18k white gold");
  const ring = piece("ring", "18k white gold; sapphire");
  expect(describeCareCards([ring, band, band])).toBe("White gold and sapphire; white gold");
  expect(describeCareCards([piece("ring", null)])).toBe("Any metal");
});
