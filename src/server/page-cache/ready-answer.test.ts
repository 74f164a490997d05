import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRequestId } from "../request-context/request-id.ts";
import { PreserializedResponse } from "./ready-answer.ts";

const plain = (bytes: Buffer) =>
  new PreserializedResponse(
    200,
    ["content-type", "text/plain", "content-length", `${bytes.length}`],
    bytes,
  );
const rings = plain(Buffer.from("rings"));
const unchanged = new PreserializedResponse(304, ["etag", 'W/"a"']);
/** More than a line takes at once. */
const large = plain(Buffer.alloc(8 * 1024 * 1024, "gold "));

/** In the order in which they were asked for. */
let ids: string[] = [];
const server = createServer((request, response) => {
  const isKnown = request.headers["if-none-match"] !== undefined;
  const answer = request.url === "/large" ? large : rings;
  const id = createRequestId();
  ids.push(id);
  (isKnown ? unchanged : answer).send(request, response, id);
});

beforeEach(() => {
  ids = [];
  return new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterEach(() => new Promise<unknown>((resolve) => server.close(resolve)));

/**
 * What comes back for these very bytes until the server ends the connection.
 * @param pause how long one waits before one reads, in milliseconds
 */
function speak(bytes: string, pause = 0): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  return new Promise((resolve, reject) => {
    let answer = "";
    socket.setEncoding("latin1");
    setTimeout(() => socket.on("data", (part: string) => (answer += part)), pause);
    socket.on("close", () => resolve(answer)).on("error", reject);
    socket.write(bytes);
  });
}

const askingFor = (path: string, ...lines: string[]) =>
  `GET ${path} HTTP/1.1\r\nHost: shop\r\n${lines.join("")}\r\n`;
const asking = (...lines: string[]) => askingFor("/", ...lines);
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
  expect(kept).toContain(`\r\nx-request-id: ${ids[0]}\r\n`);
  expect(ended).toContain("\r\nConnection: close");
  expect(ended).toContain(`\r\nx-request-id: ${ids[1]}\r\n`);
});

test("requests sent in one go are answered in their order, each with its own id", async () => {
  const known = 'If-None-Match: W/"a"\r\n';
  const answers = await speak(asking() + asking(known) + asking() + asking(CLOSE));
  const [first, second, third, fourth] = ids;
  expect(answers.match(/HTTP\/1\.1 \d+|[0-9a-f]{16}|rings/g)).toEqual(
    ["HTTP/1.1 200", first, "rings", "HTTP/1.1 304", second].concat(
      ["HTTP/1.1 200", third, "rings"],
      ["HTTP/1.1 200", fourth, "rings"],
    ),
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

test("an answer that is given again names the moment in which it is given", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 22, 9, 59, 59) });
  const [first] = (await speak(asking() + asking(CLOSE))).split("rings");
  vi.setSystemTime(Date.UTC(2026, 10, 22, 10));
  const [second] = (await speak(asking() + asking(CLOSE))).split("rings");
  vi.useRealTimers();
  expect(first).toContain("Date: Sun, 22 Nov 2026 09:59:59 GMT");
  expect(second).toContain("Date: Sun, 22 Nov 2026 10:00:00 GMT");
});

test("slow readers get the same answer as others, whole, each with an id of its own", async () => {
  const told = await Promise.all(
    [1, 2, 3, 4, 5].map(async () => {
      const answer = await speak(askingFor("/large") + asking(CLOSE), 50);
      const [head = "", body = ""] = answer.split("\r\n\r\n");
      expect(body.lastIndexOf("HTTP/1.1 200 OK")).toBe(8 * 1024 * 1024);
      return /x-request-id: (\w+)/.exec(head)?.[1];
    }),
  );
  expect(new Set(told).size).toBe(5);
  expect(ids).toEqual(expect.arrayContaining(told));
});

/** A line that takes nothing off the hands of its process until it is told to. */
class StuckLine {
  readonly holds: Buffer[] = [];
  readonly #letGo: (() => void)[] = [];
  readonly writable = true;
  readonly writableLength = 0;

  write(bytes: Buffer, letGo: () => void): void {
    this.holds.push(bytes);
    this.#letGo.push(letGo);
  }

  flow(): void {
    for (const letGo of this.#letGo.splice(0)) letGo();
  }
}

test("what a line still holds is not written to", () => {
  const lines = [1, 2, 3, 4].map(() => new StuckLine());
  const usual = vi.fn<() => void>();
  const ask = (socket?: StuckLine) => {
    const answer = { socket, shouldKeepAlive: true, writeHead: usual, end: () => undefined };
    const id = createRequestId();
    rings.send({ method: "GET" } as IncomingMessage, answer as unknown as ServerResponse, id);
    return id;
  };
  const asked = lines.map(ask);
  const held = lines.map(({ holds: [bytes] }) => bytes?.toString());
  expect(held.map((text, at) => text?.includes(asked[at] ?? ""))).toEqual([
    true,
    true,
    undefined,
    undefined,
  ]);
  expect(usual).toHaveBeenCalledTimes(2);
  lines[0]?.flow();
  const id = ask(lines[2]);
  expect(lines[2]?.holds.toString()).toContain(id);
  lines[1]?.flow();
});

test("what may not stand in a header is refused when the answer is made", () => {
  expect(() => new PreserializedResponse(200, ["x-name", "ring\r\nset-cookie: a=b"])).toThrow(
    TypeError,
  );
  expect(() => new PreserializedResponse(200, ["x name", "ring"])).toThrow(TypeError);
});
