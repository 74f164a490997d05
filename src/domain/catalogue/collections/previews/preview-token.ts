import { createHmac, timingSafeEqual } from "node:crypto";
import type { Shop } from "../../../shop.ts";

type Signing = Pick<Shop, "secrets">;

/** What a preview link is good for. */
export type PreviewClaims = {
  collectionId: number;
  /** Milliseconds since 1970. */
  expires: number;
};

const TOKEN = /^([1-9]\d{0,9})\.([0-9a-z]{1,11})\.([\w-]{43})$/;

/** @param epoch of the collection: another one, and the token is void */
export function createPreviewToken(shop: Signing, grant: PreviewClaims, epoch: number): string {
  const { collectionId, expires } = grant;
  return `${collectionId}.${expires.toString(36)}.${sign(shop, grant, epoch)}`;
}

/** What a token says of itself, whether it is true or not; null for what is no token. */
export function parsePreviewToken(token: string): PreviewClaims | null {
  const [, id, expires] = TOKEN.exec(token) ?? [];
  if (id === undefined || expires === undefined) return null;
  return { collectionId: Number(id), expires: Number.parseInt(expires, 36) };
}

/** Whether this shop gave the token out for a collection in this epoch. */
export function verifyPreviewToken(shop: Signing, token: string, epoch: number): boolean {
  const grant = parsePreviewToken(token);
  if (!grant) return false;
  const expected = Buffer.from(createPreviewToken(shop, grant, epoch));
  const given = Buffer.from(token);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/* The name in front keeps it apart from all else that is signed with the same secret. */
const sign = (
  { secrets }: Signing,
  { collectionId, expires }: PreviewClaims,
  epoch: number,
): string =>
  createHmac("sha256", secrets.sessionSecret)
    .update(`collection preview\n${collectionId}\n${expires}\n${epoch}`)
    .digest("base64url");
