import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const accepts = (name: string, value: string): boolean => {
  try {
    readConfig({ [name]: value });
    return true;
  } catch (error) {
    if (error instanceof ConfigError) return false;
    throw error;
  }
};

const numbers: [name: string, lowest: number, highest: number][] = [
  ["PORT", 1, 65_535],
  ["WORKERS", 1, 64],
  ["TRUST_PROXY", 0, 100],
];

test.each(numbers)(
  "%s takes whole numbers from %d to %d and none beyond",
  (name, lowest, highest) => {
    const values = [lowest - 1, lowest, highest, highest + 1].map(String);
    expect(values.map((value) => accepts(name, value))).toEqual([false, true, true, false]);
  },
);

const lengths: [name: string, shortest: number][] = [
  ["SESSION_SECRET", 16],
  ["ENCRYPTION_KEY", 16],
  ["METRICS_TOKEN", 16],
  ["BACKUP_PASSPHRASE", 12],
];

test.each(lengths)("%s takes %d characters and not one less", (name, shortest) => {
  expect(accepts(name, "x".repeat(shortest))).toBe(true);
  expect(accepts(name, "x".repeat(shortest - 1))).toBe(false);
});

test("limits ADMIN_USERNAME to 100 characters", () => {
  expect(accepts("ADMIN_USERNAME", "x".repeat(100))).toBe(true);
  expect(accepts("ADMIN_USERNAME", "x".repeat(101))).toBe(false);
});
