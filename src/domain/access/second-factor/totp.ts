import { Secret, TOTP } from "otpauth";

const STEP_SECONDS = 30;
const SECRET_BYTES = 20;
/** Time steps that a phone's clock may be off. */
const WINDOW = 1;

/** A new secret in base32. */
export const generateSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The content of the QR code: otpauth://totp/… */
export const totpUri = (secret: string, username: string, issuer: string): string =>
  createTotp(secret, { label: username, issuer }).toString();

/**
 * The time step (30 s since 1970) of a code, if it is the current one or its neighbor (RFC 6238).
 * @param code six digits; spaces are ignored
 * @returns null for another code
 */
export function findTimeStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const token = code.replaceAll(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return null;
  const delta = createTotp(secret).validate({ token, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
}

/** The code of an instant. */
export const totpCode = (secret: string, now: Date): string =>
  createTotp(secret).generate({ timestamp: now.getTime() });

const createTotp = (secret: string, names: { label?: string; issuer?: string } = {}): TOTP =>
  new TOTP({
    ...names,
    algorithm: "SHA1",
    digits: 6,
    period: STEP_SECONDS,
    secret: Secret.fromBase32(secret),
  });
