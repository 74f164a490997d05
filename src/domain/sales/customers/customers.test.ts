import { beforeEach, describe, expect, it } from "vitest";
import { MISSING_EMAIL } from "#contract/sales/customers.ts";
import { newOrder } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { changeOrderStatus } from "../orders/change-order-status.ts";
import { editOrder } from "../orders/edit-order.ts";
import { getOrder } from "../orders/get-order.ts";
import { recordOrder } from "../orders/record-order.ts";
import { recordPayment } from "../payments/record-payment.ts";
import { forgetCustomer } from "./forget-customer.ts";
import { getCustomer } from "./get-customer.ts";
import { linkCustomer } from "../customer-links/link-customer.ts";
import { listCustomers } from "./list-customers.ts";
import { mergeCustomers } from "./merge-customers.ts";
import { updateCustomer } from "./update-customer.ts";

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
});

const repair = { title: "Repair", quantity: 1, price: "50.00" };

const order = (customerName: string, customerEmail: string, customerPhone?: string) => {
  shop.clock.advance({ minutes: 1 });
  const customer = { customerName, customerEmail, customerPhone: customerPhone ?? null };
  return recordOrder(shop, newOrder([repair], customer), "admin");
};

const customerOf = async ({ id }: { id: number }) => (await getOrder(shop, id)).customerId ?? 0;

describe("linking orders", () => {
  it("gives orders with the same address, case aside, to one customer", async () => {
    const first = await order("Ana Castillo", "Ana@Example.com", "(434) 555-0187");
    const second = await order("A. Castillo", "ana@example.com");
    const other = await order("Bo", "bo@example.com");
    expect(second.customerId).toBe(first.customerId);
    expect(other.customerId).not.toBe(first.customerId);
    expect(await getCustomer(shop, await customerOf(first))).toMatchObject({
      name: "Ana Castillo",
      emails: ["Ana@Example.com"],
      phones: ["(434) 555-0187"],
      ordersTotal: "100.00",
      orders: [{ id: second.id }, { id: first.id }],
    });
  });

  it("matches by phone number only when one of the two has no address", async () => {
    const known = await order("Ana", "ana@example.com", "(434) 555-0187");
    const byPhone = await linkCustomer(shop, { name: "Ana", email: null, phone: "4345550187" });
    expect(byPhone).toBe(known.customerId);
    const spouse = await order("Leo", "leo@example.com", "434-555-0187");
    expect(spouse.customerId).not.toBe(known.customerId);
    const caller = await linkCustomer(shop, { name: "Ida", email: null, phone: "540 555 0100" });
    const wrote = await order("Ida", "ida@example.com", "540 555 0100");
    expect(wrote.customerId).toBe(caller);
  });

  it("links nobody to an order without an address and a number", async () => {
    const first = await order("A customer", MISSING_EMAIL);
    expect(first.customerId).toBeNull();
    expect(await linkCustomer(shop, { name: "X", email: null, phone: "call" })).toBeNull();
  });

  it("keeps the customer when an address is corrected, and changes it for somebody else's", async () => {
    const typo = await order("Ana", "ana@exmaple.com");
    const fixed = await editOrder(shop, typo.id, { customerEmail: "ana@example.com" }, null);
    expect(fixed.customerId).toBe(typo.customerId);
    expect((await getCustomer(shop, await customerOf(typo))).email).toBe("ana@example.com");
    const other = await order("Bo", "bo@example.com");
    const moved = await editOrder(shop, typo.id, { customerEmail: "BO@example.com" }, null);
    expect(moved.customerId).toBe(other.customerId);
  });
});

describe("finding customers", () => {
  it("finds them by name, address and number, the last to order first", async () => {
    await order("Ana Castillo", "ana@example.com", "(434) 555-0187");
    await order("Bo Lind", "bo_100@example.com");
    const found = async (search?: string) =>
      (await listCustomers(shop, { search })).items.map(({ name }) => name);
    expect(await found()).toEqual(["Bo Lind", "Ana Castillo"]);
    expect(await found("castillo")).toEqual(["Ana Castillo"]);
    expect(await found("BO_1")).toEqual(["Bo Lind"]);
    expect(await found("434 555")).toEqual(["Ana Castillo"]);
    expect(await found("O_1")).toEqual(["Bo Lind"]);
    expect(await found("nobody")).toEqual([]);
    const page = await listCustomers(shop, { limit: 1, offset: 1 });
    expect([page.items.map(({ name }) => name), page.total]).toEqual([["Ana Castillo"], 2]);
  });

  it("leaves out who has no order anymore, unless something was noted", async () => {
    const { id } = await order("Ana", "ana@example.com");
    const customerId = await customerOf({ id });
    await shop.db.updateTable("orders").set({ deletedAt: shop.now().toISOString() }).execute();
    expect((await listCustomers(shop)).total).toBe(0);
    await updateCustomer(shop, customerId, { notes: "Likes opals" }, null);
    expect((await listCustomers(shop)).total).toBe(1);
  });

  it("names others with the same number or name", async () => {
    const ana = await order("Ana", "ana@example.com", "434 555 0187");
    const leo = await order("Leo", "leo@example.com", "(434) 555-0187");
    const again = await order("ANA", "ana@work.example.com");
    const { similar } = await getCustomer(shop, await customerOf(ana));
    expect(similar.map(({ id }) => id)).toEqual([again.customerId, leo.customerId]);
  });
});

