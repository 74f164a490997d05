import { Hono } from "hono";
import { expect, test } from "vitest";
import { DomainError } from "#domain/errors.ts";
import { readJson } from "./read-json.ts";

type Sent = { raw?: string; type?: string; optional?: boolean };

/** What a call receives of a body, or the code and sentence with which it is refused. */
async function read({ raw, type = "application/json", optional }: Sent) {
  const app = new Hono().post("/", async (c) => c.json({ body: await readJson(c, optional) }));
  app.onError((error, c) =>
    c.json({ refused: error instanceof DomainError ? `${error.code}: ${error.message}` : error }),
  );
  const sent = await app.request("/", {
    method: "POST",
    headers: type ? { "Content-Type": type } : {},
    ...(raw !== undefined && { body: new TextEncoder().encode(raw) }),
  });
  return sent.json();
}

test.each(["application/json", "APPLICATION/JSON", "application/json ; charset=utf-8"])(
  "reads a body of %s",
  async (type) => {
    expect(await read({ raw: '{"a":[1,null,{"b":"c"}]}', type })).toEqual({
      body: { a: [1, null, { b: "c" }] },
    });
  },
);

test("refuses another media type", async () => {
  const refused = { refused: "unsupported-media: Send the body as application/json." };
  expect(await read({ raw: "{}", type: "text/plain" })).toEqual(refused);
  expect(await read({ raw: "{}", type: "text/plain", optional: true })).toEqual(refused);
  expect(await read({ type: "" })).toEqual(refused);
});

test("an optional body may be absent, and must be valid when it is there", async () => {
  expect(await read({ type: "", optional: true })).toEqual({ body: {} });
  expect(await read({ optional: true })).toEqual({ body: {} });
  expect(await read({ raw: '{"a":1}', optional: true })).toEqual({ body: { a: 1 } });
  const malformed = { refused: "invalid: The body is not valid JSON." };
  expect(await read({ raw: "{", optional: true })).toEqual(malformed);
  expect(await read({ raw: "" })).toEqual(malformed);
});

test.each([
  ["a text", String.raw`["a\u0000b"]`],
  ["half a character", String.raw`["\ud83d"]`],
  ["the whole body", String.raw`"\u0000"`],
  ["a key", String.raw`{"a\u0000":1}`],
  ["a key that is half a character", String.raw`{"b":{"\ude00":1}}`],
  ["a text beside others", String.raw`{"a":1,"b":["c",{"d":"\u0000"}],"e":"f"}`],
])("refuses a NUL or half of a surrogate pair in %s", async (_, raw) => {
  expect(await read({ raw })).toEqual({
    refused: "invalid: A text contains a NUL or half of a character.",
  });
});

const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);

test("accepts forty levels of nesting and refuses one more", async () => {
  expect(await read({ raw: nested(40) })).toHaveProperty("body");
  expect(await read({ raw: nested(41) })).toEqual({
    refused: "invalid: The body is nested too deeply.",
  });
});

test("reads every line break of a text as a line feed", async () => {
  const raw = String.raw`{"a":"b\r\nc\rd\ne\u2028f","g":["h\r\n"],"__proto__":"i\r\nj"}`;
  const { body } = (await read({ raw })) as { body: object };
  expect(Object.entries(body)).toEqual([
    ["a", "b\nc\nd\ne\nf"],
    ["g", ["h\n"]],
    ["__proto__", "i\nj"],
  ]);
  expect(await read({ raw: String.raw`"a\r\nb"` })).toEqual({ body: "a\nb" });
});
