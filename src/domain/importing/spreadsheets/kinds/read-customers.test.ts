import { expect, test } from "vitest";
import { customersOf } from "#tests/support/customers-of.ts";
import { importSpreadsheetFile } from "#tests/support/import-spreadsheet.ts";
import { KIND_FILES } from "#tests/support/kind-files.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { listSubscribers } from "../../../newsletter/subscribers/list-subscribers.ts";
import { undoImport } from "../../imports/undo-import.ts";

const NOW = "2026-11-20T15:00:00.000Z";

const elm = { line1: "1 Elm St", city: "Staunton", postalCode: "24401" };
const us = { country: "United States" };
const oak = { line1: "9 Oak Rd", city: "Bath" };
const ann = {
  name: "Ann Lee",
  emails: ["ann@example.com"],
  phones: ["5405550100"],
  addresses: [{ ...elm, ...us, state: "VA" }],
  notes: null,
  createdAt: "2025-01-02T17:00:00.000Z",
};

const bare = { phones: [], addresses: [], notes: null };

const EXPECTED: [string, object[][]][] = [
  [
    "Shopify",
    [
      [
        {
          ...ann,
          emails: ["Ann@Example.com"],
          phones: ["+15405550100"],
          notes: "Size 6",
          createdAt: NOW,
        },
        { ...bare, name: "Bo Kim", emails: ["bo@example.com"], createdAt: NOW },
      ],
    ],
  ],
  [
    "WooCommerce",
    [
      [
        {
          ...ann,
          phones: [],
          addresses: [{ city: "Staunton", state: "VA", postalCode: "24401", ...us }],
        },
      ],
      [
        {
          ...ann,
          emails: ["ann@example.com", "ann@home.example.com"],
          addresses: [oak, { ...elm, ...us, line2: "O'Lee Ltd" }],
          createdAt: "2025-01-02T15:00:00.000Z",
        },
      ],
    ],
  ],
  ["Squarespace", [[{ ...ann, createdAt: "2026-03-12T16:00:00.000Z" }]]],
  [
    "Wix",
    [
      [
        {
          ...ann,
          emails: ["ann@example.com", "ann@work.example.com"],
          phones: ["5405550100", "5405550199"],
          addresses: [{ ...elm, ...us, state: "VA" }, oak],
          createdAt: "2025-01-02T10:00:00.000Z",
        },
      ],
    ],
  ],
  [
    "Square",
    [[{ ...ann, addresses: [{ ...elm, state: "VA" }], notes: "Likes opals", createdAt: NOW }]],
  ],
  [
    "BigCommerce",
    [
      [
        {
          ...ann,
          addresses: [
            { ...elm, ...us, state: "VA", line1: "1 Elm St, Apt 2", line2: "Attn: Ann" },
            { ...oak, state: "Somerset", postalCode: "BA1 1AA", country: "United Kingdom" },
          ],
        },
      ],
    ],
  ],
  [
    "PrestaShop",
    [
      [{ ...ann, ...bare, createdAt: "2025-01-02T15:00:00.000Z" }],
      [
        {
          ...ann,
          phones: ["5405550100", "5405550199"],
          addresses: [
            { ...elm, ...us, state: "Virginia" },
            { ...oak, line2: "Fern Ltd, Floor 2", country: "United Kingdom" },
          ],
          notes: "Ring twice",
          createdAt: NOW,
        },
      ],
      [
        {
          ...ann,
          phones: ["5405550100", "5405550199"],
          addresses: [{ ...elm, ...us, state: "Virginia" }],
          createdAt: NOW,
        },
      ],
    ],
  ],
];

test.each(EXPECTED)(
  "imports the customers of %s as previewed, twice, and undoes them, without a mail",
  async (platform, expected) => {
    const files = KIND_FILES.filter(
      (file) => file.kind === "customers" && file.platform === platform,
    );
    expect(files).toHaveLength(expected.length);
    for (const [index, { text }] of files.entries()) {
      const shop = await testShop();
      const preview = await importSpreadsheetFile(shop, text, { dryRun: true });
      expect(await customersOf(shop)).toEqual([]);
      const { report } = await importSpreadsheetFile(shop, text);
      const added = expected[index]?.length ?? 0;
      const counts = [{ kind: "customer", added, changed: 0, skipped: 0, refused: 0 }];
      expect([preview.report.others, report.others]).toEqual([counts, counts]);
      expect(await customersOf(shop)).toEqual(expected[index]);
      const again = await importSpreadsheetFile(shop, text);
      expect(again.report.others).toMatchObject([{ added: 0, changed: 0, skipped: added }]);
      expect((await listSubscribers(shop)).items).toEqual([]);
      expect(await shop.db.selectFrom("outgoingMails").selectAll().execute()).toEqual([]);
      const undone = { undone: added, kept: [] };
      expect(await undoImport(shop, report.syncLogId, "ada")).toEqual(undone);
      expect(await shop.db.selectFrom("customers").selectAll().execute()).toEqual([]);
      expect(await shop.db.selectFrom("customerContacts").selectAll().execute()).toEqual([]);
    }
  },
);

test("adds PrestaShop's addresses to the customers of its other file, and takes them away again", async () => {
  const shop = await testShop();
  const [customers, addresses] = KIND_FILES.filter(
    ({ kind, platform }) => kind === "customers" && platform === "PrestaShop",
  );
  await importSpreadsheetFile(shop, customers?.text ?? "");
  const before = await customersOf(shop);
  const { report } = await importSpreadsheetFile(shop, addresses?.text ?? "");
  expect(report.others).toMatchObject([{ kind: "customer", added: 0, changed: 1 }]);
  expect(await customersOf(shop)).toMatchObject([{ addresses: [elm, oak], notes: "Ring twice" }]);
  const again = await importSpreadsheetFile(shop, addresses?.text ?? "");
  expect(again.report.others).toMatchObject([{ added: 0, changed: 0, skipped: 1 }]);
  await undoImport(shop, report.syncLogId, "ada");
  expect(await customersOf(shop)).toEqual(before);
});

test.each([
  "id_address;firstname;lastname;address1;postcode;city;country_name",
  "ID;First Name;Last Name;Address;Postal Code/Zip Code;City;Country",
])(
  "says how to export PrestaShop's addresses with email addresses instead of %s",
  async (heading) => {
    const { report, fileNotes } = await importSpreadsheetFile(
      await testShop(),
      `${heading}\n3;Ann;Lee;1 Elm St;24401;Staunton;United States\n`,
    );
    expect(fileNotes[0]).toMatch(
      /^This looks like a report from PrestaShop, which has no email addresses, so nothing comes in\. In PrestaShop, open Advanced Parameters, Database, .* SELECT c\.email, /,
    );
    expect(report).toMatchObject({ imported: 0, others: [] });
  },
);
