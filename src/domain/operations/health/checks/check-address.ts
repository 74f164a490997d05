import { countOf } from "#contract/count-of.ts";
import { randomBytes } from "node:crypto";
import { DomainError } from "../../../errors.ts";
import { proveIdentity } from "../../../infrastructure/signing/prove-identity.ts";
import { parseJson } from "../../../parse-json.ts";
import type { Shop } from "../../../shop.ts";
import { type Finding, ok } from "./finding.ts";
import { isOwnMachine } from "./is-own-machine.ts";
import { readCertificate, type Certificate } from "./read-certificate.ts";

const TIMEOUT_MILLISECONDS = 10_000;
const FIX =
  "Open the address on a phone. If it doesn’t open there either, ask whoever runs the server.";

/** Whether this shop answers at its public address, with a certificate that lasts. */
export async function checkAddress(shop: Shop): Promise<Finding> {
  const url = new URL(shop.publicUrl);
  if (isOwnMachine(url)) {
    return {
      state: "warning",
      sentence: "Only this computer can open your shop.",
      meaning: `Its web address is ${shop.publicUrl}. Links in its emails lead nowhere.`,
      fix: "Ask whoever runs your server to set its web address.",
    };
  }
  try {
    const certificate =
      url.protocol === "https:"
        ? describeCertificate(await readCertificate(shop, url), shop.now())
        : null;
    if (certificate?.state === "failed") return certificate;
    return (await findImpostor(shop)) ?? certificate ?? unencrypted(shop);
  } catch (error) {
    // From inside, some networks don’t reach their own address: that alone is no failure.
    shop.log.info("the public address could not be reached", { error });
    const reason = error instanceof DomainError ? ` ${error.message}` : "";
    return {
      state: "warning",
      sentence: `${shop.publicUrl} can’t be reached from here.${reason}`,
      fix: FIX,
    };
  }
}

const unencrypted = ({ publicUrl }: Shop): Finding => ({
  state: "warning",
  sentence: `${publicUrl} answers without encryption.`,
  meaning: "Browsers warn visitors, and passwords can be read on the way.",
  fix: "Ask whoever runs your server to turn on encryption (https).",
});

/** Asks the address for what only this shop can answer. */
async function findImpostor(shop: Shop): Promise<Finding | null> {
  const challenge = randomBytes(16).toString("hex");
  const { status, bytes } = await shop.outbound.fetch(
    `${shop.publicUrl}/healthz?challenge=${challenge}`,
    { timeoutMilliseconds: TIMEOUT_MILLISECONDS, maxBytes: 1_000_000 },
  );
  const answer = parseJson(bytes);
  const proof = answer && typeof answer === "object" && "proof" in answer ? answer.proof : null;
  if (proof === proveIdentity(shop, challenge)) return null;
  if (status >= 400) {
    return {
      state: status >= 500 ? "failed" : "warning",
      sentence: `${shop.publicUrl} answers with an error (${status}).`,
      meaning: "Visitors may see the same error.",
      fix: FIX,
    };
  }
  return {
    state: "failed",
    sentence: `Another website answers at ${shop.publicUrl}.`,
    meaning: "Visitors don’t see this shop there.",
    fix: "Check where your domain name leads, and ask whoever runs your server to check the shop’s web address.",
  };
}

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
  const left = countOf(days, "more day");
  const sentence = `The shop answers at its address. Its certificate is valid for ${left}.`;
  if (days >= SOON_DAYS) return ok(sentence);
  return {
    state: "warning",
    sentence,
    meaning: "It should have been renewed by now. Once it expires, browsers warn visitors away.",
    fix: RENEW,
  };
}
