import { expect, test } from "vitest";
import type { Product } from "#contract/catalogue/products.ts";
import { productFixture } from "#tests/support/product-fixture.ts";
import { SAMPLE_SETTINGS } from "#tests/support/sample-settings.ts";
import { METALS, TYPES } from "./known-tags.ts";
import { writeCollectionText } from "./write-collection-text.ts";

const SETTINGS = { ...SAMPLE_SETTINGS, artistName: " Ada ", city: "Richmond" };

/** The text of a piece of these metals and types of jewelry, by their names. */
const write = (fields: Partial<Product> = {}, tags: string[] = [], settings = SETTINGS) =>
  writeCollectionText(
    productFixture({ name: "Moon", ...fields }),
    {
      materials: METALS.filter(({ name }) => tags.includes(name)),
      types: TYPES.filter(({ name }) => tags.includes(name)),
    },
    settings,
  );

test.each([
  [[], "Handcrafted Jewelry Collection: Moon"],
  [["Gold"], "Handcrafted Gold Jewelry Collection: Moon"],
  [["Rings"], "Handcrafted Ring Collection: Moon"],
  [["Gold", "Silver", "Rings", "Pins"], "Handcrafted Gold and Silver Pin Collection: Moon"],
])("a piece of %j is titled “%s”", (tags, title) => {
  expect(write({}, tags).title).toBe(title);
});

test("cuts a title at 255 characters", () => {
  const prefix = "Handcrafted Jewelry Collection: ";
  const fits = "x".repeat(255 - prefix.length);
  expect(write({ name: fits }).title).toBe(prefix + fits);
  expect(write({ name: `${fits}x` }).title).toBe(`${prefix}${fits.slice(1)}…`);
  expect(write({ name: `${fits.slice(2)} xyz` }).title).toBe(`${prefix}${fits.slice(2)}…`);
});

test.each([
  ["what every piece is", null, "Moon, made by hand at the bench."],
  ["what every piece is", " \n ", "Moon, made by hand at the bench."],
  ["its text on one line", " Forged from\n\none rod. ", "Forged from one rod."],
  ["all of 220 characters", "x".repeat(220), "x".repeat(220)],
  ["whole sentences", `${"x".repeat(61)}. ${"y ".repeat(100)}`, `${"x".repeat(61)}.`],
  [
    "whole words where the sentence would be too short",
    `${"x".repeat(60)}. ${"y ".repeat(100)}`,
    `${"x".repeat(60)}. ${"y ".repeat(79).trim()}…`,
  ],
])("describes a piece by %s", (_, description, expected) => {
  expect(write({ description }).description).toBe(expected);
});

test.each<[Partial<Product>, string[], string]>([
  [{}, [], "Ask me what it is made of: each piece has its own answer."],
  [{}, ["Gold", "Silver"], "Made of gold and silver."],
  [{ materials: " 14k gold & oak. " }, ["Gold"], "Made of 14k gold &amp; oak."],
  [{ weight: "6.40" }, ["Gold"], "Made of gold. It weighs 6.4\u00A0g."],
  [{ dimensions: " 2 mm wide " }, ["Gold"], "Made of gold. Its size: 2 mm wide."],
])("says of %j and %j: %s", (fields, tags, said) => {
  expect(write(fields, tags).content).toContain(`<h2>Materials</h2>\n<p>${said}</p>`);
});

const BY_HAND = "Sawn, soldered, set and finished by hand";

test.each<[Partial<Product>, Partial<typeof SETTINGS>, string]>([
  [{}, {}, `${BY_HAND} by Ada in Richmond.`],
  [{}, { artistName: " ", city: "" }, `${BY_HAND}.`],
  [{ availability: "made_to_order" }, { city: " " }, `${BY_HAND} by Ada. Made to order.`],
  [
    { availability: "made_to_order", leadTime: " six weeks ", isCustomDesign: true },
    {},
    `${BY_HAND} by Ada in Richmond. It began as a conversation: a custom design, drawn for one person. Made to order, six weeks.`,
  ],
  [{ leadTime: "six weeks" }, {}, `${BY_HAND} by Ada in Richmond.`],
])("says how %j was made with %j", (fields, settings, said) => {
  const { content } = write(fields, [], { ...SETTINGS, ...settings });
  expect(content).toContain(`<h2>Craftsmanship</h2>\n<p>${said}</p>`);
});

test.each<[Partial<Product>, string]>([
  [{ price: "0.00" }, "Ask me for its price."],
  [{ price: "1299.00" }, "It is priced at $1,299.00."],
  [{ price: "1299.00", availability: "sold" }, "It was priced at $1,299.00."],
])("says the price of %j", (fields, said) => {
  expect(write(fields).content).toContain(`<h2>Price</h2>\n<p>${said}</p>`);
});

test("begins with the text of the piece and ends with a link to it", () => {
  const lines = write({ id: 7, name: "Moon & star", description: "One.\n\nTwo." }).content.split(
    "\n",
  );
  expect(lines.slice(0, 2)).toEqual(["<p>One.</p>", "<p>Two.</p>"]);
  expect(lines.at(-1)).toBe('<p><a href="/products/7" data-product-id="7">Moon &amp; star</a></p>');
  expect(write({ description: null }).content).toMatch(/^<h2>Materials/);
});
