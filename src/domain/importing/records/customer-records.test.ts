import { expect, test } from "vitest";
import { importSpreadsheetFile } from "#tests/support/import-spreadsheet.ts";
import { recordRepair } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { getCustomer } from "../../sales/customers/get-customer.ts";
import { listCustomers } from "../../sales/customers/list-customers.ts";
import { mergeCustomers } from "../../sales/customers/merge-customers.ts";
import { updateCustomer } from "../../sales/customers/update-customer.ts";
import { forgetCustomer } from "../../sales/customers/forget-customer.ts";
import { linkCustomer } from "../../sales/customer-links/link-customer.ts";
import { changeSubscription } from "../../newsletter/letters/change-subscription.ts";
import { unsubscribeToken } from "../../newsletter/letters/unsubscribe-token.ts";
import { listSubscribers } from "../../newsletter/subscribers/list-subscribers.ts";
import { subscribe } from "../../newsletter/subscribers/subscribe.ts";
import { listImportItems } from "../imports/state/list-import-items.ts";
import { undoImport } from "../imports/undo-import.ts";
import { moveToTrash } from "../../infrastructure/trash/move-to-trash.ts";
import { restoreFromTrash } from "../../operations/trash/restore-from-trash.ts";

const HEADINGS = "Name,Email,Phone,Street,City,Zip,Notes";
const ANN = "Ann Lee,ANN@example.com,540 555 0100,1 Elm St,Staunton,24401,Opals";
const elm = { line1: "1 Elm St", city: "Staunton", postalCode: "24401" };

const list = (...rows: string[]) => [HEADINGS, ...rows].join("\n");
const KEPT = "They ordered, asked, or were changed since, and stay.";

async function addAnn(shop: TestShop): Promise<number> {
  const id = await linkCustomer(shop, { name: "Áda", email: "ann@example.com", phone: null });
  const patch = {
    phones: ["434 555 0187"],
    notes: "No nickel",
    addresses: [{ line1: "9 Oak Rd" }],
  };
  await updateCustomer(shop, id ?? 0, patch, null);
  return id ?? 0;
}

const detailsOf = async (shop: TestShop, id: number) => {
  const { name, emails, phones, addresses, notes } = await getCustomer(shop, id);
  return { name, emails, phones, addresses, notes };
};

test("adds what a customer lacks behind what they have, overwrites nothing, and undoes that alone", async () => {
  const shop = await testShop();
  const id = await addAnn(shop);
  const before = await detailsOf(shop, id);
  const { report } = await importSpreadsheetFile(shop, list(ANN));
  expect(report.others).toEqual([
    { kind: "customer", added: 0, changed: 1, skipped: 0, refused: 0 },
  ]);
  expect(await detailsOf(shop, id)).toEqual({
    name: "Áda",
    emails: ["ann@example.com"],
    phones: ["434 555 0187", "540 555 0100"],
    addresses: [{ line1: "9 Oak Rd" }, elm],
    notes: "No nickel\n\nOpals",
  });
  const { items } = await listImportItems(shop, report.syncLogId, { kind: "customer" });
  expect(items[0]?.changes).toEqual([
    { field: "Phone", from: "434 555 0187", to: "434 555 0187, 540 555 0100" },
    { field: "Addresses", from: "9 Oak Rd", to: "9 Oak Rd; 1 Elm St, Staunton 24401" },
    { field: "Notes", from: "No nickel", to: "No nickel\n\nOpals" },
  ]);
  const again = await importSpreadsheetFile(shop, list(ANN));
  expect(again.report.others).toMatchObject([{ added: 0, changed: 0 }]);
  await updateCustomer(shop, id, { ringSizes: [{ size: "6", note: null }] }, "ada");
  expect(await undoImport(shop, report.syncLogId, "ada")).toEqual({ undone: 1, kept: [] });
  expect(await detailsOf(shop, id)).toEqual(before);
});

