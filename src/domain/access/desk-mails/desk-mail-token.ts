import { DESK_MAIL_KINDS, type DeskMailKind } from "#contract/access/desk-mails.ts";
import { signToken, verifyToken } from "../../infrastructure/signing/signed-token.ts";
import type { Shop } from "../../shop.ts";

/** One kind of mail to one person. */
export type DeskMailChoice = { kind: DeskMailKind; userId: string };

/** What the token is derived from. */
export const deskMailSecret = ({ kind, userId }: DeskMailChoice) =>
  ({ purpose: "desk mail", payload: `${kind}-${userId}` }) as const;

/** A signed token with which a person ends a mail without signing in. */
export const deskMailToken = (shop: Shop, choice: DeskMailChoice): string =>
  signToken(shop, "desk mail", deskMailSecret(choice).payload);

/** Whose token it is; null for any other. */
export function readDeskMailToken(shop: Shop, token: string): DeskMailChoice | null {
  const payload = verifyToken(shop, "desk mail", token) ?? "";
  const kind = DESK_MAIL_KINDS.find((each) => payload.startsWith(`${each}-`));
  return kind ? { kind, userId: payload.slice(kind.length + 1) } : null;
}
