import { expect, test } from "vitest";
import type { CustomerMailKind } from "#contract/sales/customer-mails.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { updateSettings } from "../../infrastructure/settings/update-settings.ts";
import { composeCustomerMail } from "./compose-customer-mail.ts";
import type { CustomerMailFacts } from "./customer-mail-facts.ts";
import { exampleFacts } from "./preview-customer-mail.ts";

type OrderMail = Exclude<CustomerMailKind, "received" | "reply" | "quote" | "available">;

/** The text of a mail about the example order, with these facts of the order and the mail changed. */
async function compose<Kind extends OrderMail>(
  shop: TestShop,
  kind: Kind,
  order: Partial<CustomerMailFacts[Kind]["order"]> = {},
  change: Partial<CustomerMailFacts[Kind]> = {},
): Promise<string> {
  const facts: CustomerMailFacts[Kind] = (await exampleFacts(shop))[kind];
  const changed = { ...facts, ...change, order: { ...facts.order, ...order } };
  return (await composeCustomerMail(shop, kind, changed)).text;
}

const labelsOf = (text: string): string[] =>
  [...text.matchAll(/^([A-Z][\w ]+):/gm)].map(([, label = ""]) => label);

const tuesday = { opens: "10:00", closes: "17:00" };

test("says at a pickup where, when and under which number, and what is owed", async () => {
  const shop = await testShop();
  const openingHours = [null, tuesday, tuesday, null, null, null, null];
  await updateSettings(
    shop,
    {
      addressLine: "12 Mill Lane",
      city: "Staunton",
      state: "VA",
      postalCode: "24401",
      openingHours,
      byAppointment: true,
      phone: "(540) 555-0100",
    },
    null,
  );
  const text = await compose(shop, "ready");
  expect(text.replaceAll("\u00A0", " ")).toContain(`Piece: Gold ring
Where:
  12 Mill Lane
  Staunton, VA 24401
Hours:
  Tuesday and Wednesday, 10 AM to 5 PM
  By appointment
Phone: (540) 555-0100
Still owed: $600.00`);
});

test("leaves out of a pickup what the shop has not said", async () => {
  const shop = await testShop();
  await updateSettings(
    shop,
    {
      addressLine: "",
      city: "",
      state: "",
      postalCode: "",
      phone: "",
      openingHours: [],
      byAppointment: false,
    },
    null,
  );
  expect(labelsOf(await compose(shop, "ready", { balanceDue: "0.00" }))).toEqual(["Piece"]);
  await updateSettings(shop, { byAppointment: true }, null);
  expect(await compose(shop, "ready")).toContain("\nHours: By appointment\n");
});

test("ends with who sent it, without empty lines for what the shop has not said", async () => {
  const shop = await testShop();
  const footer = async () => (await compose(shop, "shipped")).split("\n-- \n").at(-1)?.split("\n");
  const words = { businessName: "Fernhill", city: "Staunton", phone: "(540) 555-0100" };
  const place = { addressLine: "12 Mill Lane", state: "VA", postalCode: "24401" };
  await updateSettings(shop, { ...words, ...place, email: "hello@shop.example" }, null);
  expect(await footer()).toEqual([
    "Fernhill",
    "12 Mill Lane",
    "Staunton, VA 24401",
    "(540) 555-0100",
    "hello@shop.example",
    "http://localhost:3000",
  ]);
  const none = { addressLine: "", state: "", postalCode: "", phone: "", email: "" };
  await updateSettings(shop, none, null);
  expect(await footer()).toEqual(["Fernhill", "Staunton", "http://localhost:3000"]);
  await updateSettings(shop, { city: "", postalCode: "24401" }, null);
  expect(await footer()).toEqual(["Fernhill", "24401", "http://localhost:3000"]);
});

test("lists the pieces with how many, each on its line", async () => {
  const shop = await testShop();
  const { items } = (await exampleFacts(shop)).shipped.order;
  const several = items.flatMap((item) => [{ ...item, quantity: 2 }, item]);
  expect(await compose(shop, "shipped", { items: several })).toContain(
    "Pieces:\n  Gold ring × 2\n  Gold ring\n",
  );
});

