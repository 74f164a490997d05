import { expect, test } from "vitest";
import type { Customer } from "#contract/sales/customers.ts";
import { importSpreadsheetFile } from "#tests/support/import-spreadsheet.ts";
import { KIND_FILES } from "#tests/support/kind-files.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { getCustomer } from "../../../sales/customers/get-customer.ts";
import { listCustomers } from "../../../sales/customers/list-customers.ts";
import { listSubscribers } from "../../../newsletter/subscribers/list-subscribers.ts";
import { undoImport } from "../../imports/undo-import.ts";
import { listImportItems } from "../../imports/state/list-import-items.ts";

const NOW = "2026-11-20T15:00:00.000Z";

/** By name. */
async function customersOf(shop: TestShop) {
  const { items } = await listCustomers(shop);
  const all = await Promise.all(items.map(({ id }) => getCustomer(shop, id)));
  return all.map(pick).toSorted((a, b) => a.name.localeCompare(b.name));
}

function pick({ name, emails, phones, addresses, notes, createdAt }: Customer) {
  return { name, emails, phones, addresses, notes, createdAt };
}

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

/** A list of somebody's own. */
async function readList(...rows: string[]) {
  const shop = await testShop();
  const { report } = await importSpreadsheetFile(shop, `${rows.join("\r\n")}\r\n`);
  const { items } = await listImportItems(shop, report.syncLogId, { kind: "customer" });
  return { shop, report, reasons: items.map(({ reasons }) => reasons) };
}

test.each([
  ["Vorname;Name;E-Mail;Telefon;Straße;PLZ;Ort;Land;Bemerkungen", "Deutschland"],
  ["Pre\u0301nom;Nom;Courriel;Téléphone;Adresse;Code postal;Ville;Pays;Remarques", "France"],
  ["Nombre;Apellidos;Correo electrónico;Teléfono;Dirección;Código postal;Ciudad;País;Notas", "ES"],
  ["Nome;Cognome;Email;Telefono;Indirizzo;CAP;Città;Paese;Nota", "IT"],
])("reads a list whose headings are %s", async (headings, country) => {
  const { shop } = await readList(
    `\uFEFF${headings}`,
    `Zoë;Müller;zoe@example.com;+49 30 1234567;Hauptstr. 5;10115;Berlin;${country};Größe 54`,
  );
  const countries: Record<string, string> = { ES: "Spain", IT: "Italy" };
  expect(await customersOf(shop)).toEqual([
    {
      name: "Zoë Müller",
      emails: ["zoe@example.com"],
      phones: ["+49 30 1234567"],
      addresses: [
        {
          line1: "Hauptstr. 5",
          postalCode: "10115",
          city: "Berlin",
          country: countries[country] ?? country,
        },
      ],
      notes: "Größe 54",
      createdAt: NOW,
    },
  ]);
});

test("makes one customer of the rows of one address or number, and says who was named otherwise", async () => {
  const { shop, report, reasons } = await readList(
    "Name,Email,Phone,Address,Notes",
    'Ann Lee,ann@example.com,540-555-0100,"1 Elm St, Staunton, VA 24401",Opals',
    "",
    "Bob Lee,ANN@example.com,,9 Oak Rd,Opals",
    "Ann LEE,,(540) 555 0100,1 elm st. Staunton VA,Size 6",
    "Cy,cy@example.com,540 555 0100",
    "Di,,434 555 0187,,",
    "Di Ng,di@example.com,434-555-0187,,",
    "Nobody,,,1 Elm St,",
  );
  expect(await customersOf(shop)).toMatchObject([
    {
      name: "Ann Lee",
      emails: ["ann@example.com"],
      phones: ["540-555-0100"],
      addresses: [
        { line1: "1 Elm St", city: "Staunton", state: "VA", postalCode: "24401" },
        { line1: "9 Oak Rd" },
        { line1: "1 elm st. Staunton VA" },
      ],
      notes: "Opals\n\nSize 6",
    },
    { name: "Cy", phones: ["540 555 0100"] },
    { name: "Di", emails: ["di@example.com"], phones: ["434 555 0187"] },
  ]);
  expect(report.failed).toEqual([
    { name: "Nobody", where: "Row 9", reason: "There’s no email address and no phone number." },
  ]);
  expect(reasons).toContainEqual(["“Bob Lee” (Row 4) has the same contact details."]);
});

test("stores what programs write as text, and cuts and names what is too long or no contact", async () => {
  const { shop, reasons } = await readList(
    "Name,Email,Phone,City,Notes,Customer since",
    `"=HYPERLINK(""https://evil.example"")",a@example.com; also@example.com,'540 555 0100,Bath,"<img src=x onerror=alert(1)>&amp; more\0",03/04/26`,
    `${"x".repeat(300)},b@example.com,call me,${"y".repeat(300)},${"z".repeat(6000)}`,
    "Caf\u00e9,c@,540 555 0101,,,25/04/26",
  );
  const [formula, cafe, long] = await customersOf(shop);
  expect(formula).toMatchObject({
    name: '=HYPERLINK("https://evil.example")',
    emails: ["a@example.com", "also@example.com"],
    phones: ["540 555 0100"],
    notes: "<img src=x onerror=alert(1)>& more",
    createdAt: "2026-04-03T16:00:00.000Z",
  });
  expect(cafe).toMatchObject({ name: "Café", emails: [], phones: ["540 555 0101"] });
  expect([long?.name, long?.addresses[0]?.city, long?.notes].map((text) => text?.length)).toEqual([
    255, 255, 5000,
  ]);
  expect(reasons).toEqual([
    [],
    [
      "“call me” isn’t a phone number and was left out.",
      "The name is too long. Its end was cut off.",
      "The address is too long. Its end was cut off.",
      "The note is too long. Its end was cut off.",
    ],
    ["“c@” isn’t an email address and was left out."],
  ]);
});

test("reads the addresses of BigCommerce's template with a column for each part", async () => {
  const { shop } = await readList(
    "Customer ID,First Name,Last Name,Email,Customer Group,Address Company - 1,Address Line 1 - 1,Address City - 1,Address State - 1,Address Zip - 1,Address Country - 1,Address Line 1 - 2,Address City - 2",
    "7,Ann,Lee,ann@example.com,,Fern Ltd,1 Elm St,Staunton,Virginia,24401,United States,9 Oak Rd,Bath",
  );
  expect((await customersOf(shop))[0]?.addresses).toEqual([
    { ...elm, ...us, state: "Virginia", line2: "Fern Ltd" },
    oak,
  ]);
});
