import jsQR from "jsqr";
import { beforeEach, expect, test } from "vitest";
import type { QrCode } from "#contract/sales/papers.ts";
import { newPaymentSchema } from "#contract/sales/payments.ts";
import { CARE_GUIDES, CARE_PARTS } from "#contract/settings/care-guides.ts";
import { addPiece, newOrder } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { moveToTrash } from "../../infrastructure/trash/move-to-trash.ts";
import { updateSettings } from "../../infrastructure/settings/update-settings.ts";
import { changeOrderStatus } from "../orders/change-order-status.ts";
import { editOrder } from "../orders/edit-order.ts";
import { recordOrder } from "../orders/record-order.ts";
import { recordPayment } from "../payments/record-payment.ts";
import { findCertificate } from "./find-certificate.ts";
import { listPapers } from "./list-papers.ts";
import { printPapers } from "./print-papers.ts";
import { recordDatesMade } from "./record-dates-made.ts";

const ADDRESS = "203.0.113.7";
const SOLITAIRE = {
  name: "Sapphire Solitaire",
  sku: "FG-RI-0145",
  priceCents: 218_000,
  materials: "18k white gold, polished; round blue sapphire, 6.9 mm",
  weightCentigrams: 410,
  dimensions: "shank 2.2 mm",
};

let shop: TestShop;
let orderId: number;
let productId: number;
beforeEach(async () => {
  shop = await testShop();
  productId = await addPiece(shop, SOLITAIRE);
  const items = [
    { productId, quantity: 1, customizations: { ringSize: 5.5 } },
    {
      title: "Wedding band, plain",
      price: "640",
      quantity: 1,
      customizations: { metal: "18k gold", ringSize: "5½" },
    },
  ];
  orderId = (await recordOrder(shop, newOrder(items), "ada")).id;
});

const stateOf = async (paper: string) =>
  (await listPapers(shop, orderId)).papers.find((state) => state.paper === paper);

async function setDates(): Promise<void> {
  const { undated } = await listPapers(shop, orderId);
  const items = undated.map(({ itemId }) => ({ itemId, dateMade: "2026-11-18" }));
  await recordDatesMade(shop, orderId, { items }, null);
}

/** What a phone reads from the printed code, its quiet zone the white margin. */
function scan({ path, size }: QrCode): string | undefined {
  const [scale, margin] = [4, 4];
  const side = (size + 2 * margin) * scale;
  expect(path).toMatch(/^M0 0h7v1h-7z(?:M\d+ \d+h\d+v1h-\d+z)+$/);
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = 0; row < scale; row += 1) {
      const start = (Number(y) + margin) * scale + row;
      const from = (start * side + (Number(x) + margin) * scale) * 4;
      for (let pixel = 0; pixel < Number(width) * scale; pixel += 1) {
        pixels.fill(0, from + pixel * 4, from + pixel * 4 + 3);
      }
    }
  }
  return jsQR(pixels, side, side)?.data;
}

const codeIn = (url: string | undefined): string => url?.split("/certificates/")[1] ?? "";

test("says what papers lack, and nothing once the dates are there", async () => {
  expect(await stateOf("certificate")).toMatchObject({
    sentence: "Needs the date made",
    needs: "dateMade",
  });
  expect(await stateOf("valuation")).toMatchObject({ sentence: "$2,180.00", needs: null });
  expect(await stateOf("receipt")).toMatchObject({ sentence: "$2,820.00 owed" });
  expect(await stateOf("care")).toMatchObject({ sentence: "White gold and sapphire; gold" });
  expect((await listPapers(shop, orderId)).undated).toMatchObject([
    { name: "Sapphire Solitaire", isCustomWork: false },
    { name: "Wedding band, plain", isCustomWork: true },
  ]);
  await setDates();
  expect(await stateOf("certificate")).toMatchObject({ sentence: "2 certificates", needs: null });
  expect(await stateOf("valuation")).toMatchObject({ sentence: "$2,180.00 and $640.00" });
  expect((await listPapers(shop, orderId)).undated).toEqual([]);
  const piece = await shop.db.selectFrom("products").select("dateMade").executeTakeFirst();
  expect(piece).toEqual({ dateMade: "2026-11-19T04:59:59.000Z" });
});