test("confirms an acceptance with what was agreed, and nothing that was not", async () => {
  const shop = await testShop();
  const agreed = { total: "1200.00", deposit: "600.00", dueDate: "2026-12-19T04:59:59.000Z" };
  expect(await compose(shop, "accepted", agreed)).toContain(
    "Total: $1,200.00\nDeposit: $600.00\nReady by: December 18, 2026\n\nSee your order: ",
  );
  const open = { deposit: null, dueDate: null };
  const text = await compose(shop, "accepted", open, { url: null });
  expect(labelsOf(text)).toEqual(["Piece", "Total"]);
  expect(labelsOf(await compose(shop, "accepted", { ...open, deposit: "0.00" }))).not.toContain(
    "Deposit",
  );
});

test("confirms a payment with its receipt, what is paid and what is owed", async () => {
  const shop = await testShop();
  const text = await compose(shop, "payment", { amountPaid: "600.00", balanceDue: "600.00" });
  expect(text).toContain("Your payment of $600.00 arrived.\n");
  expect(text).toContain("Paid: $600.00\nStill owed: $600.00\nReceipt: 2026-0001\n");
  const full = await compose(shop, "payment", { balanceDue: "0.00", receiptNumber: null });
  expect(full).toContain("Your payment of $600.00 arrived, and the order is paid in full.\n");
  expect(labelsOf(full)).toEqual(["Piece", "Total", "Paid"]);
});

test("says when a piece on the bench is ready, where a day was agreed", async () => {
  const shop = await testShop();
  const dueDate = "2026-12-19T04:59:59.000Z";
  expect(await compose(shop, "processing", { dueDate })).toContain("Ready by: December 18, 2026\n");
  expect(labelsOf(await compose(shop, "processing", { dueDate: null }))).toEqual(["Piece"]);
});

test("links the package where its carrier and number are known", async () => {
  const shop = await testShop();
  expect(labelsOf(await compose(shop, "shipped"))).toEqual([
    "Piece",
    "Carrier",
    "Tracking number",
    "Track the package",
  ]);
  const none = { trackingCarrier: null, trackingNumber: null };
  expect(labelsOf(await compose(shop, "shipped", none))).toEqual(["Piece"]);
  const local = { trackingCarrier: "A neighbor", trackingNumber: "7" };
  expect(labelsOf(await compose(shop, "shipped", local))).toEqual([
    "Piece",
    "Carrier",
    "Tracking number",
  ]);
});

test("thanks for coming by or for the wait, and says how to care for the piece", async () => {
  const shop = await testShop();
  const sections = [{ term: "Every day", text: "Wear it." }];
  const care = [{ title: "Gold", sections }];
  const url = "Read the care guide: http://localhost:3000/pages/care-guide";
  await shop.db
    .insertInto("pages")
    .values({ slug: "care-guide", title: "Care", content: "<p>Dry.</p>" })
    .onConflict((page) => page.column("slug").doUpdateSet({ content: "<p>Dry.</p>" }))
    .execute();
  const shipped = await compose(shop, "delivered", { delivery: "shipping" }, { care });
  expect(shipped).toContain("Your order has arrived. I hope you enjoy it.\n");
  expect(shipped).toContain("\n\nGold\nEvery day: Wear it.\n\nMy care guide says more.\n\n");
  expect(shipped).toContain(url);
  const fetched = await compose(shop, "delivered", { delivery: "pickup" }, { care: [] });
  expect(fetched).toContain("Thank you for coming by. I hope you enjoy what you took home.\n");
  expect(fetched).toContain("My care guide says how to keep it beautiful.\n");
  await shop.db.deleteFrom("pages").where("slug", "=", "care-guide").execute();
  const without = await compose(shop, "delivered", {}, { care: [] });
  expect(without).not.toContain("care guide");
  expect(labelsOf(without)).toEqual(["Piece"]);
});
