import { expect, test } from "vitest";
import { openSecret, SealBrokenError, sealSecret } from "./encrypt-secret.ts";

const shop = { secrets: { sessionSecret: "s", encryptionKey: "a key for tests" } };
const other = { secrets: { sessionSecret: "s", encryptionKey: "another key" } };

test("What is sealed opens for its purpose alone, with its key alone.", () => {
  const sealed = sealSecret(shop, "a secret ✓", "store of ada");
  expect(sealed).not.toContain("secret");
  expect(openSecret(shop, sealed, "store of ada")).toBe("a secret ✓");
  expect(sealSecret(shop, "a secret ✓", "store of ada")).not.toBe(sealed);
  expect(() => openSecret(shop, sealed, "store of bo")).toThrow(SealBrokenError);
  expect(() => openSecret(other, sealed, "store of ada")).toThrow("ENCRYPTION_KEY");
});

test("What was touched, cut or never sealed does not open.", () => {
  const sealed = sealSecret(shop, "a secret", "p");
  const another = sealed[20] === "x" ? "y" : "x";
  const touched = `${sealed.slice(0, 20)}${another}${sealed.slice(21)}`;
  for (const broken of [sealed.slice(0, -2), touched, "", "x"])
    expect(() => openSecret(shop, broken, "p")).toThrow(SealBrokenError);
});
