import { beforeEach, expect, test } from "vitest";
import { type Order, orderPatchSchema } from "#contract/sales/orders.ts";
import { newOrder } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { editOrder } from "./edit-order.ts";
import { recordOrder } from "./record-order.ts";

const repair = { title: "Repair", price: "40", quantity: 1 };
const { shippingAddress } = newOrder([repair]);

let shop: TestShop;
let order: Order;
beforeEach(async () => {
  shop = await testShop();
  order = await recordOrder(shop, newOrder([repair]), "ada");
});

const edit = (patch: object) => editOrder(shop, order.id, orderPatchSchema.parse(patch), "bob");
const changesOf = async (patch: object) => (await edit(patch)).history.at(-1)?.changes;

test("writes pieces, addresses and a gift as people read them", async () => {
  const items = [
    { ...repair, quantity: 2 },
    { title: "Chain", price: "35.50", quantity: 1 },
  ];
  expect(await changesOf({ items })).toEqual([
    { field: "items", from: "Repair, $40.00", to: "2 × Repair, $40.00; Chain, $35.50" },
  ]);
  const billingAddress = { ...shippingAddress, line1: "2 Bank Street", line2: "Floor 3" };
  expect(await changesOf({ billingAddress, isGift: true })).toEqual([
    {
      field: "billingAddress",
      from: null,
      to: "2 Bank Street, Floor 3, Staunton, Virginia 24401, USA",
    },
    { field: "isGift", from: null, to: "yes" },
  ]);
  expect(await changesOf({ delivery: "pickup", isGift: false })).toEqual([
    { field: "delivery", from: "shipping", to: "pickup" },
    { field: "shippingAddress", from: "1 Mill Lane, Staunton, Virginia 24401, USA", to: null },
    {
      field: "billingAddress",
      from: "2 Bank Street, Floor 3, Staunton, Virginia 24401, USA",
      to: null,
    },
    { field: "isGift", from: "yes", to: null },
  ]);
});

test("writes a due date as the day in the shop's time zone, and what is emptied as nothing", async () => {
  expect(await changesOf({ dueDate: "2026-12-01", deposit: "10", shipping: "5" })).toEqual([
    { field: "shipping", from: "0.00", to: "5.00" },
    { field: "deposit", from: null, to: "10.00" },
    { field: "dueDate", from: null, to: "2026-12-01" },
  ]);
  expect(await changesOf({ dueDate: null, deposit: null })).toEqual([
    { field: "deposit", from: "10.00", to: null },
    { field: "dueDate", from: "2026-12-01", to: null },
  ]);
});

test("a pickup takes no address", async () => {
  await edit({ delivery: "pickup" });
  const billingAddress = shippingAddress;
  expect(await edit({ shippingAddress, billingAddress })).toMatchObject({
    delivery: "pickup",
    shippingAddress: null,
    billingAddress: null,
  });
  expect((await edit({ delivery: "shipping", shippingAddress })).shippingAddress).toEqual(
    shippingAddress,
  );
});
