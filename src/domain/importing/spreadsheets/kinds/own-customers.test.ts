import { expect, test } from "vitest";
import { customersOf } from "#tests/support/customers-of.ts";
import { importSpreadsheetFile } from "#tests/support/import-spreadsheet.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { listImportItems } from "../../imports/state/list-import-items.ts";

const NOW = "2026-11-20T15:00:00.000Z";

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
    {
      line1: "1 Elm St",
      line2: "Fern Ltd",
      city: "Staunton",
      state: "Virginia",
      postalCode: "24401",
      country: "United States",
    },
    { line1: "9 Oak Rd", city: "Bath" },
  ]);
});
