import { expect, test } from "vitest";
import { customerPatchSchema } from "#contract/sales/customers.ts";
import { newOrder } from "#tests/support/new-order.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { recordOrder } from "../orders/record-order.ts";
import { updateCustomer } from "./update-customer.ts";

async function shopWithAna() {
  const shop = await testShop();
  const customer = { customerName: "Ana", customerEmail: "ana@example.com" };
  const repair = { title: "Repair", quantity: 1, price: "50.00" };
  const order = newOrder([repair], { ...customer, customerPhone: "434 555 0187" });
  const id = (await recordOrder(shop, order, "ada")).customerId ?? 0;
  const change = (patch: Parameters<typeof updateCustomer>[2]) =>
    updateCustomer(shop, id, patch, null);
  return { shop, id, change };
}

test("changes the name alone, and says when", async () => {
  const { shop, change } = await shopWithAna();
  await change({ notes: "Opals", ringSizes: [{ size: "6", note: null }] });
  shop.clock.advance({ hours: 1 });
  expect(await change({ name: "Ana Castillo" })).toMatchObject({
    name: "Ana Castillo",
    notes: "Opals",
    ringSizes: [{ size: "6", note: null }],
    emails: ["ana@example.com"],
    phones: ["434 555 0187"],
    updatedAt: shop.now().toISOString(),
  });
});

test("sets the addresses, each once as it was written first", async () => {
  const { change } = await shopWithAna();
  const elm = { line1: "1 Elm St", city: "Staunton", state: "VA", postalCode: "24401" };
  const { addresses } = await change(
    customerPatchSchema.parse({
      addresses: [
        elm,
        { postalCode: "10115" },
        { ...elm, line1: " 1 elm st. ", state: "Virginia" },
      ],
    }),
  );
  expect(addresses).toEqual([elm, { postalCode: "10115" }]);
  expect((await change({ notes: "Opals" })).addresses).toHaveLength(2);
  expect((await change({ addresses: [] })).addresses).toEqual([]);
  const nowhere = customerPatchSchema.safeParse({ addresses: [elm, { country: "US" }] });
  expect(nowhere.error?.issues).toMatchObject([{ path: ["addresses", 1, "line1"] }]);
});

test("takes away what is left out of a list, and what is emptied", async () => {
  const { change } = await shopWithAna();
  await change({ notes: "Opals" });
  const emptied = await change({ emails: [], notes: null });
  expect(emptied).toMatchObject({ emails: [], email: null, notes: null, phone: "434 555 0187" });
  expect(await change({ phones: [] })).toMatchObject({ phones: [], phone: null });
});

test("stores an address that is written twice once, and its own address again", async () => {
  const { change } = await shopWithAna();
  const emails = ["ana@example.com", "ana@new.example.com", "ANA@example.com"];
  expect((await change({ emails })).emails).toHaveLength(2);
});

test("names the entry that is unusable or another customer's", async () => {
  const { shop, change } = await shopWithAna();
  const repair = { title: "Repair", quantity: 1, price: "50.00" };
  const bo = { customerName: "Bo", customerEmail: "bo@example.com", customerPhone: "540 555 0100" };
  await recordOrder(shop, newOrder([repair], bo), "ada");
  await expect(change({ phones: ["434 555 0187", "555"] })).rejects.toMatchObject({
    issues: [{ path: "phones.1", message: "Enter a full phone number." }],
  });
  await expect(change({ emails: ["x@customer.invalid"] })).rejects.toMatchObject({
    issues: [{ path: "emails.0", message: "Enter a full email address." }],
  });
  await expect(change({ emails: ["a@b.example", "bo@example.com"] })).rejects.toMatchObject({
    issues: [{ path: "emails.1" }],
  });
  // A household shares its number.
  expect((await change({ phones: ["540 555 0100"] })).phones).toEqual(["540 555 0100"]);
});
