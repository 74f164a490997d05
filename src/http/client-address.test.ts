import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

test.each([
  [undefined, 0, "peer"],
  [undefined, 1, "peer"],
  ["forged", 0, "peer"],
  ["visitor", 1, "visitor"],
  [" visitor ", 2, "visitor"],
  ["", 1, "peer"],
  ["forged, visitor", 1, "visitor"],
  ["forged, visitor, inner", 2, "visitor"],
  ["visitor, inner", 3, "visitor"],
  [" , ", 1, "peer"],
])("of X-Forwarded-For %j with %i trusted proxies is %s", (forwarded, trustProxy, address) => {
  expect(clientAddress(forwarded, "peer", trustProxy)).toBe(address);
});
