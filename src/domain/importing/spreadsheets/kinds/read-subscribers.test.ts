import { expect, test } from "vitest";
import { importSpreadsheetFile } from "#tests/support/import-spreadsheet.ts";
import { KIND_FILES } from "#tests/support/kind-files.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { listSubscribers } from "../../../newsletter/subscribers/list-subscribers.ts";
import { undoImport } from "../../imports/undo-import.ts";

/** Address, whether they get letters, and when they confirmed, by address. */
const subscribersOf = async (shop: TestShop) =>
  (await listSubscribers(shop)).items
    .map(({ email, isActive, confirmedAt }) => [email.split("@")[0], isActive, confirmedAt])
    .toSorted(([a], [b]) => String(a).localeCompare(String(b)));

const NOW = "2026-11-20T15:00:00.000Z";
const day = (day: number, time = "10:00") => `2025-01-0${day}T${time}:00.000Z`;

const filesOf = (wanted: string) =>
  KIND_FILES.filter(({ kind, platform }) => kind === "subscribers" && platform === wanted);

test.each([
  [
    "Mailchimp",
    [
      ["ann", true, day(2, "10:05")],
      ["bo", true, day(3)],
      ["cy", false, null],
      ["di", false, null],
    ],
  ],
  [
    "Klaviyo",
    [
      ["ann", true, day(2)],
      ["bo", false, null],
      ["di", false, null],
    ],
  ],
  [
    "Substack",
    [
      ["ann", true, day(2)],
      ["bo", false, null],
    ],
  ],
  [
    "Kit",
    [
      ["ann", true, day(2)],
      ["bo", false, null],
      ["cy", true, null],
    ],
  ],
  [
    "MailerLite",
    [
      ["ann", true, day(2, "15:00")],
      ["bo", false, null],
      ["cy", false, null],
    ],
  ],
  [
    "your shop",
    [
      ["ann", true, day(2)],
      ["bo", true, null],
      ["cy", false, null],
    ],
  ],
  [
    "MailPoet",
    [
      ["ann", true, day(2, "15:00")],
      ["bo", false, null],
    ],
  ],
])("imports the lists of %s twice and undoes them, without a mail", async (platform, expected) => {
  const shop = await testShop();
  const ids: number[] = [];
  for (const { text } of filesOf(platform)) {
    const { report, fileNotes } = await importSpreadsheetFile(shop, text);
    ids.push(report.syncLogId);
    expect(fileNotes[1]).toContain("doesn’t store the names");
  }
  expect(await subscribersOf(shop)).toEqual(expected);
  for (const { text } of filesOf(platform)) {
    const { report } = await importSpreadsheetFile(shop, text);
    expect(report.others).toMatchObject([{ added: 0, changed: 0, refused: 0 }]);
  }
  expect(await shop.db.selectFrom("outgoingMails").selectAll().execute()).toEqual([]);
  for (const id of ids) await undoImport(shop, id, "ada");
  expect(await subscribersOf(shop)).toEqual([]);
});

test("reads an address once, names what is none, and lets unsubscribing win within a file", async () => {
  const shop = await testShop();
  const rows = [
    "email,active_subscription,expiry,plan,email_disabled,created_at",
    "ann@example.com,false,,other,false,2025-01-02",
    "ANN@example.com,false,,other,true,2025-01-02",
    '"=HYPERLINK(""https://evil.example"")",false,,other,false,2025-01-02',
    "bo@,false,,other,false,2025-01-02",
    "cy@example.com,false,,other,false,2031-01-02",
  ];
  const bytes = Buffer.concat([
    Buffer.from([0xff, 0xfe]),
    Buffer.from(`${rows.join("\r\n")}\r\n`, "utf16le"),
  ]);
  const { report, fileNotes } = await importSpreadsheetFile(shop, bytes);
  expect(await subscribersOf(shop)).toEqual([
    ["ann", false, null],
    // A day to come is none on which they confirmed.
    ["cy", true, NOW],
  ]);
  expect(report.failed).toEqual([
    {
      name: '=HYPERLINK("https://evil.example")',
      where: "Row 4",
      reason: "This isn’t an email address.",
    },
    { name: "bo@", where: "Row 5", reason: "This isn’t an email address." },
  ]);
  expect(fileNotes).toContain("1 address unsubscribed or bounced there and won’t get letters.");
});

