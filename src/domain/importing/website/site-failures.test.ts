import { describe, expect, test } from "vitest";
import type { SourceItem } from "../source.ts";
import { serveWebsite } from "#tests/support/website-server.ts";
import {
  namesOf,
  openWebsite,
  readAll,
  serveWebsiteOfPieces,
} from "#tests/support/website-source.ts";

describe("failures of a site", () => {
  test("names a broken page and reads the others", async () => {
    const site = await serveWebsiteOfPieces(["A", "B", "C", "D"]);
    site.pages.set("/pieces/b", { status: 500 });
    site.pages.set("/pieces/c", { body: Buffer.alloc(10 * 1024 * 1024 + 1, 32) });
    site.pages.set("/pieces/d", { status: 302, headers: { Location: "http://169.254.169.254/" } });
    const source = await openWebsite(site.url);
    expect(namesOf(await readAll(source))).toEqual([
      "A",
      `refused ${site.url}/pieces/b`,
      `refused ${site.url}/pieces/c`,
    ]);
    expect(source.isWhole).toBe(false);
  });

  test("stops after consecutive failures", async () => {
    const site = await serveWebsiteOfPieces(["A", "B", "C", "D", "E", "F", "G", "H"]);
    for (const path of site.pages.keys()) {
      if (/pieces\/[c-h]/.test(path)) site.pages.set(path, { status: 500 });
    }
    const seen: SourceItem[] = [];
    const reading = (async () => {
      for await (const item of (await openWebsite(site.url)).read(AbortSignal.timeout(60_000)))
        seen.push(item);
    })();
    await expect(reading).rejects.toMatchObject({ code: "bad-gateway" });
    expect(namesOf(seen).slice(0, 2)).toEqual(["A", "B"]);
  });

  test.each([
    ["nothing but words", { "/": "<h1>Closed</h1>" }, "unprocessable", "Nothing was found"],
    [
      "another host",
      { "/": { status: 301, headers: { Location: "https://elsewhere.example/" } } },
      "unprocessable",
      "leads to elsewhere.example",
    ],
    [
      "a broken robots.txt",
      { "/robots.txt": { status: 503 } },
      "bad-gateway",
      "broke while it was asked",
    ],
  ])("refuses a site with %s", async (_, pages, code, message) => {
    const site = await serveWebsite(pages);
    await expect(readAll(await openWebsite(site.url))).rejects.toMatchObject({
      code,
      message: expect.stringContaining(message) as string,
    });
  });

  test("explains an unreachable host and an invalid address", async () => {
    const { stop, port } = await serveWebsite({});
    await stop();
    await expect(readAll(await openWebsite(`127.0.0.1:${port}`))).rejects.toMatchObject({
      code: "bad-gateway",
    });
    await expect(readAll(await openWebsite("http://169.254.169.254/"))).rejects.toMatchObject({
      code: "unprocessable",
    });
    await expect(openWebsite("what is this")).rejects.toMatchObject({ code: "invalid" });
  });

  test("stops when aborted", async () => {
    const site = await serveWebsiteOfPieces(["A", "B"], 200);
    const reason = new Error("Nobody waits.");
    const controller = new AbortController();
    setTimeout(() => controller.abort(reason), 300);
    await expect(readAll(await openWebsite(site.url), controller.signal)).rejects.toBe(reason);
  });
});
