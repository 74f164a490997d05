import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeReady, sendReady } from "./ready-head.ts";

const body = Buffer.from("rings");
const head = makeReady(200, ["content-type", "text/plain", "content-length", String(body.length)]);
const unchanged = makeReady(304, ["etag", 'W/"a"']);

let count = 0;
const server = createServer((request, response) => {
  const isKnown = request.headers["if-none-match"] !== undefined;
  const requestId = `no-${(count += 1)}`;
  if (isKnown) sendReady(request, response, { head: unchanged, requestId });
  else sendReady(request, response, { head, requestId, body });
});

beforeEach(() => {
  count = 0;
  return new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterEach(() => new Promise<unknown>((resolve) => server.close(resolve)));

/** What comes back for these very bytes until the server ends the connection. */
function speak(bytes: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  return new Promise((resolve, reject) => {
    let answer = "";
    socket.setEncoding("latin1").on("data", (part: string) => (answer += part));
    socket.on("close", () => resolve(answer)).on("error", reject);
    socket.write(bytes);
  });
}

const asking = (...lines: string[]) => `GET / HTTP/1.1\r\nHost: shop\r\n${lines.join("")}\r\n`;
const CLOSE = "Connection: close\r\n";

/** Names and values of each answer, without those that speak of the connection or the moment. */
const headersOf = (answer: string): string[] =>
  (answer.split("\r\n\r\n")[0] ?? "")
    .split("\r\n")
    .filter((line) => !/^(?:date|connection|keep-alive|x-request-id):/i.test(line));

test("who keeps the connection is told what who ends it is told", async () => {
  const [kept = "", ended = ""] = (await speak(asking() + asking(CLOSE))).split("rings");
  expect(headersOf(kept)).toEqual(headersOf(ended));
  expect(kept).toMatch(/\r\nDate: \w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT\r\n/);
  expect(kept).toContain("\r\nConnection: keep-alive\r\nKeep-Alive: timeout=65\r\n");
  expect(kept).toContain("\r\nx-request-id: no-1\r\n");
  expect(ended).toContain("\r\nConnection: close");
  expect(ended).toContain("\r\nx-request-id: no-2\r\n");
});

test("requests sent in one go are answered in their order, each with its own id", async () => {
  const known = 'If-None-Match: W/"a"\r\n';
  const answers = await speak(asking() + asking(known) + asking() + asking(CLOSE));
  expect(answers.match(/HTTP\/1\.1 \d+|no-\d|rings/g)).toEqual(
    [
      "HTTP/1.1 200",
      "no-1",
      "rings",
      "HTTP/1.1 304",
      "no-2",
      "HTTP/1.1 200",
      "no-3",
      "rings",
    ].concat(["HTTP/1.1 200", "no-4", "rings"]),
  );
});

test("a head without a body, and a client of the old kind, are answered as HTTP wants it", async () => {
  const asked = await speak(asking().replace("GET", "HEAD") + asking(CLOSE).replace("GET", "HEAD"));
  expect(asked).not.toContain("rings");
  expect(asked.match(/content-length: 5/g)).toHaveLength(2);
  const old = await speak("GET / HTTP/1.0\r\n\r\n");
  expect(old).toContain("Connection: close");
  expect(old.endsWith("\r\n\r\nrings")).toBe(true);
});

test("what may not stand in a header is refused when the answer is made", () => {
  expect(() => makeReady(200, ["x-name", "ring\r\nset-cookie: a=b"])).toThrow(TypeError);
  expect(() => makeReady(200, ["x name", "ring"])).toThrow(TypeError);
});
