import { expect, test } from "vitest";
import { decryptSecret, DecryptionError, encryptSecret } from "./encrypt-secret.ts";

const shop = { secrets: { sessionSecret: "s", encryptionKey: "a key for tests" } };
const other = { secrets: { sessionSecret: "s", encryptionKey: "another key" } };

test("What is sealed opens for its purpose alone, with its key alone.", () => {
  const sealed = encryptSecret(shop, "a secret ✓", "store of ada");
  expect(sealed).not.toContain("secret");
  expect(decryptSecret(shop, sealed, "store of ada")).toBe("a secret ✓");
  expect(encryptSecret(shop, "a secret ✓", "store of ada")).not.toBe(sealed);
  expect(() => decryptSecret(shop, sealed, "store of bo")).toThrow(DecryptionError);
  expect(() => decryptSecret(other, sealed, "store of ada")).toThrow("ENCRYPTION_KEY");
});

test("What was touched, cut or never sealed does not open.", () => {
  const sealed = encryptSecret(shop, "a secret", "p");
  const another = sealed[20] === "x" ? "y" : "x";
  const touched = `${sealed.slice(0, 20)}${another}${sealed.slice(21)}`;
  for (const broken of [sealed.slice(0, -2), touched, "", "x"])
    expect(() => decryptSecret(shop, broken, "p")).toThrow(DecryptionError);
});
