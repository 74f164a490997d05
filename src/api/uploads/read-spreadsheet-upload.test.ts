import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
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

const refusal = (sent: Sent) =>
  post(sent).then(
    () => "accepted",
    (error: unknown) =>
      error instanceof DomainError
        ? `${error.code} ${error.issues?.[0]?.path}: ${error.message}`
        : String(error),
  );

test("reads a file alone", async () => {
  expect(await post({})).toEqual({
    name: "pieces.csv",
    text: "Title\nEmber\n",
    sheets: null,
    mapping: null,
    answers: {},
  });
});

test("reads the mapping and the answers", async () => {
  const mapping = { Title: "name" };
  const answers = { rates: { EUR: "1.08" }, states: { Verkauft: "sold" } };
  const texts = { mapping: JSON.stringify(mapping), answers: JSON.stringify(answers) };
  expect(await post({ texts })).toMatchObject({ mapping, answers });
  expect(await post({ texts: { mapping: "", answers: "" } })).toMatchObject({
    mapping: null,
    answers: {},
  });
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

test.each(["{", "[]", '{"Title":"color"}', "null"])("refuses the mapping %s", async (mapping) => {
  expect(await refusal({ texts: { mapping } })).toBe(
    "invalid mapping: Must say, by their names, what the columns hold.",
  );
});

test.each(["{", '{"rates":{"EUR":"0"}}', "null"])("refuses the answers %s", async (answers) => {
  expect(await refusal({ texts: { answers } })).toBe(
    "invalid answers: Must give the answers to the preview's questions.",
  );
});