test("keeps what was added to a customer whom somebody edited since", async () => {
  const shop = await testShop();
  const id = await addAnn(shop);
  const { report } = await importSpreadsheetFile(shop, list(ANN));
  await updateCustomer(shop, id, { notes: "Only opals" }, "ada");
  expect(await undoImport(shop, report.syncLogId, "ada")).toEqual({
    undone: 0,
    kept: [{ name: "Ann Lee", reason: KEPT }],
  });
  expect(await detailsOf(shop, id)).toMatchObject({ notes: "Only opals", addresses: [{}, elm] });
});

test("keeps imported customers who ordered, were edited or merged since, by undoing it", async () => {
  const shop = await testShop();
  const people = [
    "Bo,bo@example.com",
    "Cy,cy@example.com",
    "Di,di@example.com",
    "Ed,ed@example.com",
  ];
  const { report } = await importSpreadsheetFile(shop, list(ANN, ...people));
  const idOf = async (search: string) => (await listCustomers(shop, { search })).items[0]?.id ?? 0;
  await recordRepair(shop, "Bo", "bo@example.com");
  await updateCustomer(shop, await idOf("cy@"), { name: "Cyrus" }, "ada");
  await mergeCustomers(shop, await idOf("ann@"), await idOf("di@"), "ada");
  const { undone, kept } = await undoImport(shop, report.syncLogId, "ada");
  expect(undone).toBe(1);
  expect(kept.map(({ name }) => name).toSorted()).toEqual(["Ann Lee", "Bo", "Cy", "Di"]);
  const { items } = await listCustomers(shop);
  expect(items.map(({ name }) => name).toSorted()).toEqual(["Ann Lee", "Bo", "Cyrus"]);
});

test("an order in the trash keeps no imported customer, and has one again when it is restored", async () => {
  const shop = await testShop();
  const { report } = await importSpreadsheetFile(shop, list(ANN));
  const { id } = await recordRepair(shop, "Ann Lee", "ann@example.com");
  const trashId = await moveToTrash(shop, {
    kind: "order",
    entityId: id,
    label: "Order",
    by: "ada",
  });
  expect(await undoImport(shop, report.syncLogId, "ada")).toEqual({ undone: 1, kept: [] });
  expect((await listCustomers(shop)).items).toEqual([]);
  await restoreFromTrash(shop, trashId, {}, { by: "ada" });
  expect((await listCustomers(shop)).items).toMatchObject([
    { email: "ann@example.com", orders: 1 },
  ]);
});

test("finds a customer by phone only where one of the two has no email address", async () => {
  const shop = await testShop();
  const caller = await linkCustomer(shop, { name: "Ann", email: null, phone: "5405550100" });
  const spouse = { name: "Leo", email: "leo@example.com", phone: "434 555 0187" };
  const leo = await linkCustomer(shop, spouse);
  const di = "Di,di@example.com,434 555 0187";
  const { report } = await importSpreadsheetFile(shop, list(ANN, di));
  expect(report.others).toMatchObject([{ added: 1, changed: 1 }]);
  expect(await detailsOf(shop, caller ?? 0)).toMatchObject({
    name: "Ann",
    emails: ["ANN@example.com"],
  });
  expect(await detailsOf(shop, leo ?? 0)).toMatchObject({ name: "Leo", addresses: [] });
});

test("takes no second email address from the customer who has it", async () => {
  const shop = await testShop();
  const other = await linkCustomer(shop, { name: "Bo", email: "bo@example.com", phone: null });
  await addAnn(shop);
  const { report } = await importSpreadsheetFile(
    shop,
    "Name,Email,Email 2,Phone\nAnn,ann@example.com,bo@example.com,434 555 0187\n",
  );
  expect(report.others).toMatchObject([{ added: 0, changed: 0, skipped: 1 }]);
  expect((await detailsOf(shop, other ?? 0)).emails).toEqual(["bo@example.com"]);
});

