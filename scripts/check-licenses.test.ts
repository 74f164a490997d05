import { expect, test } from "vitest";
import { findUnreviewedLicenses } from "./check-licenses.mjs";

const lock = (packages: Record<string, { license?: string }>) => ({
  packages: { "": {}, ...packages },
});

test("accepts licenses that require a notice only, in any notation", () => {
  const packages = {
    "node_modules/a": { license: "MIT" },
    "node_modules/b/node_modules/@c/d": { license: "(MIT OR GPL-3.0)" },
    "node_modules/e": { license: "Apache-2.0 AND ISC" },
    "node_modules/@img/sharp-libvips-linux-x64": { license: "LGPL-3.0-or-later" },
  };
  expect(findUnreviewedLicenses(lock(packages))).toEqual([]);
});

test("reports a license that requires more, and a missing one", () => {
  const packages = {
    "node_modules/a": { license: "GPL-3.0" },
    "node_modules/b/node_modules/c": {},
    "node_modules/d": { license: "MIT AND AGPL-3.0" },
    "node_modules/e": { license: "LGPL-3.0-or-later" },
  };
  expect(findUnreviewedLicenses(lock(packages))).toEqual([
    "a: GPL-3.0",
    "c: none",
    "d: MIT AND AGPL-3.0",
    "e: LGPL-3.0-or-later",
  ]);
});
