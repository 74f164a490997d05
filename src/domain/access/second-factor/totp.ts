import { Secret, TOTP } from "otpauth";

const STEP_SECONDS = 30;
const SECRET_BYTES = 20;
/** A phone's clock may be half a minute off. */
const WINDOW = 1;

/** A new secret to share with an app, in base32. */
export const generateSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What an app reads from the picture: otpauth://totp/… */
export const totpUri = (secret: string, username: string, issuer: string): string =>
  createTotp(secret, { label: username, issuer }).toString();

/**
 * Which half minute since 1970 a code belongs to, if it is one of now, the one before or the one after.
 * @param code six digits, spaces aside
 * @returns null when it is none of them
 */
export function findTimeStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const token = code.replaceAll(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return null;
  const delta = createTotp(secret).validate({ token, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
}

/** The code of a moment. */
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
