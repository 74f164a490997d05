import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { beforeAll, expect, test } from "vitest";
import { problemSchema } from "#contract/problem.ts";
import { type TestApp, testApp } from "#tests/support/test-app.ts";
import { callName } from "./routing/define-call.ts";
import { calls } from "./calls.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const MEGABYTE = 1024 * 1024;
const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;

/** Bodies that no schema describes, and how they say they are. */
const ATTACKS: Record<string, { raw: string; headers?: Record<string, string> }> = {
  "another content type": { raw: "a=1", headers: { "Content-Type": "text/plain" } },
  "a form": { raw: "a=1", headers: { "Content-Type": "application/x-www-form-urlencoded" } },
  "a type that only begins like JSON": {
    raw: "{}",
    headers: { "Content-Type": "application/jsonp" },
  },
  "a charset that does not exist": {
    raw: "{}",
    headers: { "Content-Type": "application/json; charset=x-none" },
  },
  "a multipart body without its boundary": {
    raw: "--x",
    headers: { "Content-Type": "multipart/form-data" },
  },
  "a multipart body that never ends": {
    raw: '--x\r\nContent-Disposition: form-data; name="files"; filename="a"\r\n\r\nabc',
    headers: { "Content-Type": "multipart/form-data; boundary=x" },
  },
  "no JSON": { raw: "{" },
  nothing: { raw: "" },
  "duplicate keys": { raw: '{"name":"a","name":{"b":1},"email":"x","email":[]}' },
  "prototype keys": {
    raw: '{"__proto__":{"isAdmin":true,"name":"p"},"constructor":{"prototype":{"x":1}}}',
  },
  "nesting of a hundred": { raw: deep(100) },
  "nesting of fifty thousand": { raw: deep(50_000) },
  "an array of a hundred thousand": { raw: `[${"0,".repeat(100_000)}0]` },
  "a million digits": { raw: `{"price":${"9".repeat(1_000_000)}}` },
  "more than a megabyte": { raw: JSON.stringify({ name: "x".repeat(1.5 * MEGABYTE) }) },
  "half of a character": { raw: '{"name":"\\ud800","email":"\\udc00@example.com"}' },
  "a byte order mark": { raw: '\uFEFF{"name":"a"}' },
};

const INSIDE =
  /\bSELECT\b|\binsert into\b|\bSQLITE|constraint|\/src\/|node_modules|\n\s+at |kysely|TypeError|RangeError/;

const writing = calls.filter(({ method }) => method !== "get");

test.each(Object.entries(ATTACKS))(
  "%s is answered by every call with a sentence",
  async (_, sent) => {
    for (const call of writing) {
      // Making a backup or reading everything anew takes no body.
      if (!call.body && !call.upload) continue;
      const path = call.path.replaceAll(/\{\w+\}/g, "1");
      const headers = { "Content-Type": "application/json", Cookie: app.cookie, ...sent.headers };
      const answer = await app.app.request(`http://localhost:3000/api${path}`, {
        method: call.method.toUpperCase(),
        headers,
        body: sent.raw,
      });
      const text = await answer.text();
      expect([callName(call), answer.status < 500, text]).toEqual([callName(call), true, text]);
      if (answer.status < 400) continue;
      expect(problemSchema.parse(JSON.parse(text)).message).not.toMatch(INSIDE);
    }
  },
);

test("no attack changes the prototypes of this process", () => {
  const plain: Record<string, unknown> = {};
  expect([plain["isAdmin"], plain["x"], plain["name"]]).toEqual([undefined, undefined, undefined]);
});

test.runIf(process.env["TEST_ENGINE"] === "sqlite")(
  "memory returns to its level after a thousand malicious bodies",
  async () => {
    const bodies = Object.values(ATTACKS).filter(({ raw }) => raw.length < 10_000);
    const send = async (count: number) => {
      for (let sent = 0; sent < count; sent += 1) {
        const { raw, headers } = bodies[sent % bodies.length] ?? { raw: "" };
        await app.admin.post("/products", { raw, ...(headers && { headers }) });
      }
    };
    await send(200);
    const rest = held();
    await send(1000);
    expect(held() - rest).toBeLessThan(20 * MEGABYTE);
  },
);

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** Bytes in use once what nobody holds is gone. */
function held(): number {
  collect();
  return process.memoryUsage().heapUsed;
}
