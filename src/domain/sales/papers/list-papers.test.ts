import { beforeEach, expect, test } from "vitest";
import type { Paper } from "#contract/sales/papers.ts";
import { newPaymentSchema } from "#contract/sales/payments.ts";
import { addPiece, newOrder } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { listChanges } from "../../infrastructure/changes/list-changes.ts";
import { changeOrderStatus } from "../orders/change-order-status.ts";
import { editOrder } from "../orders/edit-order.ts";
import { getOrder } from "../orders/get-order.ts";
import { recordOrder } from "../orders/record-order.ts";
import { recordPayment } from "../payments/record-payment.ts";
import { listPapers } from "./list-papers.ts";
import { recordDatesMade } from "./record-dates-made.ts";

const MADE = { dateMade: "2026-11-11T04:59:59.000Z" };
const repair = { title: "Repair of a clasp", price: "40", quantity: 1 };

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
});

const record = async (lines: object[]) => (await recordOrder(shop, newOrder(lines), "ada")).id;
const piece = async (row: object, quantity = 1) => ({
  productId: await addPiece(shop, { stock: quantity, ...row }),
  quantity,
});
const stateOf = async (orderId: number, paper: Paper) =>
  (await listPapers(shop, orderId)).papers.find((state) => state.paper === paper);
const pay = (orderId: number, amount: string) => {
  const payment = { amount, method: "cash", paidOn: "2026-11-19" };
  return recordPayment(shop, orderId, newPaymentSchema.parse(payment), "ada");
};

test("names the one certificate, and asks no date of a repair beside the piece", async () => {
  const id = await record([await piece({ name: "Solitaire", ...MADE }), repair]);
  expect(await stateOf(id, "certificate")).toMatchObject({ sentence: "Solitaire", needs: null });
  expect((await listPapers(shop, id)).undated).toMatchObject([{ name: "Repair of a clasp" }]);
});

test("counts a certificate for each of several of a piece", async () => {
  const id = await record([await piece({ name: "Hoops", ...MADE }, 3), repair]);
  expect(await stateOf(id, "certificate")).toMatchObject({ sentence: "3 certificates" });
});

test("needs the dates of all pieces, and of custom work alone", async () => {
  const lacking = { sentence: "Needs the date made", needs: "dateMade" };
  const both = await record([await piece(MADE), await piece({})]);
  expect(await stateOf(both, "certificate")).toMatchObject(lacking);
  expect(await stateOf(await record([repair]), "certificate")).toMatchObject(lacking);
});

test("says of the receipt what is paid and what is owed", async () => {
  const id = await record([repair]);
  const receipt = async () => (await stateOf(id, "receipt"))?.sentence;
  expect(await receipt()).toBe("$40.00 owed");
  await pay(id, "15");
  expect(await receipt()).toBe("$15.00 paid, $25.00 owed");
  await pay(id, "25");
  expect(await receipt()).toBe("Paid in full");
  const canceled = await record([repair]);
  await changeOrderStatus(shop, canceled, "cancelled", "ada");
  expect((await listPapers(shop, canceled)).papers).toEqual([
    { paper: "receipt", sentence: "Canceled", needs: null },
  ]);
});

test("states up to two values and counts more, a repair left out until it has a date", async () => {
  const [ring, hoops] = [await piece({}), await piece({ name: "Hoops" })];
  expect(await stateOf(await record([ring, repair]), "valuation")).toMatchObject({
    sentence: "$129.00",
    needs: null,
  });
  const id = await record([await piece({}), hoops, repair]);
  expect(await stateOf(id, "valuation")).toMatchObject({ sentence: "$129.00 and $129.00" });
  const { undated } = await listPapers(shop, id);
  const items = undated.map(({ itemId }) => ({ itemId, dateMade: "2026-11-18" }));
  await recordDatesMade(shop, id, { items }, "ada");
  expect(await stateOf(id, "valuation")).toMatchObject({ sentence: "3 pieces", needs: null });
  const alone = await record([repair]);
  expect(await stateOf(alone, "valuation")).toEqual({
    paper: "valuation",
    sentence: "Needs a price",
    needs: "price",
  });
});

test("has a receipt for a gift that names no price", async () => {
  const id = await record([await piece({ materials: "14k gold" })]);
  const papers = async () => (await listPapers(shop, id)).papers.map(({ paper }) => paper);
  const all = ["receipt", "certificate", "valuation", "packing-slip", "care"];
  expect(await papers()).toEqual(all);
  await editOrder(shop, id, { isGift: true }, "ada");
  expect(await papers()).toEqual([...all.slice(0, 4), "gift-receipt", "care"]);
  expect(await stateOf(id, "gift-receipt")).toEqual({
    paper: "gift-receipt",
    sentence: "No prices, with an exchange date",
    needs: null,
  });
  expect(await stateOf(id, "packing-slip")).toMatchObject({ sentence: "No prices", needs: null });
});

test("prints care cards for the pieces whose materials are known, else for any metal", async () => {
  const known = await record([await piece({ materials: "14k gold" }), repair]);
  expect(await stateOf(known, "care")).toMatchObject({ sentence: "Gold", needs: null });
  expect(await stateOf(await record([repair]), "care")).toMatchObject({ sentence: "Any metal" });
});

test("records dates of pieces in the history of changes, of custom work with the order alone", async () => {
  const id = await record([await piece({}), await piece({}), repair]);
  const { undated } = await listPapers(shop, id);
  const [first, second, custom] = undated.map(({ itemId }) => itemId);
  const date = (...itemIds: (number | undefined)[]) =>
    recordDatesMade(
      shop,
      id,
      { items: itemIds.map((itemId) => ({ itemId: itemId ?? 0, dateMade: "2026-11-18" })) },
      "ada",
    );
  const { updatedAt } = await getOrder(shop, id);
  await date(custom);
  expect(await listChanges(shop, { limit: 5 })).toEqual([]);
  // Saved now, it would take the date away.
  const stale = editOrder(shop, id, { updatedAt, notes: "Wrap it" }, "ada");
  await expect(stale).rejects.toMatchObject({ code: "conflict" });
  expect((await date(first, second)).undated).toEqual([]);
  expect(await listChanges(shop, { limit: 5 })).toMatchObject([
    { kind: "pieces", action: "changed", label: "2", by: "ada" },
  ]);
});
