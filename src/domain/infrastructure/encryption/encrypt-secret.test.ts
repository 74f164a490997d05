import { expect, test } from "vitest";
import { decryptSecret, DecryptionError, encryptSecret } from "./encrypt-secret.ts";

const shop = { secrets: { sessionSecret: "s", encryptionKey: "a key for tests" } };
const other = { secrets: { sessionSecret: "s", encryptionKey: "another key" } };

test("decrypts with the same key and purpose only", () => {
  const encrypted = encryptSecret(shop, "a secret ✓", "store of ada");
  expect(encrypted).not.toContain("secret");
  expect(decryptSecret(shop, encrypted, "store of ada")).toBe("a secret ✓");
  expect(encryptSecret(shop, "a secret ✓", "store of ada")).not.toBe(encrypted);
  expect(() => decryptSecret(shop, encrypted, "store of bo")).toThrow(DecryptionError);
  expect(() => decryptSecret(other, encrypted, "store of ada")).toThrow("ENCRYPTION_KEY");
});

test("refuses changed, truncated and unencrypted text", () => {
  const encrypted = encryptSecret(shop, "a secret", "p");
  const another = encrypted[20] === "x" ? "y" : "x";
  const changed = `${encrypted.slice(0, 20)}${another}${encrypted.slice(21)}`;
  for (const broken of [encrypted.slice(0, -2), changed, "", "x"])
    expect(() => decryptSecret(shop, broken, "p")).toThrow(DecryptionError);
});
