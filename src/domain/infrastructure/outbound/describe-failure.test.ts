import { expect, test } from "vitest";
import { conflict } from "../../errors.ts";
import { describeFailure } from "./describe-failure.ts";

const url = new URL("https://store.example:8443/a?key=secret");

test.each([
  [Object.assign(new Error("slow"), { name: "TimeoutError" }), "it took too long to answer"],
  [Object.assign(new Error("dns"), { code: "ENOTFOUND" }), "there is no such host"],
  [Object.assign(new Error("closed"), { code: "ECONNREFUSED" }), "nothing answers there"],
  [new Error("reset"), "the connection broke"],
  ["no error at all", "the connection broke"],
])("says of %s that %s", (error, why) => {
  for (const failed of [error, new Error("fetch failed", { cause: error })]) {
    expect(describeFailure(failed, url)).toMatchObject({
      code: "bad-gateway",
      message: `store.example:8443 could not be reached: ${why}.`,
      cause: failed,
    });
  }
});

test("leaves a broken rule as it is, however deep", () => {
  const rule = conflict("It is sold.");
  expect(describeFailure(rule, url)).toBe(rule);
  expect(describeFailure(new Error("fetch failed", { cause: rule }), url)).toBe(rule);
});
