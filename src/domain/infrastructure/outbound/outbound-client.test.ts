import type { RequestListener } from "node:http";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { serveLocally } from "#tests/support/local-server.ts";
import type { OutboundClient } from "../../services/outbound-client.ts";
import type { Resolve } from "./ssrf-guard.ts";
import { createOutboundClient, describeFailure } from "./outbound-client.ts";
import { conflict } from "../../errors.ts";

const opened: OutboundClient[] = [];
afterEach(async () => {
  for (const outbound of opened.splice(0)) await outbound.close();
});

function open(allow: string[], resolve?: Resolve): OutboundClient {
  const outbound = createOutboundClient({ allow, ...(resolve && { resolve }) });
  opened.push(outbound);
  return outbound;
}

const local = "127.0.0.1";
const textOf = ({ bytes }: { bytes: Uint8Array }) => Buffer.from(bytes).toString();

const toLocal: Resolve = (_, callback) => callback(null, [{ address: local, family: 4 }]);
const toNobody: Resolve = (_, callback) =>
  callback(Object.assign(new Error("no such name"), { code: "ENOTFOUND" }), []);

describe("an allowed private host", () => {
  test("is reached on its port only", async () => {
    const { url, port } = await serveLocally((_, response) => response.end("hello"));
    const other = await serveLocally((_, response) => response.end("no"));
    const outbound = open([`${local}:${port}`]);
    expect(textOf(await outbound.fetch(url))).toBe("hello");
    await expect(outbound.fetch(other.url)).rejects.toMatchObject({ code: "unprocessable" });
    await expect(outbound.fetch(`http://localhost:${port}`)).rejects.toMatchObject({
      code: "unprocessable",
    });
  });

  test("is reached on every port when none is given, also by name", async () => {
    const { port } = await serveLocally((_, response) => response.end("hello"));
    expect(textOf(await open(["shop.local"], toLocal).fetch(`http://shop.local:${port}`))).toBe(
      "hello",
    );
  });

  test("may be an IPv6 address in brackets", async () => {
    const outbound = open(["[::1]:9"]);
    await expect(outbound.fetch("http://[::1]:9/")).rejects.toMatchObject({ code: "bad-gateway" });
    await expect(outbound.fetch("http://[::1]:10/")).rejects.toMatchObject({
      code: "unprocessable",
    });
  });
});

describe("a request", () => {
  test("follows five redirects and refuses six", async () => {
    const { url, port } = await serveLocally((request, response) => {
      const left = Number(request.url!.slice(1));
      if (left === 0) response.end("there");
      else response.writeHead(301, { Location: `/${left - 1}` }).end();
    });
    const outbound = open([`${local}:${port}`]);
    const response = await outbound.fetch(`${url}/5`);
    expect([textOf(response), response.url, response.status]).toEqual(["there", `${url}/0`, 200]);
    await expect(outbound.fetch(`${url}/6`)).rejects.toMatchObject({ code: "bad-gateway" });
  });

  test("fails when the decompressed body is too large", async () => {
    const { url, port } = await serveLocally((request, response) => {
      if (request.url === "/compressed") {
        response
          .writeHead(200, { "Content-Encoding": "gzip" })
          .end(gzipSync(Buffer.alloc(900_000)));
        return;
      }
      const more = () => {
        while (response.write(Buffer.alloc(10_000)));
      };
      response.on("drain", more);
      more();
    });
    const outbound = open([`${local}:${port}`]);
    for (const path of ["/endless", "/compressed"]) {
      await expect(outbound.fetch(url + path, { maxBytes: 100_000 })).rejects.toMatchObject({
        code: "bad-gateway",
        message: expect.stringMatching(/more than/),
      });
    }
  });

  test.each([
    ["does not respond", () => undefined],
    [
      "trickles",
      ((_, response) => {
        const drip = setInterval(() => response.write("."), 20);
        response.on("close", () => clearInterval(drip));
      }) satisfies RequestListener,
    ],
  ])("times out when the server %s", async (_, listener: RequestListener) => {
    const { url, port } = await serveLocally(listener);
    const response = open([`${local}:${port}`]).fetch(url, { timeoutMilliseconds: 200 });
    await expect(response).rejects.toMatchObject({
      code: "bad-gateway",
      message: `${local}:${port} could not be reached: it took too long to answer.`,
    });
  });

  test("fails with a sentence when the host does not exist or refuses the connection", async () => {
    const { url, port, stop } = await serveLocally(() => undefined);
    await stop();
    await expect(open([`${local}:${port}`]).fetch(url)).rejects.toMatchObject({
      code: "bad-gateway",
      message: `${local}:${port} could not be reached: nothing answers there.`,
    });
    await expect(open([], toNobody).fetch("http://no.example/")).rejects.toMatchObject({
      code: "bad-gateway",
      message: "no.example could not be reached: there is no such host.",
    });
  });

  test("sends no credentials to another host after a redirect", async () => {
    const seen: unknown[] = [];
    const other = await serveLocally((request, response) => {
      const { authorization, accept, "x-api-key": key } = request.headers;
      seen.push(authorization, key, accept);
      response.end();
    });
    const { url, port } = await serveLocally((request, response) => {
      seen.push(request.headers.authorization);
      response.writeHead(307, { Location: other.url }).end();
    });
    await open([`${local}:${port}`, `${local}:${other.port}`]).fetch(url, {
      headers: { Authorization: "Basic abc", "X-Api-Key": "abc", Accept: "image/*" },
    });
    expect(seen).toEqual(["Basic abc", undefined, undefined, "image/*"]);
  });

  test("returns status and headers of an error response", async () => {
    const { url, port } = await serveLocally((_, response) =>
      response.writeHead(404, { "X-Reason": "gone" }).end("no"),
    );
    const { status, headers } = await open([`${local}:${port}`]).fetch(url);
    expect([status, headers.get("x-reason")]).toEqual([404, "gone"]);
  });
});

const url = new URL("https://store.example:8443/a?key=secret");

test.each([
  [Object.assign(new Error("slow"), { name: "TimeoutError" }), "it took too long to answer"],
  [Object.assign(new Error("dns"), { code: "ENOTFOUND" }), "there is no such host"],
  [Object.assign(new Error("closed"), { code: "ECONNREFUSED" }), "nothing answers there"],
  [new Error("reset"), "the connection broke"],
  ["no error at all", "the connection broke"],
])("says of %s that %s", (error, why) => {
  for (const failed of [error, new Error("fetch failed", { cause: error })]) {
    expect(describeFailure(failed, url)).toMatchObject({
      code: "bad-gateway",
      message: `store.example:8443 could not be reached: ${why}.`,
      cause: failed,
    });
  }
});

test("leaves a broken rule as it is, however deep", () => {
  const rule = conflict("It is sold.");
  expect(describeFailure(rule, url)).toBe(rule);
  expect(describeFailure(new Error("fetch failed", { cause: rule }), url)).toBe(rule);
});