test("names nobody in the log, and leaves who was forgotten alone when it is undone", async () => {
  const lines: unknown[] = [];
  const write = (...line: unknown[]) => void lines.push(line);
  const shop = {
    ...(await testShop()),
    log: { debug: write, info: write, warn: write, error: write },
  };
  const { report } = await importSpreadsheetFile(shop, list(ANN, "Nobody,,"));
  await forgetCustomer(shop, (await listCustomers(shop)).items[0]?.id ?? 0, "ada");
  expect(await undoImport(shop, report.syncLogId, "ada")).toEqual({ undone: 0, kept: [] });
  const items = await shop.db.selectFrom("importItems").selectAll().execute();
  expect(JSON.stringify(items)).not.toMatch(/Ann|ann@|Elm|Opals/i);
  expect(JSON.stringify(lines)).not.toMatch(/Ann|ann@|Elm|Opals|Nobody/i);
});

const MARKETING = [
  "First Name,Last Name,Email Address,Square Customer ID,Email Subscription Status",
  "Ann,Lee,ann@example.com,1,subscribed",
  "Ann,Lee,ANN@example.com,1,subscribed",
  "Bo,Kim,bo@example.com,2,unsubscribed",
  "Cy,Ng,cy@example.com,3,subscribed",
  ",,di@example.com,4,subscribed",
  "Ed,Orr,ed@example.com,5,",
].join("\n");

const subscribersOf = async (shop: TestShop) =>
  (await listSubscribers(shop)).items
    .map(({ email, isActive, confirmedAt }) => [email.split("@")[0], isActive, confirmedAt])
    .toSorted(([a], [b]) => String(a).localeCompare(String(b)));

test("asks whether those who accept marketing become subscribers, and subscribes nobody unasked", async () => {
  const shop = await testShop();
  const { questions, report } = await importSpreadsheetFile(shop, MARKETING);
  expect(questions.subscribe).toMatchObject({
    help: expect.stringMatching(/^3 customers accept marketing/),
    answer: "no",
  });
  expect(questions.confirmed).toBeUndefined();
  expect(report.others).toMatchObject([{ kind: "customer", added: 5 }]);
  expect(await subscribersOf(shop)).toEqual([]);
});

test("subscribes them unconfirmed when a person says so, but nobody who unsubscribed there or here", async () => {
  const shop = await testShop();
  await subscribe(shop, "cy@example.com");
  const cy = (await listSubscribers(shop)).items[0]?.id ?? 0;
  await changeSubscription(shop, unsubscribeToken(shop, cy), false);
  const answers = { subscribe: "yes" } as const;
  const { report } = await importSpreadsheetFile(shop, MARKETING, { answers });
  expect(report.others).toMatchObject([
    { kind: "customer", added: 5 },
    { kind: "subscriber", added: 3 },
  ]);
  const subscribed = [
    ["ann", true, null],
    ["bo", false, null],
    ["cy", false, null],
    ["di", true, null],
  ];
  expect(await subscribersOf(shop)).toEqual(subscribed);
  const again = await importSpreadsheetFile(shop, MARKETING, { answers });
  expect(again.report.others).toMatchObject([
    { added: 0, changed: 0 },
    { added: 0, changed: 0 },
  ]);
  expect(await shop.db.selectFrom("outgoingMails").selectAll().execute()).toEqual([]);
  await undoImport(shop, report.syncLogId, "ada");
  expect(await subscribersOf(shop)).toEqual([["cy", false, null]]);
  expect((await listCustomers(shop)).total).toBe(0);
});

test("takes the status of anything in a list of somebody's own for no word on marketing", async () => {
  const shop = await testShop();
  const rows = ["Name,Email,Phone,Status,Newsletter", "Ann,ann@example.com,,active,no"];
  const { questions } = await importSpreadsheetFile(shop, rows.join("\n"));
  expect(questions).toMatchObject({ kind: { answer: "customers" } });
  expect(questions.subscribe).toBeUndefined();
});