test("writes nothing of a person into the log, whatever becomes of the import", async () => {
  const lines: unknown[] = [];
  const write = (...line: unknown[]) => void lines.push(line);
  const log = { debug: write, info: write, warn: write, error: write };
  const shop: TestShop = { ...(await testShop()), log };
  const text = "Email,Status\nann@example.com,active\nbo@example.com,whatever\ncy at home\n";
  const { report } = await importSpreadsheetFile(shop, text);
  expect(report.failed).toHaveLength(2);
  await undoImport(shop, report.syncLogId, "ada");
  expect(JSON.stringify(lines)).not.toMatch(/@example|cy at home/);
});

test("goes by the name of Mailchimp's file where a row says nothing", async () => {
  const shop = await testShop();
  const [{ text } = { text: "" }] = filesOf("Mailchimp");
  const never = await importSpreadsheetFile(shop, text, {
    name: "nonsubscribed_members_export.csv",
  });
  expect(never.report.others).toEqual([]);
  expect(never.fileNotes).toContain("2 addresses never subscribed there and were left out.");
  await importSpreadsheetFile(shop, text, { name: "cleaned_members_export.csv" });
  expect((await subscribersOf(shop)).map(([, isActive]) => isActive)).toEqual([false, false]);
});

test("takes nobody of a list that was cleaned up for unsubscribed", async () => {
  const shop = await testShop();
  const text = "Email\nann@example.com\n";
  await importSpreadsheetFile(shop, text, { name: "cleaned list.csv" });
  expect(await subscribersOf(shop)).toEqual([["ann", true, null]]);
});

test("refuses a status that is no clear yes", async () => {
  const shop = await testShop();
  const text = filesOf("Kit")[0]?.text.replace("active", "archived") ?? "";
  const { report } = await importSpreadsheetFile(shop, text);
  expect(report.failed).toMatchObject([
    { name: "ann@example.com", reason: expect.stringContaining("doesn’t say clearly") },
  ]);
});

test("asks whether the people of a plain list confirmed, and takes it that they didn't", async () => {
  const shop = await testShop();
  const text = "Name,Email\nAnn,ann@example.com\nBo,bo@example.com\n";
  const asked = await importSpreadsheetFile(shop, text, { dryRun: true });
  expect(asked.questions.confirmed).toMatchObject({
    help: expect.stringContaining("whether 2 people did"),
    answer: "no",
  });
  await importSpreadsheetFile(shop, text);
  expect(await subscribersOf(shop)).toEqual([
    ["ann", true, null],
    ["bo", true, null],
  ]);
  const { report } = await importSpreadsheetFile(shop, text, { answers: { confirmed: "yes" } });
  expect(report.others).toMatchObject([{ added: 0, changed: 2 }]);
  expect(await subscribersOf(shop)).toEqual([
    ["ann", true, NOW],
    ["bo", true, NOW],
  ]);
  await undoImport(shop, report.syncLogId, "ada");
  expect((await subscribersOf(shop)).map(([, , confirmedAt]) => confirmedAt)).toEqual([null, null]);
});

test("subscribes customers who accept marketing only when a person says that they are subscribers", async () => {
  const shop = await testShop();
  const [file] = KIND_FILES.filter(({ kind }) => kind === "customers");
  const text = file?.text ?? "";
  const asked = await importSpreadsheetFile(shop, text);
  expect(asked.questions.kind?.options?.map(({ value }) => value)).toEqual([
    "customers",
    "subscribers",
    "pieces",
  ]);
  expect(await subscribersOf(shop)).toEqual([]);
  await importSpreadsheetFile(shop, text, { answers: { kind: "subscribers" } });
  expect(await subscribersOf(shop)).toEqual([["ann", true, null]]);
});
