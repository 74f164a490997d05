import type { Shop } from "../../../shop.ts";
import { DomainError } from "../../../errors.ts";
import { type Finding, ok } from "./finding.ts";
import { type Certificate, readCertificate } from "./read-certificate.ts";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** Certificates renew themselves a month before they end. */
const SOON_DAYS = 14;
const TIMEOUT_MILLISECONDS = 10_000;

const RENEW = "Ask whoever runs the server to renew it. deploy/Caddyfile renews by itself.";

/** Whether the shop answers at its public address, with a certificate that lasts. */
export async function checkAddress(shop: Shop): Promise<Finding> {
  const url = new URL(shop.publicUrl);
  if (["localhost", "127.0.0.1", "[::1]"].includes(url.hostname)) {
    return {
      state: "warning",
      sentence: `${shop.publicUrl} opens on this machine alone.`,
      fix: "Set PUBLIC_URL to the shop’s own address, such as https://example.com, and start the shop again.",
    };
  }
  const problem = await findProblem(shop);
  if (problem) return problem;
  if (url.protocol === "http:") {
    const fix = "Put a server with a certificate in front of it, as deploy/Caddyfile does.";
    return {
      state: "warning",
      sentence: `${shop.publicUrl} answers without encryption, which browsers warn about.`,
      fix,
    };
  }
  return describeCertificate(await readCertificate(shop, url), shop.now());
}

/** From inside, some networks don’t reach their own address: that alone is no failure. */
async function findProblem({ outbound, publicUrl }: Shop): Promise<Finding | null> {
  const fix =
    "Open the address on a phone. If it doesn’t open there either, ask whoever runs the server.";
  try {
    const { hostname, port, protocol } = new URL(publicUrl);
    const fallback = protocol === "https:" ? 443 : 80;
    const socket = await outbound.connect(hostname, Number(port) || fallback);
    socket.destroy();
    if (protocol === "https:") return null;
    const { status } = await outbound.fetch(`${publicUrl}/healthz`, {
      timeoutMilliseconds: TIMEOUT_MILLISECONDS,
    });
    if (status === 200) return null;
    return { state: "warning", sentence: `${publicUrl} answers with an error (${status}).`, fix };
  } catch (error) {
    const reason = error instanceof DomainError ? ` ${error.message}` : "";
    return { state: "warning", sentence: `${publicUrl} can’t be reached from here.${reason}`, fix };
  }
}

export function describeCertificate({ validUntil, refusal }: Certificate, now: Date): Finding {
  const days = Math.floor((validUntil.getTime() - now.getTime()) / DAY_MILLISECONDS);
  if (days < 0) {
    const sentence =
      "The certificate of the shop’s address has ended. Browsers warn visitors away.";
    return { state: "failed", sentence, fix: RENEW };
  }
  if (refusal) {
    const sentence = `Browsers don’t accept the certificate of the shop’s address (${refusal}).`;
    return { state: "failed", sentence, fix: RENEW };
  }
  const left = days === 1 ? "1 more day" : `${days} more days`;
  const sentence = `The shop answers at its address. Its certificate is valid for ${left}.`;
  return days < SOON_DAYS ? { state: "warning", sentence, fix: RENEW } : ok(sentence);
}
