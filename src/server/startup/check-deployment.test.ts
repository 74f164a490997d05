import { expect, test } from "vitest";
import { findDeploymentProblems } from "./check-deployment.ts";
import { readConfig } from "./config.ts";

const facts = { free: 50e9, clockAhead: 0, now: new Date("2026-11-20T15:00:00Z") };
const troubles = (env: Record<string, string>, more: object = {}) =>
  findDeploymentProblems(readConfig(env), { ...facts, ...more });

const secrets = { SESSION_SECRET: "s".repeat(16), ENCRYPTION_KEY: "e".repeat(16) };
const real = { PUBLIC_URL: "https://shop.example", TRUST_PROXY: "1" };

test("reports nothing for a local shop and for one behind its proxy", () => {
  expect(troubles({})).toEqual([]);
  expect(troubles(real)).toEqual([]);
  expect(troubles({ ...real, ...secrets, DATABASE_URL: "postgres://db/shop" })).toEqual([]);
});

test.each([
  [{ PUBLIC_URL: "http://shop.example" }, "passwords and sessions are sent unencrypted"],
  [{ HOST: "0.0.0.0" }, "links in pages, feeds and letters"],
  [{ PUBLIC_URL: "https://shop.example" }, "Set TRUST_PROXY=1"],
  [{ DATABASE_URL: "postgres://db/shop" }, "Set both when there is more than one"],
])("reports %j", (env, words) => {
  const reported = troubles(env);
  expect(reported).toHaveLength(1);
  expect(reported[0]).toContain(words);
});

test("reports a nearly full disk and a wrong clock", () => {
  expect(troubles({}, { free: 120e6 })[0]).toContain("120 MB free");
  expect(troubles({}, { clockAhead: -90 })[0]).toContain("90 seconds apart");
  expect(troubles({}, { now: new Date("1970-01-01") })[0]).toContain("in the past");
});
