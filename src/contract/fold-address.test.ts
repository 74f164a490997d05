import { expect, test } from "vitest";
import { foldAddress } from "./fold-address.ts";

test.each([
  ["/Ring-Oval", "/ring-oval"],
  ["/%52ing%2doval", "/ring-oval"],
  ["/BAGUE-%C3%89MERAUDE", "/bague-émeraude"],
  ["/bague-e%CC%81meraude", "/bague-émeraude"],
  ["/100%/%C3%89", "/100%/é"],
  ["/%E9t%C3%A9", "/%e9té"],
  ["/a%00B", "/a%00b"],
  ["/Product.php?ID=7", "/product.php?id=7"],
])("folds %s to %s", (address, folded) => {
  expect(foldAddress(address)).toBe(folded);
});
