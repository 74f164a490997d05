import { expect, test } from "vitest";
import { describeCertificate } from "./describe-certificate.ts";

const now = new Date("2026-11-20T15:00:00Z");
const until = (instant: string, refusal: string | null = null) =>
  describeCertificate({ validUntil: new Date(instant), refusal }, now);

test.each([
  ["2026-11-20T14:59:59Z", "failed", "The certificate of the shop’s address has expired."],
  ["2026-11-20T15:00:00Z", "warning", "Its certificate is valid for 0 more days."],
  ["2026-11-22T14:00:00Z", "warning", "Its certificate is valid for 1 more day."],
  ["2026-12-04T14:59:59Z", "warning", "Its certificate is valid for 13 more days."],
  ["2026-12-04T15:00:00Z", "ok", "Its certificate is valid for 14 more days."],
])("a certificate until %s: %s", (instant, state, sentence) => {
  expect(until(instant)).toMatchObject({
    state,
    sentence: expect.stringContaining(sentence) as string,
  });
});

test.each([
  ["ERR_TLS_CERT_ALTNAME_INVALID", "The certificate at the shop’s address is for another address."],
  ["SELF_SIGNED", "Browsers don’t accept the certificate of the shop’s address (SELF_SIGNED)."],
])("a valid certificate that is refused for %s fails", (refusal, sentence) => {
  expect(until("2027-01-14T15:00:00Z", refusal)).toMatchObject({ state: "failed", sentence });
});

test("that it has expired comes before what else is wrong with it", () => {
  expect(until("2026-11-19T15:00:00Z", "ERR_TLS_CERT_ALTNAME_INVALID").sentence).toContain(
    "has expired",
  );
});
