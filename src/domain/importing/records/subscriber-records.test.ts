import { expect, test } from "vitest";
import { addSubscribers } from "#tests/support/add-subscribers.ts";
import { importSpreadsheetFile } from "#tests/support/import-spreadsheet.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { changeSubscription } from "../../newsletter/letters/change-subscription.ts";
import { unsubscribeToken } from "../../newsletter/letters/unsubscribe-token.ts";
import { listSubscribers } from "../../newsletter/subscribers/list-subscribers.ts";
import { undoImport } from "../imports/undo-import.ts";

const NOW = "2026-11-20T15:00:00.000Z";

/** A list of Substack's. */
const list = (email: string, isDisabled: string) =>
  `email,active_subscription,email_disabled,created_at\n${email},false,${isDisabled},2025-01-02\n`;

const subscribersOf = async (shop: TestShop) =>
  (await listSubscribers(shop)).items
    .map(({ email, isActive, confirmedAt }) => [email.split("@")[0], isActive, confirmedAt])
    .toSorted(([a], [b]) => String(a).localeCompare(String(b)));

test("unsubscribes who unsubscribed there, previews it, and undoes it", async () => {
  const shop = await testShop();
  await addSubscribers(shop, "ann", "bo");
  const text = list("Ann@example.com", "true");
  const preview = await importSpreadsheetFile(shop, text, { dryRun: true });
  const counts = [{ kind: "subscriber", added: 0, changed: 1, skipped: 0, refused: 0 }];
  expect(preview.report.others).toEqual(counts);
  const { report } = await importSpreadsheetFile(shop, text);
  expect(report.others).toEqual(counts);
  expect(await subscribersOf(shop)).toEqual([
    ["ann", false, NOW],
    ["bo", true, NOW],
  ]);
  expect(await undoImport(shop, report.syncLogId, "ada")).toEqual({ undone: 1, kept: [] });
  expect((await subscribersOf(shop))[0]).toEqual(["ann", true, NOW]);
});

test("subscribes nobody again who unsubscribed since, by undoing it", async () => {
  const shop = await testShop();
  await addSubscribers(shop, "cy");
  const { report } = await importSpreadsheetFile(shop, list("cy@example.com", "true"));
  const id = (await listSubscribers(shop)).items[0]?.id ?? 0;
  shop.clock.advance({ minutes: 5 });
  await changeSubscription(shop, unsubscribeToken(shop, id), false);
  expect(await undoImport(shop, report.syncLogId, "ada")).toEqual({
    undone: 0,
    kept: [{ name: "cy@example.com", reason: "They subscribed or unsubscribed since, and stay." }],
  });
  expect(await subscribersOf(shop)).toEqual([["cy", false, NOW]]);
});

test("keeps who unsubscribed here unsubscribed, whatever the file says", async () => {
  const shop = await testShop();
  await addSubscribers(shop, "ann");
  const id = (await listSubscribers(shop)).items[0]?.id ?? 0;
  await changeSubscription(shop, unsubscribeToken(shop, id), false);
  await importSpreadsheetFile(shop, list("ann@example.com", "false"));
  expect((await subscribersOf(shop))[0]).toEqual(["ann", false, NOW]);
});
