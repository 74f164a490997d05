import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { z } from "zod";
import { spreadsheetResponseSchema } from "#contract/importing/spreadsheet-report.ts";
import { DomainError } from "#domain/errors.ts";
import { exportedWorkbook } from "#tests/support/exported-workbook.ts";
import { type TestApp, testApp } from "#tests/support/test-app.ts";

const PIECES = "Title,URL handle,Price,Vendor\nEmber,ember,40,F\nAsh,ash,12O,F\n=Coal,coal,41,F\n";

type Sent = { file?: string | Uint8Array; name?: string; answers?: string; mapping?: string };

async function send(app: TestApp, path: string, sent: Sent) {
  const { file, name = "pieces.csv", ...texts } = sent;
  const form = new FormData();
  for (const [field, text] of Object.entries(texts)) form.set(field, text);
  if (file !== undefined) form.set("file", new File([file as BlobPart], name));
  const response = await app.app.request(`http://localhost:3000/api${path}`, {
    method: "POST",
    headers: { Cookie: app.cookie },
    body: form,
  });
  const json: unknown = await response.json();
  return {
    status: response.status,
    headers: response.headers,
    message: z.object({ message: z.string() }).parse(json).message,
    answer: response.ok ? spreadsheetResponseSchema.parse(json) : null,
  };
}

