import { expect, test } from "vitest";
import { DomainError } from "#domain/errors.ts";
import { readUploads } from "./read-uploads.ts";

type Part = { name: string; file?: string; content: string };

const toBody = (parts: Part[], end = "--x--\r\n") =>
  parts
    .map(({ name, file, content }) => {
      const fileName = file === undefined ? "" : `; filename="${file}"`;
      return `--x\r\nContent-Disposition: form-data; name="${name}"${fileName}\r\n\r\n${content}\r\n`;
    })
    .join("") + end;

const post = (body: BodyInit | null, type = "multipart/form-data; boundary=x") =>
  new Request("http://localhost/", { method: "POST", body, headers: { "Content-Type": type } });

const streamed = (body: ReadableStream<Uint8Array>) =>
  new Request("http://localhost/", {
    method: "POST",
    body,
    headers: { "Content-Type": "multipart/form-data; boundary=x" },
    duplex: "half",
  } as RequestInit);

const FIELDS = ["mapping", "answers"];

async function read(request: Request, texts = new Map<string, string>(), maxBytes = 10) {
  const files: [string, string | null][] = [];
  for await (const { name, bytes } of readUploads(request, { maxBytes, fields: FIELDS, texts })) {
    files.push([name, bytes && bytes.toString()]);
  }
  return files;
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => "accepted",
    (error: unknown) =>
      error instanceof DomainError ? `${error.code}: ${error.message}` : String(error),
  );

test("reads the files in their order and the texts by name", async () => {
  const texts = new Map<string, string>();
  const body = toBody([
    { name: "mapping", content: "{}" },
    { name: "files", file: "a.jpg", content: "one" },
    { name: "answers", content: "yes" },
    { name: "files", file: "b.jpg", content: "two" },
  ]);
  expect(await read(post(body, "Multipart/Form-Data ; boundary=x"), texts)).toEqual([
    ["a.jpg", "one"],
    ["b.jpg", "two"],
  ]);
  expect(Object.fromEntries(texts)).toEqual({ mapping: "{}", answers: "yes" });
  expect(await read(post(body))).toHaveLength(2);
});

test("reads a file that comes in many parts", async () => {
  const chunks = toBody([{ name: "files", file: "a.jpg", content: "abcdef" }]).split("");
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = chunks.shift();
      if (next === undefined) controller.close();
      else controller.enqueue(new TextEncoder().encode(next));
    },
  });
  expect(await read(streamed(stream))).toEqual([["a.jpg", "abcdef"]]);
});

test("gives no bytes of a file beyond the limit, and reads the next one", async () => {
  const body = toBody([
    { name: "files", file: "large.jpg", content: "x".repeat(11) },
    { name: "files", file: "full.jpg", content: "y".repeat(9) },
  ]);
  expect(await read(post(body))).toEqual([
    ["large.jpg", null],
    ["full.jpg", "yyyyyyyyy"],
  ]);
});

test("ignores a file input without a selection, and names a file without a name", async () => {
  const empty = toBody([{ name: "files", file: "", content: "" }]);
  expect(await read(post(empty))).toEqual([]);
  const unnamed = toBody([{ name: "files", file: "", content: "abc" }]);
  const typed = unnamed.replace('filename=""', 'filename=""\r\nContent-Type: image/jpeg');
  expect(await read(post(typed))).toEqual([["picture", "abc"]]);
  expect(await read(post(typed), undefined, 2)).toEqual([["picture", null]]);
  expect(await read(post(toBody([{ name: "files", file: "a.jpg", content: "" }])))).toEqual([
    ["a.jpg", ""],
  ]);
});

test("refuses a text field that nobody reads, and names it", async () => {
  const body = toBody([{ name: "sheets", content: '["Rings"]' }]);
  expect(await refusal(read(post(body)))).toBe(
    "invalid: There is no field “sheets”. Beside a file there may be: mapping, answers.",
  );
  const alone = readUploads(post(body), { maxBytes: 10 }).next();
  expect(await refusal(alone)).toBe("invalid: There is no field “sheets”. Send files alone.");
});

test("cuts a text at 512 KB", async () => {
  const texts = new Map<string, string>();
  await read(post(toBody([{ name: "mapping", content: "x".repeat(600_000) }])), texts);
  expect(texts.get("mapping")).toHaveLength(512 * 1024);
});

test.each(["application/json", "multipart/form-data", "text/multipart/form-data; boundary=x"])(
  "refuses %s, which is no form with files",
  async (type) => {
    expect(await refusal(read(post("--x--\r\n", type)))).toBe(
      "unsupported-media: Send the files as multipart/form-data.",
    );
  },
);

test("refuses a request without a body", async () => {
  expect(await refusal(read(post(null)))).toMatch(/^unsupported-media: /);
});

test.each([
  ["that ends in a file", toBody([{ name: "files", file: "a.jpg", content: "ab" }], "")],
  ["that ends in a header", "--x\r\nContent-Disposition: form-"],
])("refuses a body %s", async (_, body) => {
  expect(await refusal(read(post(body)))).toBe(
    "invalid: The upload is not complete. Please send it again.",
  );
});

test("refuses a form without a boundary", async () => {
  expect(await refusal(read(post("--x--\r\n", "multipart/form-data; charset=utf-8")))).toBe(
    "invalid: The upload is not complete. Please send it again.",
  );
});

test("leaves the rest of the body to be read when nobody wants another file", async () => {
  const first = toBody([{ name: "files", file: "a.jpg", content: "one" }], "");
  const chunks = [`${first}--x\r\n`, "the rest"];
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = chunks.shift();
      if (next === undefined) controller.close();
      else controller.enqueue(new TextEncoder().encode(next));
    },
  });
  const request = streamed(stream);
  for await (const { name } of readUploads(request, { maxBytes: 10 })) {
    expect(name).toBe("a.jpg");
    break;
  }
  const { value } = (await request.body?.getReader().read()) ?? {};
  expect(new TextDecoder().decode(value)).toBe("the rest");
});

test("refuses an upload whose connection breaks", async () => {
  const stream = new ReadableStream({ pull: (to) => to.error(new Error("reset")) });
  const refused = read(streamed(stream));
  await expect(refused).rejects.toMatchObject({
    code: "invalid",
    message: "The upload is not complete. Please send it again.",
    cause: new Error("reset"),
  });
});