describe("changing a customer", () => {
  it("changes only what is sent, and shows the first address first", async () => {
    const id = await customerOf(await order("Ana", "ana@example.com"));
    await updateCustomer(
      shop,
      id,
      { ringSizes: [{ size: "5½", note: null }], notes: "Opals" },
      null,
    );
    const changed = await updateCustomer(
      shop,
      id,
      {
        emails: ["ana@new.example.com", "ana@example.com"],
        phones: ["434 555 0187"],
      },
      null,
    );
    expect(changed).toMatchObject({
      name: "Ana",
      email: "ana@new.example.com",
      emails: ["ana@new.example.com", "ana@example.com"],
      phone: "434 555 0187",
      notes: "Opals",
      ringSizes: [{ size: "5½", note: null }],
    });
  });

  it("refuses somebody else's address and a number without digits", async () => {
    const id = await customerOf(await order("Ana", "ana@example.com"));
    await order("Bo", "bo@example.com");
    await expect(
      updateCustomer(shop, id, { emails: ["BO@example.com"] }, null),
    ).rejects.toMatchObject({
      code: "invalid",
      message: "Bo has this address. Merge the two if they are the same person.",
      issues: [{ path: "emails.0" }],
    });
    await expect(updateCustomer(shop, id, { phones: ["none"] }, null)).rejects.toMatchObject({
      issues: [{ path: "phones.0" }],
    });
    await expect(updateCustomer(shop, 999, {}, null)).rejects.toMatchObject({ code: "not-found" });
    expect((await getCustomer(shop, id)).emails).toEqual(["ana@example.com"]);
  });
});

describe("merging customers", () => {
  it("moves orders, contacts, notes and ring sizes to the one that stays", async () => {
    const ana = await order("Ana", "ana@example.com", "434 555 0187");
    const work = await order("A. Castillo", "ana@work.example.com", "(434) 555-0187");
    const [id, other] = [await customerOf(ana), await customerOf(work)];
    await updateCustomer(
      shop,
      id,
      { notes: "Opals", ringSizes: [{ size: "5½", note: null }] },
      null,
    );
    await updateCustomer(
      shop,
      other,
      {
        notes: "No nickel",
        ringSizes: [
          { size: "5½", note: null },
          { size: "6", note: "thumb" },
        ],
      },
      null,
    );
    const merged = await mergeCustomers(shop, id, other, null);
    expect(merged).toMatchObject({
      id,
      name: "Ana",
      emails: ["ana@example.com", "ana@work.example.com"],
      phones: ["434 555 0187"],
      notes: "Opals\n\nNo nickel",
      ringSizes: [{ size: "5½" }, { size: "6" }],
      ordersTotal: "100.00",
    });
    await expect(getCustomer(shop, other)).rejects.toMatchObject({ code: "not-found" });
    expect((await order("Ana", "ANA@work.example.com")).customerId).toBe(id);
  });

  it("refuses the same customer and one that does not exist", async () => {
    const id = await customerOf(await order("Ana", "ana@example.com"));
    await expect(mergeCustomers(shop, id, id, null)).rejects.toMatchObject({ code: "invalid" });
    await expect(mergeCustomers(shop, id, 999, null)).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("forgetting a customer", () => {
  it("refuses while an order is open", async () => {
    const open = await order("Ana", "ana@example.com");
    const id = await customerOf(open);
    await expect(forgetCustomer(shop, id, "admin")).rejects.toMatchObject({
      code: "conflict",
      message: `Order ${open.id} is still open. Finish or cancel it first.`,
    });
    expect((await getCustomer(shop, id)).name).toBe("Ana");
    await expect(forgetCustomer(shop, 999, "admin")).rejects.toMatchObject({ code: "not-found" });
  });

  it("removes words and details and keeps the sums", async () => {
    const { id: orderId } = await order("Ana", "ana@example.com", "434 555 0187");
    const id = await customerOf({ id: orderId });
    await editOrder(shop, orderId, { customerName: "Ana Castillo", notes: "For Leo" }, "admin");
    const paid = { amount: 5000, method: "check" as const, paidOn: "2026-11-20" };
    await recordPayment(shop, orderId, { ...paid, reference: "Castillo 12" }, "admin");
    for (const status of ["processing", "shipped", "completed"] as const) {
      await changeOrderStatus(shop, orderId, status, "admin");
    }
    await forgetCustomer(shop, id, "admin");
    const after = await getOrder(shop, orderId);
    expect(after).toMatchObject({
      customerId: null,
      customerName: "Forgotten customer",
      customerPhone: null,
      shippingAddress: null,
      total: "50.00",
      amountPaid: "50.00",
      receiptNumber: "2026-0001",
      status: "completed",
    });
    expect(JSON.stringify(after)).not.toMatch(/Castillo|Leo|ana@|555|Mill Lane/);
    await expect(getCustomer(shop, id)).rejects.toMatchObject({ code: "not-found" });
    expect(await shop.db.selectFrom("customerContacts").selectAll().execute()).toEqual([]);
  });
});
