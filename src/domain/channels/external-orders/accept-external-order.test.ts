import { expect, test } from "vitest";
import { recordRepair } from "#tests/support/new-order.ts";
import { addPlatform } from "#tests/support/sell-on-platform.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { getCustomer } from "../../sales/customers/get-customer.ts";
import { acceptExternalOrder } from "./accept-external-order.ts";
import { recordExternalOrder } from "./record-external-order.ts";

test("links an order to the customer whose address it has, and changes nothing of the customer", async () => {
  const shop = await testShop();
  const { customerId } = await recordRepair(shop, "Ana", "ana@example.com");
  const billing = { first_name: "Mallory", email: "ANA@example.com", phone: "540 555 0666" };
  const order = { id: 7, number: "7", status: "processing", total: "10.00", billing };
  await recordExternalOrder(shop, await addPlatform(shop), order);
  const { id } = await shop.db.selectFrom("externalOrders").select("id").executeTakeFirstOrThrow();
  const accepted = await acceptExternalOrder(shop, id, "ada");
  expect(accepted).toMatchObject({
    customerId,
    customerName: "Mallory",
    customerPhone: "540 555 0666",
  });
  expect(await getCustomer(shop, customerId ?? 0)).toMatchObject({
    name: "Ana",
    emails: ["ana@example.com"],
    phones: [],
    stated: { emails: [], phones: ["540 555 0666"], ringSizes: [] },
  });
});