const text = async (app: TestApp, path: string) => {
  const response = await app.app.request(`http://localhost:3000/api${path}`, {
    headers: { Cookie: app.cookie },
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

test("previews a spreadsheet, imports it and offers its refused rows as a file", async () => {
  const app = await testApp();
  const preview = await send(app, "/data/import?dryRun=1", { file: PIECES });
  expect(preview.answer).toMatchObject({
    needsMapping: false,
    layout: "Shopify",
    message: "Pieces: 2 to add, 1 refused.",
    imported: 2,
    dryRun: true,
  });
  expect((await app.admin.get("/products")).json).toEqual([]);
  const real = await send(app, "/data/import", { file: PIECES });
  expect(real.message).toBe("Pieces: 2 added, 1 refused.");
  expect((await app.admin.get("/products")).json).toHaveLength(2);
  const id = real.headers.get("X-Sync-Log-Id");
  const refused = await text(app, `/sync-logs/${id}/refused.csv`);
  expect(refused.headers.get("Content-Disposition")).toBe('attachment; filename="refused.csv"');
  expect(refused.text).toContain("Ash,ash,12O,F,“12O” isn’t a price.");
  expect((await text(app, "/sync-logs/999/refused.csv")).status).toBe(404);
});

test("refuses a field that it doesn't take, and imports nothing", async () => {
  const app = await testApp();
  const { status, message } = await send(app, "/data/import", { mapping: "{}", file: PIECES });
  expect([status, message]).toEqual([
    400,
    "There is no field “mapping”. Beside a file there may be: answers.",
  ]);
  expect((await app.admin.get("/products")).json).toEqual([]);
});

test("asks for a mapping of an unknown layout", async () => {
  const app = await testApp();
  const file = "Stück;Kosten\nGlut;12,50\n";
  const asked = await send(app, "/data/import", { file });
  expect(asked.answer).toMatchObject({
    needsMapping: true,
    questions: [
      {
        id: "columns",
        type: "mapping",
        title: "Matched columns",
        rows: [
          { key: "Stück", answer: "name" },
          { key: "Kosten", answer: "cost" },
        ],
      },
    ],
  });
  const answer = (columns: unknown) =>
    send(app, "/data/import", { file, answers: JSON.stringify({ columns }) });
  expect((await answer({ Stück: "name", Kosten: "price" })).answer).toMatchObject({
    imported: 1,
  });
  for (const wrong of [[], { Stück: "color" }, { Preis: "price" }, { Kosten: "price" }]) {
    expect((await answer(wrong)).status).toBe(400);
  }
});

test("says what a file holds that is no file of pieces, and what came in", async () => {
  const app = await testApp();
  const report = "Product title,Gross sales,Net sales\nEmber,99.00,99.00\n";
  const { answer } = await send(app, "/data/import", { file: report });
  expect(answer?.message).toMatch(/^This looks like a report from Shopify, .* nothing comes in/);
  const list = "email,active_subscription,created_at\nann@fern.example,false,2025-01-02\n";
  expect((await send(app, "/data/import", { file: list })).message).toBe(
    "This looks like subscribers from Substack. Also added: 1 subscriber.",
  );
});

test("refuses an unreadable file with a status and a sentence", async () => {
  const app = await testApp();
  const answerTo = async (sent: Sent) => {
    const { status, message } = await send(app, "/data/import?dryRun=1", sent);
    return `${status} ${message}`;
  };
  expect(await answerTo({ file: "%PDF-1.7", name: "pieces.xlsx" })).toMatch(
    /^415 This file is a PDF/,
  );
  expect(await answerTo({ file: "" })).toMatch(/^422 This file is empty/);
  expect(await answerTo({ file: new Uint8Array(20 * 1024 * 1024 + 1) })).toMatch(/^413 .*20 MB/);
  expect(await answerTo({})).toMatch(/^400 /);
});

test("exports pieces and the whole workbook", async () => {
  const app = await testApp();
  await send(app, "/data/import", { file: PIECES });
  const shopify = await text(app, "/data/export/shopify.csv");
  expect(shopify.headers.get("Content-Disposition")).toBe(
    'attachment; filename="pieces-shopify.csv"',
  );
  expect(shopify.text).toContain("\r\n'=Coal,coal-");
  expect((await text(app, "/data/export/etsy.csv")).text).toMatch(/^\uFEFF?TITLE,/);
  expect((await text(app, "/data/export/woocommerce.csv")).text).toMatch(/^\uFEFF?ID,Type,/);
});

const ODD = "\u2028 \u2029 \u0085 \u0000 \ud800";

test.each([
  ["a CSV file", (rows: string[][]) => rows.map((row) => row.join(",")).join("\n")],
  ["a workbook", (rows: string[][]) => writeXlsx({ sheets: [{ name: "A", rows }] })],
])("imports texts with characters that cannot be stored from %s", async (_, write) => {
  const app = await testApp();
  const file = await write([
    ["Title", "URL handle", "Description", "Price", "Vendor"],
    ["Ember", "ember", `one${ODD}two`, "40", "F"],
    [`Ash${ODD}`, "ash", "", "12O", ODD],
    ["Coal", "coal", "", "41", "F"],
  ]);
  const { status, answer } = await send(app, "/data/import", { file, name: `a${ODD}.csv` });
  expect({ status, answer }).toMatchObject({ status: 200, answer: { imported: 2, refused: 1 } });
  expect(answer).toMatchObject({
    fileNotes: [
      expect.stringMatching(/^Rows 2 and 3 have invisible characters/),
      expect.stringMatching(/^A column is not read: “Vendor”\./),
    ],
  });
  const pieces = (await app.admin.get("/products")).json as { description: string | null }[];
  expect(pieces[1]?.description).toMatch(/^one\n+�?two$/);
});

/** An import that a person pauses or cancels while its photos are fetched. */
async function interrupt(app: TestApp, verb: "pause" | "cancel") {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  app.shop.outbound.fetch = async () => {
    reached.resolve();
    await released.promise;
    throw new DomainError("not-found", "It is gone.");
  };
  const file = "Title,URL handle,Price,Product image URL\nEmber,ember,40,https://a.example/1.jpg\n";
  const sent = send(app, "/data/import", { file });
  await reached.promise;
  const running = await app.admin.get("/sync-logs?status=running");
  const [{ id } = { id: 0 }] = running.as(z.array(z.object({ id: z.number() })));
  expect((await app.admin.post(`/sync-logs/${id}/${verb}`)).status).toBe(200);
  released.resolve();
  const { message } = await sent;
  expect((await app.admin.get("/products")).json).toEqual([]);
  return { message, path: `/sync-logs/${id}` };
}

test("says that an import is paused, and resumes it", async () => {
  const app = await testApp();
  const { message, path } = await interrupt(app, "pause");
  expect(message).toBe("The import is paused. Continue it whenever you like.");
  expect(await app.admin.post(`${path}/resume`)).toMatchObject({
    status: 202,
    json: { state: "applying", paused: false },
  });
  expect((await text(app, `${path}/events`)).text).toContain('"state":"completed"');
  expect((await app.admin.get("/products")).json).toMatchObject([{ name: "Ember", images: [] }]);
});

test("says that an import was stopped, and that nothing of it came in", async () => {
  const app = await testApp();
  const { message, path } = await interrupt(app, "cancel");
  expect(message).toBe("The import was stopped. Nothing came in.");
  expect((await app.admin.post(`${path}/resume`)).status).toBe(409);
});

test("counts pieces that wait for review in its sentence", async () => {
  const app = await testApp();
  const file = "TITLE,PRICE,CURRENCY_CODE,QUANTITY\nEmber,40,EUR,1\nAsh,41,EUR,1\n";
  expect((await send(app, "/data/import?dryRun=1", { file })).message).toBe("Pieces: 2 to review.");
});

test("counts the other records of the shop's own workbook in its sentence", async () => {
  const from = await testApp();
  await from.admin.post("/products", { body: { name: "Ember", price: 40 } });
  for (const name of ["gold", "silver"]) {
    await from.admin.post("/tags", { body: { name, slug: name, type: "material" } });
  }
  await from.visitor.post("/subscribe", { body: { email: "ada@example.com" } });
  const workbook = await from.app.request("http://localhost:3000/api/data/export", {
    headers: { Cookie: from.cookie },
  });
  const file = new Uint8Array(await workbook.arrayBuffer());
  const app = await testApp();
  const sent = { file, name: "shop.xlsx" };
  expect((await send(app, "/data/import?dryRun=true", sent)).message).toBe(
    "Pieces: 1 to add. Also to add: 2 tags, 1 subscriber.",
  );
  expect((await send(app, "/data/import?dryRun=0", sent)).message).toBe(
    "Pieces: 1 added. Also added: 2 tags, 1 subscriber.",
  );
  expect((await send(app, "/data/import", sent)).message).toBe("Pieces: 1 unchanged.");
});

test("says how many of the other records were refused", async () => {
  const app = await testApp();
  const Subscribers = [{ "E-mail": "ada@example.com" }, { "E-mail": "not an address" }];
  const sent = { file: await exportedWorkbook({ Subscribers }), name: "shop.xlsx" };
  expect((await send(app, "/data/import?dryRun=0", sent)).message).toBe(
    "Pieces: 1 added. Also added: 1 subscriber. Refused: 1 subscriber.",
  );
});
