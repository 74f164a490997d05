import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { CachedResponse } from "./cached-response.ts";

const body = Buffer.from(`<p>${"hammered gold ring ".repeat(3000)}</p>`);

function cache(): CachedResponse {
  const headers = new Headers({
    "Cache-Control": "public, max-age=0",
    "Content-Type": "text/html",
  });
  const cached = CachedResponse.from({ status: 200, headers, body });
  if (!cached) throw new Error("It was not cached.");
  return cached;
}

test("holds a page in its compressed variants alone", async () => {
  const cached = cache();
  expect(cached.size).toBe(body.length);
  const { bytes } = await cached.variant("br");
  expect(cached.size).toBe(bytes.length);
  expect(bytes.buffer.byteLength).toBe(bytes.length);
  expect(cached.size).toBeLessThan(body.length / 20);
});

test("reads every encoding from the variant that it holds", async () => {
  const cached = cache();
  await cached.variant("br");
  expect((await cached.variant("identity")).bytes.equals(body)).toBe(true);
  expect(gunzipSync((await cached.variant("gzip")).bytes).equals(body)).toBe(true);
  await cached.recompress("gzip");
  await cached.recompress("br");
  expect(brotliDecompressSync((await cached.variant("br")).bytes).equals(body)).toBe(true);
  const sizes = [await cached.variant("br"), await cached.variant("gzip")];
  expect(cached.size).toBe(sizes.reduce((sum, { bytes }) => sum + bytes.length, 0));
});
