import { expect, test } from "vitest";
import { summarizeAudit } from "./check-audit.mjs";

const report = (severity: string) => JSON.stringify({ vulnerabilities: { sharp: { severity } } });

test("a registry that tells nothing skips the audit, in words", () => {
  for (const output of ["", "no json", '{"error":{"code":"ENOTFOUND"}}', '{"message":"404"}']) {
    expect(summarizeAudit(output)).toEqual({
      sentence: "The registry tells nothing: the audit is skipped.",
      isGood: true,
    });
  }
});

test("a serious hole fails, a small one does not", () => {
  expect(summarizeAudit(report("low")).isGood).toBe(true);
  expect(summarizeAudit(report("critical"))).toEqual({
    sentence: "Known holes: sharp (critical). See npm audit.",
    isGood: false,
  });
});
