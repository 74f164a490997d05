import { expect, test } from "vitest";
import { negotiateEncoding } from "./content-encoding.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, br;q=0", "gzip"],
  ["br;q=0.5, gzip", "br"],
  ["deflate", "identity"],
  ["identity;q=0, deflate", "identity"],
])("Accept-Encoding %s is answered with %s", (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding);
});