test("has no care card once every text on care is emptied", async () => {
  const empty = Object.fromEntries(CARE_PARTS.map((part) => [part, ""]));
  const careTexts = Object.fromEntries(CARE_GUIDES.map((guide) => [guide, empty]));
  await updateSettings(shop, { careTexts }, null);
  expect(await stateOf("care")).toBeUndefined();
  expect((await printPapers(shop, orderId, null)).careCards).toEqual([]);
  await expect(printPapers(shop, orderId, "care")).rejects.toMatchObject({ code: "not-found" });
});

test("needs a price to value a piece, and refuses a date of another order's piece", async () => {
  const free = await addPiece(shop, { name: "Sample", priceCents: 0 });
  const other = await recordOrder(shop, newOrder([{ productId: free, quantity: 1 }]), "ada");
  const { papers } = await listPapers(shop, other.id);
  expect(papers.find(({ paper }) => paper === "valuation")).toMatchObject({ needs: "price" });
  const dates = { items: [{ itemId: other.items[0]?.id ?? 0, dateMade: "2026-11-18" }] };
  await expect(recordDatesMade(shop, orderId, dates, null)).rejects.toMatchObject({
    code: "not-found",
  });
});

test("describes pieces by their materials and size, and custom work by its notes", async () => {
  await setDates();
  const { pieces, careCards, today, paperSize } = await printPapers(shop, orderId, null);
  expect(pieces).toMatchObject([
    {
      name: "Sapphire Solitaire",
      noun: "ring",
      metal: "18k white gold, 750 parts fine gold in 1,000, polished",
      stones: "round blue sapphire, 6.9 mm",
      weight: "4.10",
      dateMade: "2026-11-18",
      value: "2180.00",
      ring: { size: 5.5 },
    },
    { noun: "band", details: "18k gold, US\u00A05½", dateMade: "2026-11-18", ring: { size: 5.5 } },
  ]);
  expect(careCards.map(({ title }) => title)).toEqual([
    "Caring for your sapphire ring",
    "Caring for your gold band",
  ]);
  expect([today, paperSize]).toEqual(["2026-11-20", "letter"]);
  await updateSettings(shop, { paperSize: "a4" }, null);
  expect((await printPapers(shop, orderId, "receipt")).paperSize).toBe("a4");
});

test("its QR codes are read back, and none leads to the price of a gift", async () => {
  await setDates();
  const { pieces, certificates } = await printPapers(shop, orderId, null);
  expect(pieces.map(({ qrCode }) => qrCode && scan(qrCode))).toEqual([
    `http://localhost:3000/products/${productId}`,
    "http://localhost:3000/pages/care-guide",
  ]);
  const urls = certificates.map(({ certificate }) => scan(certificate));
  expect(urls[0]).toMatch(/^http:\/\/localhost:3000\/certificates\/1-[\w-]{22}$/);
  await expect(printPapers(shop, orderId, "gift-receipt")).rejects.toMatchObject({
    code: "not-found",
  });
  await editOrder(shop, orderId, { isGift: true }, "ada");
  const gift = await printPapers(shop, orderId, null);
  expect(gift.pieces.map(({ qrCode }) => qrCode)).toEqual([null, null]);
  expect(gift.careCards.map(({ qrCode }) => qrCode)).toEqual([null, null]);
  expect(gift.states.map(({ paper }) => paper)).toContain("gift-receipt");
  expect(gift.certificates.map(({ certificate }) => scan(certificate))).toEqual(urls);
});

test("confirms a certificate without price and customer, also when order and piece are gone", async () => {
  await setDates();
  const { certificates } = await printPapers(shop, orderId, "certificate");
  const code = codeIn(scan(certificates[0]!.certificate));
  const confirmed = await findCertificate(shop, code, ADDRESS);
  expect(confirmed).toMatchObject({
    name: "Sapphire Solitaire",
    metal: "18k white gold, 750 parts fine gold in 1,000, polished",
    dateMade: "2026-11-18",
    maker: "Fernhill Goldsmith",
    picture: null,
  });
  expect(JSON.stringify(confirmed)).not.toMatch(/Ada|2180|ada@example\.com/);
  await shop.db.deleteFrom("orders").execute();
  await shop.db.deleteFrom("products").execute();
  expect(await findCertificate(shop, code, ADDRESS)).toEqual(confirmed);
});

