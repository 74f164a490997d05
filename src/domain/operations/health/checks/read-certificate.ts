import { once } from "node:events";
import { isIP } from "node:net";
import { connect } from "node:tls";
import type { Shop } from "../../../shop.ts";

const TIMEOUT_MILLISECONDS = 10_000;

export type Certificate = {
  validUntil: Date;
  /** Why browsers refuse it; null when they accept it. */
  refusal: string | null;
};

/**
 * The certificate that a server presents to whoever connects.
 * @throws the socket's error
 */
export async function readCertificate({ outbound }: Shop, url: URL): Promise<Certificate> {
  const socket = await outbound.connect(url.hostname, Number(url.port || 443));
  // A refused certificate is read too: its end is what is asked for.
  const secure = connect({ socket, ...nameOf(url), rejectUnauthorized: false });
  try {
    await once(secure, "secureConnect", { signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS) });
    return {
      validUntil: new Date(secure.getPeerCertificate().valid_to),
      refusal: secure.authorized ? null : String(secure.authorizationError),
    };
  } finally {
    secure.destroy();
    socket.destroy();
  }
}

/** An IP address is no name that TLS could ask for (RFC 6066), and is compared with the certificate all the same. */
function nameOf({ hostname }: URL): { host: string; servername?: string } {
  const host = hostname.replace(/^\[|\]$/g, "");
  return isIP(host) ? { host } : { host, servername: host };
}
