import { type Finding, ok } from "./finding.ts";
import type { Certificate } from "./read-certificate.ts";
import { formatCount } from "./format-count.ts";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** Certificates renew themselves a month before they end. */
const SOON_DAYS = 14;

const BLOCKED = "Browsers warn visitors away, and most leave.";
const RENEW = "Ask whoever runs the server to renew it. deploy/Caddyfile renews by itself.";

export function describeCertificate({ validUntil, refusal }: Certificate, now: Date): Finding {
  const days = Math.floor((validUntil.getTime() - now.getTime()) / DAY_MILLISECONDS);
  if (days < 0) {
    const sentence = "The certificate of the shop’s address has expired.";
    return { state: "failed", sentence, meaning: BLOCKED, fix: RENEW };
  }
  if (refusal === "ERR_TLS_CERT_ALTNAME_INVALID") {
    return {
      state: "failed",
      sentence: "The certificate at the shop’s address is for another address.",
      meaning: BLOCKED,
      fix: "Ask whoever runs the server to get one for this address. deploy/Caddyfile does so by itself.",
    };
  }
  if (refusal) {
    const sentence = `Browsers don’t accept the certificate of the shop’s address (${refusal}).`;
    return { state: "failed", sentence, meaning: BLOCKED, fix: RENEW };
  }
  const left = formatCount(days, "more day");
  const sentence = `The shop answers at its address. Its certificate is valid for ${left}.`;
  if (days >= SOON_DAYS) return ok(sentence);
  return {
    state: "warning",
    sentence,
    meaning: "It should have been renewed by now. Once it expires, browsers warn visitors away.",
    fix: RENEW,
  };
}
