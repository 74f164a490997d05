import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ["a browser", {}, true],
  ["the server", undefined, undefined],
])("in %s schemas compile themselves only where that is allowed", async (_, document, jitless) => {
  vi.stubGlobal("document", document);
  const { z } = await import("./zod.ts");
  expect(z.config().jitless).toBe(jitless);
  z.config({ jitless: undefined });
});
