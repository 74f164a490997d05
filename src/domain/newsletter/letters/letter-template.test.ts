import { expect, test } from "vitest";
import type { Collection } from "#contract/catalogue/collections.ts";
import { addCollection } from "#tests/support/add-collection.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import { letterTemplate } from "./letter-template.ts";

const unsubscribeUrl = "https://shop.example/unsubscribe/a?b=1&c=2";

async function render(change: object = {}, photo?: Partial<Collection["media"][number]>) {
  const shop = { ...(await testShop()), publicUrl: "https://shop.example" };
  const settings = { ...(await getSettings(shop)), ...change };
  const collection = photo ? await addCollection(shop, "Gold") : null;
  const picture = { url: "", alt: "A ring", width: 100, height: 100, ...photo };
  return letterTemplate(shop, {
    settings,
    body: "First line\nsecond line.\n \nAnother <b>paragraph</b>.",
    collection: collection && {
      ...collection,
      media: [picture as Collection["media"][number]],
    },
    unsubscribeUrl,
  });
}

test("separates paragraphs at empty lines, keeps line breaks and escapes markup", async () => {
  const { html, text } = await render();
  expect(html).toContain('">First line<br>second line.</p>');
  expect(html).toContain("Another &lt;b&gt;paragraph&lt;/b&gt;.");
  expect(text).toContain("First line\nsecond line.\n\nAnother <b>paragraph</b>.");
  expect(html).toContain("https://shop.example/unsubscribe/a?b=1&amp;c=2");
  expect(text).toContain(`Unsubscribe ${unsubscribeUrl}`);
});

test.each([
  [
    { addressLine: "1 Mill Lane", city: "Staunton", state: "VA", postalCode: "24401" },
    "1 Mill Lane<br>Staunton, VA 24401<br>",
  ],
  [{ addressLine: "", city: "Staunton", state: "", postalCode: "" }, "Staunton<br>"],
  [{ addressLine: "", city: "", state: "VA", postalCode: "" }, "VA<br>"],
  [{ addressLine: "", city: "", state: "", postalCode: "" }, ""],
])("ends with the postal address %j", async (address, lines) => {
  const { html } = await render({ businessName: "Gold & Co", ...address });
  expect(html).toContain(`">Gold &amp; Co<br>${lines}<a href`);
});

const stored = (width: number | null) => ({ url: `/media/${"a".repeat(64)}.jpg`, width });

test.each([
  [1280, 1280],
  [1279, 640],
  [640, 640],
  [639, 320],
])("shows a photo that is %i pixels wide as a JPEG of %i", async (width, rendition) => {
  const { html } = await render({}, stored(width));
  const src = `https://shop.example/media/${"a".repeat(64)}/${rendition}.jpg`;
  expect(html).toContain(`<img src="${src}" alt="A ring"`);
});

test.each([
  ["https://pictures.example/ring.jpg", 900, "https://pictures.example/ring.jpg"],
  [stored(1).url, null, `https://shop.example${stored(1).url}`],
])("shows the photo %s of width %s by its own address", async (url, width, src) => {
  expect((await render({}, { url, width })).html).toContain(`<img src="${src}"`);
});

test("links a collection, whose photo is left out of the plain text", async () => {
  const { html, text } = await render({}, stored(1280));
  expect(html).toContain(
    '<a href="https://shop.example/collections/gold?utm_source=newsletter"><img',
  );
  expect(text).toContain(
    "Gold\n\nAbout Gold\n\nExplore https://shop.example/collections/gold?utm_source=newsletter",
  );
  expect(text).not.toContain(".jpg");
});
