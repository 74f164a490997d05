import { createHmac, timingSafeEqual } from "node:crypto";
import type { Shop } from "../../../shop.ts";

type Signing = Pick<Shop, "secrets">;

/** The signed content of a preview link. */
export type PreviewClaims = {
  collectionId: number;
  /** Milliseconds since 1970. */
  expires: number;
};

const TOKEN = /^([1-9]\d{0,9})\.([0-9a-z]{1,11})\.([\w-]{43})$/;

/** @param epoch of the collection; incrementing it revokes its tokens */
export function createPreviewToken(shop: Signing, claims: PreviewClaims, epoch: number): string {
  const { collectionId, expires } = claims;
  return `${collectionId}.${expires.toString(36)}.${sign(shop, claims, epoch)}`;
}

/** The claims of a token, not verified; null for a malformed one. */
export function parsePreviewToken(token: string): PreviewClaims | null {
  const [, id, expires] = TOKEN.exec(token) ?? [];
  if (id === undefined || expires === undefined) return null;
  return { collectionId: Number(id), expires: Number.parseInt(expires, 36) };
}

/** Whether the signature is valid for the collection's current epoch. */
export function verifyPreviewToken(shop: Signing, token: string, epoch: number): boolean {
  const claims = parsePreviewToken(token);
  if (!claims) return false;
  const expected = Buffer.from(createPreviewToken(shop, claims, epoch));
  const given = Buffer.from(token);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/* Domain separation: other signatures use the same secret. */
const sign = (
  { secrets }: Signing,
  { collectionId, expires }: PreviewClaims,
  epoch: number,
): string =>
  createHmac("sha256", secrets.sessionSecret)
    .update(`collection preview\n${collectionId}\n${expires}\n${epoch}`)
    .digest("base64url");
