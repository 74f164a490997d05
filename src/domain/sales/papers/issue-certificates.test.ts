import { beforeEach, expect, test } from "vitest";
import { newOrder } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { pictureWithCornerColors } from "#tests/support/test-pictures.ts";
import { createProduct } from "../../catalogue/products/create-product.ts";
import { updateSettings } from "../../infrastructure/settings/update-settings.ts";
import { storePicture } from "../../media/library/store-picture.ts";
import { editOrder } from "../orders/edit-order.ts";
import { recordOrder } from "../orders/record-order.ts";
import { findCertificate } from "./find-certificate.ts";
import { printPapers } from "./print-papers.ts";

const ADDRESS = "203.0.113.7";
const MADE = "2026-11-11T04:59:59.000Z";
const band = {
  title: "Wedding band",
  price: "640",
  quantity: 1,
  customizations: { dateMade: "2026-11-18" },
};

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
});

const record = async (lines: object[]) => (await recordOrder(shop, newOrder(lines), "ada")).id;
const addRing = async (images: string[] = []) => {
  const piece = { name: "Ring", price: 12_900, stock: 2, dateMade: MADE, images };
  return (await createProduct(shop, piece, { by: null })).id;
};
/** The codes of an order's certificates, printed once more. */
const printCodes = async (orderId: number) => {
  const { certificates } = await printPapers(shop, orderId, "certificate");
  return certificates.map(({ certificate }) => certificate.address.split("/").at(-1) ?? "");
};
const confirm = (code: string | undefined) => findCertificate(shop, code ?? "", ADDRESS);

test("a code outlasts an edit that replaces the lines of the order, and its piece", async () => {
  const productId = await addRing();
  const line = { productId, quantity: 1 };
  const id = await record([line, band, band]);
  const codes = await printCodes(id);
  expect(new Set(codes).size).toBe(3);
  const items = newOrder([band, { ...line, price: "99" }, line, band]).items;
  await editOrder(shop, id, { items }, "ada");
  const [first, ring, second, last, ...none] = await printCodes(id);
  expect(none).toEqual([]);
  expect([ring, first, last]).toEqual(codes);
  expect(codes).not.toContain(second);
  await shop.db.deleteFrom("products").execute();
  const customizations = JSON.stringify(band.customizations);
  await shop.db.updateTable("orderItems").set({ customizations }).execute();
  const all = await printCodes(id);
  expect(all).toHaveLength(4);
  expect(new Set(all)).toEqual(new Set([first, ring, second, last]));
});

test("the same custom work of another order has a certificate of its own", async () => {
  const [one] = await printCodes(await record([band]));
  const [other] = await printCodes(await record([band]));
  expect(other).not.toBe(one);
  expect((await confirm(one))?.name).toBe("Wedding band");
});

test("states who made the piece and where, and shows its first photo", async () => {
  const photo = await pictureWithCornerColors().png().toBuffer();
  const { hash, extension } = await storePicture(shop, photo, "A ring");
  const own = `/media/${hash}.${extension}`;
  const elsewhere = "https://pictures.example/back.jpg";
  const lines = [
    { productId: await addRing([own, elsewhere]), quantity: 1 },
    { productId: await addRing([elsewhere]), quantity: 1 },
    band,
  ];
  const id = await record(lines);
  const shown = await Promise.all((await printCodes(id)).map(confirm));
  expect(shown).toMatchObject([
    {
      maker: "Fernhill Goldsmith",
      madeIn: "Staunton, Virginia",
      picture: { url: own, alt: "A ring" },
    },
    { picture: { url: elsewhere, alt: "", width: null } },
    { picture: null, dateMade: "2026-11-18" },
  ]);
  await updateSettings(shop, { state: "" }, null);
  const [code] = await printCodes(id);
  expect(await confirm(code)).toMatchObject({ madeIn: "Staunton" });
});

test("certifies the pieces that have a date, and none of the others", async () => {
  const id = await record([{ title: "Repair", price: "40", quantity: 2 }, band]);
  expect(await printCodes(id)).toHaveLength(1);
  expect(await printCodes(await record([{ title: "Repair", price: "40", quantity: 1 }]))).toEqual(
    [],
  );
});
