import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { ZodError } from "zod";
import { MAX_WORDPRESS_BYTES } from "#contract/media/upload-limits.ts";
import { DomainError } from "#domain/errors.ts";
import { readSpreadsheetUpload } from "./read-spreadsheet-upload.ts";

type Sent = { files?: [name: string, content: string | Uint8Array][]; texts?: object };

async function post({ files = [["pieces.csv", "Title\nEmber\n"]], texts = {} }: Sent) {
  const body = new FormData();
  for (const [name, text] of Object.entries(texts)) body.set(name, String(text));
  for (const [name, content] of files) {
    body.append("file", new File([content as BlobPart], name));
  }
  const request = new Request("http://localhost/", { method: "POST", body });
  const folder = await mkdtemp(path.join(tmpdir(), "fernhill-upload-"));
  try {
    const { content, ...file } = await readSpreadsheetUpload(request, folder);
    return { ...file, text: await readFile(content as string, "utf8") };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function describe(error: unknown): string {
  if (!(error instanceof ZodError)) return String(error);
  const [issue] = error.issues;
  return `${issue?.path.join(".")}: ${issue?.message}`;
}

const refusal = (sent: Sent) =>
  post(sent).then(
    () => "accepted",
    (error: unknown) =>
      error instanceof DomainError
        ? `${error.code} ${error.issues?.[0]?.path}: ${error.message}`
        : describe(error),
  );

test("reads a file alone", async () => {
  expect(await post({})).toEqual({
    name: "pieces.csv",
    text: "Title\nEmber\n",
    answers: {},
  });
});

test("reads the answers, without rows that are left open", async () => {
  const columns = { Title: "name", Shelf: null };
  const rates = { EUR: "1.08", GBP: null };
  const sent = { sheets: ["Rings"], columns, rates, states: { Verkauft: "sold" } };
  expect(await post({ texts: { answers: JSON.stringify(sent) } })).toMatchObject({
    answers: { ...sent, rates: { EUR: "1.08" } },
  });
  expect(await post({ texts: { answers: "" } })).toMatchObject({ answers: {} });
});

test("keeps the first 255 characters of a file name", async () => {
  const { name } = await post({ files: [[`${"x".repeat(300)}.csv`, "Title\n"]] });
  expect(name).toBe("x".repeat(255));
});

test("refuses no file, two files and one that is too large", async () => {
  expect(await refusal({ files: [] })).toBe("invalid file: Choose a spreadsheet first.");
  const two: Sent["files"] = [
    ["a.csv", "Title\n"],
    ["b.csv", "Title\n"],
  ];
  expect(await refusal({ files: two })).toBe("invalid file: Choose one spreadsheet at a time.");
  const large = new Uint8Array(MAX_WORDPRESS_BYTES + 1);
  expect(await refusal({ files: [["a.csv", large]] })).toMatch(/^too-large .*200 MB/);
});

test.each([
  ["{", "answers: Required"],
  ["null", "answers: Expected object"],
  ['{"rates":{"EUR":"0"}}', "answers.rates.EUR: Type a number above 0."],
  ['{"pictureFolder":"old"}', "answers.pictureFolder: Type an address that begins with https://."],
  ['{"columns":{"Title":"color"}}', "answers.columns.Title: Invalid enum value"],
  ['{"columns":[]}', "answers.columns: Expected record"],
  ['{"sheets":[]}', "answers.sheets: "],
  ['{"confirmed":true}', "answers.confirmed: Invalid enum value"],
])("refuses the answers %s and says which is none", async (answers, problem) => {
  expect(await refusal({ texts: { answers } })).toContain(problem);
});