test("a certificate keeps its code, states what was printed last, and ends with its version", async () => {
  await setDates();
  const print = async () => (await printPapers(shop, orderId, "certificate")).certificates;
  const codes = async () => (await print()).map(({ certificate }) => codeIn(scan(certificate)));
  const [first, again] = await Promise.all([codes(), codes()]);
  expect(again).toEqual(first);
  expect(new Set(first).size).toBe(2);
  await shop.db.updateTable("products").set({ weightCentigrams: 420 }).execute();
  expect(await findCertificate(shop, first[0]!, ADDRESS)).toMatchObject({ weight: "4.10" });
  await editOrder(shop, orderId, { notes: "Hurry" }, "ada");
  expect(await codes()).toEqual(first);
  expect(await findCertificate(shop, first[0]!, ADDRESS)).toMatchObject({ weight: "4.20" });
  await shop.db.updateTable("certificates").set({ version: 2 }).execute();
  expect(await findCertificate(shop, first[0]!, ADDRESS)).toBeNull();
});

test("gives each of several of a piece a certificate of its own, and none before it is printed", async () => {
  const hoops = await addPiece(shop, {
    name: "Hoops",
    stock: 3,
    dateMade: "2026-11-11T04:59:59.000Z",
  });
  const order = await recordOrder(shop, newOrder([{ productId: hoops, quantity: 3 }]), "ada");
  await printPapers(shop, order.id, "receipt");
  expect(await shop.db.selectFrom("certificates").select("id").execute()).toEqual([]);
  const { certificates } = await printPapers(shop, order.id, null);
  expect(new Set(certificates.map(({ certificate }) => certificate.address)).size).toBe(3);
});

test("refuses a wrong code, and counts wrong codes against their network", async () => {
  await setDates();
  const { certificates } = await printPapers(shop, orderId, "certificate");
  const right = codeIn(scan(certificates[0]!.certificate));
  const wrong = `${right.slice(0, -1)}${right.endsWith("A") ? "B" : "A"}`;
  for (const code of [wrong, "", "1", "9-AAAAAAAAAAAAAAAAAAAAAA", "../1"]) {
    expect(await findCertificate(shop, code, ADDRESS)).toBeNull();
  }
  for (let guess = 5; guess < 30; guess += 1) await findCertificate(shop, wrong, ADDRESS);
  await expect(findCertificate(shop, wrong, ADDRESS)).rejects.toMatchObject({
    code: "too-many-requests",
  });
  expect(await findCertificate(shop, right, ADDRESS)).not.toBeNull();
  expect(await findCertificate(shop, wrong, "203.0.113.8")).toBeNull();
});

test("a canceled order keeps its receipt with its number, and has no other paper", async () => {
  const payment = { amount: "20", method: "cash", paidOn: "2026-11-19" };
  await recordPayment(shop, orderId, newPaymentSchema.parse(payment), "ada");
  await setDates();
  await changeOrderStatus(shop, orderId, "cancelled", "ada");
  const { states, order, certificates } = await printPapers(shop, orderId, null);
  expect(states).toEqual([{ paper: "receipt", sentence: "Canceled, 2026-0001", needs: null }]);
  expect(order.payments).toHaveLength(1);
  expect(certificates).toEqual([]);
  await expect(printPapers(shop, orderId, "certificate")).rejects.toMatchObject({
    code: "not-found",
  });
});

test("reads a piece in the trash, whose date is then kept with the order", async () => {
  await moveToTrash(shop, { kind: "product", entityId: productId, label: "Ring", by: "ada" });
  await setDates();
  const { pieces } = await printPapers(shop, orderId, null);
  expect(pieces[0]).toMatchObject({ sku: "FG-RI-0145", dateMade: "2026-11-18" });
  const piece = await shop.db.selectFrom("products").select("dateMade").executeTakeFirst();
  expect(piece).toEqual({ dateMade: null });
});
