import { expect, test } from "vitest";
import { summarizeAudit } from "./check-audit.mjs";

const report = (severity: string) => JSON.stringify({ vulnerabilities: { sharp: { severity } } });

test("skips the audit with a sentence when the registry has no data", () => {
  for (const output of ["", "no json", '{"error":{"code":"ENOTFOUND"}}', '{"message":"404"}']) {
    expect(summarizeAudit(output)).toEqual({
      sentence: "Audit skipped: the registry returned no advisories.",
      isGood: true,
    });
  }
});

test("fails for a severe vulnerability only", () => {
  expect(summarizeAudit(report("low")).isGood).toBe(true);
  expect(summarizeAudit(report("critical"))).toEqual({
    sentence: "Known severe vulnerabilities: sharp (critical). See npm audit.",
    isGood: false,
  });
});
