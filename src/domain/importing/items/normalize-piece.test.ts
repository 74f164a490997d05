import { expect, test } from "vitest";
import { sourcePiece } from "#tests/support/test-source.ts";
import type { SourcePiece } from "../source.ts";
import { normalizePiece } from "./normalize-piece.ts";

/** A shop with the category "Rings" and the tags "Gold" and "Pearl". */
const finders = {
  findCategory: (name: string) => (name === "Rings" ? 12 : null),
  findTagName: (word: string) =>
    ["Gold", "Pearl"].find((name) => name.toLowerCase() === word.toLowerCase()) ?? null,
};

const normalize = (fields: Partial<SourcePiece>) =>
  normalizePiece(sourcePiece({ name: "Ember", ...fields }), finders);

test.each<[string, Partial<SourcePiece>, object]>([
  ["spaces around its name", { name: "  Ember\u2028ring " }, { name: "Ember\nring" }],
  ["characters that cannot be stored", { name: "Em\0ber\ud800" }, { name: "Ember" }],
  ["an SKU on several lines", { sku: " E\n 7 " }, { sku: "E 7" }],
  ["an empty text", { description: " \n " }, { description: null }],
  ["an empty SKU and id", { sku: " ", externalId: " " }, { sku: null, externalId: null }],
  ["a long id", { externalId: "7".repeat(256) }, { externalId: "7".repeat(255) }],
  [
    "a long id that would be cut within an emoji",
    { externalId: `${"7".repeat(254)}💍` },
    { externalId: "7".repeat(254) },
  ],
  ["a visibility", { isActive: false }, { isActive: false }],
])("normalizes %s", (_, fields, expected) => {
  const { piece, notes } = normalize(fields);
  expect(piece).toMatchObject(expected);
  expect(notes).toEqual([]);
});

test("refuses a piece whose name is empty, with the notes of its reader", () => {
  expect(normalize({ name: " \0 ", notes: [" Read. ", " "], categories: ["Rings"] })).toEqual({
    piece: null,
    notes: ["Read.", "It has no name."],
    unknownCategories: [],
  });
});

test("cuts a long name with a note", () => {
  expect(normalize({ name: "x".repeat(255) }).notes).toEqual([]);
  expect(normalize({ name: `${"x".repeat(253)} 💍💍` })).toMatchObject({
    piece: { name: "x".repeat(253) },
    notes: ["Its name is longer than 255 characters and was cut."],
  });
});

test("leaves out a long SKU, which would be useless cut", () => {
  expect(normalize({ sku: "x".repeat(100) }).notes).toEqual([]);
  expect(normalize({ sku: "x".repeat(101) })).toMatchObject({
    piece: { sku: null },
    notes: ["Its sku is longer than 100 characters and was left out."],
  });
});

test.each([
  ["price", "priceCents", 9_999_999_999, 10_000_000_000],
  ["price", "priceCents", 0, -1],
  ["weight", "weightCentigrams", 1, 1.5],
  ["stock", "stock", 1_000_000, 1_000_001],
  ["ring size", "ringSizeQuarters", 64, 65],
])("keeps the %s with %s %d and leaves out %d", (what, column, most, beyond) => {
  expect(normalize({ [column]: most })).toMatchObject({ piece: { [column]: most }, notes: [] });
  expect(normalize({ [column]: beyond })).toMatchObject({
    piece: { [column]: null },
    notes: [`Its ${what} is no number that can be kept here, and was left out.`],
  });
});

test.each([
  [null, null],
  ["", null],
  [" https://old-shop.example/rings/ember?v=2 ", "https://old-shop.example/rings/ember?v=2"],
  ["/rings/ember?v=2#top", "/rings/ember?v=2"],
  ["rings/ember", "/rings/ember"],
  ["https://", null],
])("reads the address %j as %j", (address, expected) => {
  expect(normalize({ address }).piece?.address).toBe(expected);
});

test("leaves out an address that is too long", () => {
  const address = `https://a.example/${"x".repeat(1982)}`;
  expect(normalize({ address }).piece?.address).toBe(address);
  expect(normalize({ address: `${address}x` }).piece?.address).toBeNull();
});

test("takes the first category that the shop has, else says which it does not have", () => {
  const found = normalize({ categories: ["none", "Watches", "Rings"] });
  expect(found).toMatchObject({ piece: { categoryId: 12 }, unknownCategories: [] });
  const unknown = normalize({ categories: ["none", "Watches", " Clocks &amp; <b>more</b>"] });
  expect(unknown).toMatchObject({
    piece: { categoryId: null },
    unknownCategories: ["Watches", "Clocks & more"],
  });
});

test("keeps each tag once, as first written, and no long ones", () => {
  const tags = ["Gold", "none", "gold", "x".repeat(101), "y".repeat(100)];
  const { piece, notes } = normalize({ tags: tags.map((name) => ({ name, type: "material" })) });
  expect(piece?.tags).toEqual([
    { name: "Gold", type: "material" },
    { name: "y".repeat(100), type: "material" },
  ]);
  expect(notes).toEqual(["A tag longer than 100 characters was left out."]);
});

const tags = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `Tag ${at}`, type: null }));

test("keeps at most 100 tags and says how many were left out", () => {
  expect(normalize({ tags: tags(100) }).notes).toEqual([]);
  const { piece, notes } = normalize({ tags: tags(102) });
  expect(piece?.tags).toEqual(tags(100));
  expect(notes).toEqual(["2 of its tags were left out: a piece has 100 at most."]);
});

test("makes tags of the keywords that are tags here, and says which are not", () => {
  const { piece, notes } = normalize({
    tags: [{ name: "Signet", type: null }],
    keywords: ["gold", " gold ", "cheap", "PEARL", " "],
  });
  expect(piece?.tags.map(({ name }) => name)).toEqual(["Signet", "Gold", "Pearl"]);
  expect(notes).toEqual(["Left out, having no place here: keywords (cheap)."]);
  expect(normalize({ keywords: ["gold"] }).notes).toEqual([]);
});

test("keeps each photo once, in order, with a description that fits", () => {
  const alt = `${"x".repeat(999)}💍`;
  expect(
    normalize({
      pictures: [
        { url: " https://a.example/2.jpg ", alt: " Front " },
        { url: " ", alt: "none" },
        { url: "https://a.example/1.jpg", alt },
        { url: "https://a.example/2.jpg", alt: "Back" },
      ],
    }).piece?.pictures,
  ).toEqual([
    { url: "https://a.example/2.jpg", alt: "Front" },
    { url: "https://a.example/1.jpg", alt: "x".repeat(999) },
  ]);
  expect(normalize({ pictures: null }).piece?.pictures).toBeNull();
  expect(normalize({ pictures: [] }).piece?.pictures).toEqual([]);
});

test("passes on what was read out of its words, only where there is such", () => {
  expect(normalize({ proposed: ["width"] }).piece).toMatchObject({ proposed: ["width"] });
  expect(normalize({}).piece).not.toHaveProperty("proposed");
});
