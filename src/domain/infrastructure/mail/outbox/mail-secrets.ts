import { randomUUID } from "node:crypto";
import { type DerivedSecret, deriveSecret } from "../../signing/derived-secret.ts";
import { signToken } from "../../signing/signed-token.ts";
import type { Shop } from "../../../shop.ts";
import type { OutgoingMailRow } from "./to-outgoing-mail.ts";

/** What a secret in a mail's links is derived from. */
export type MailSecret = DerivedSecret | { purpose: "desk mail"; payload: string };

type Texts = { text: string; html: string; unsubscribeUrl: string | null };

/** The texts of a mail as the outbox stores them: without the secrets, which the database does not hold. */
export function removeSecrets(shop: Shop, texts: Texts, secrets: MailSecret[]) {
  const stored = secrets.map((secret) => ({ ...secret, placeholder: randomUUID() }));
  return {
    ...replaceEach(
      texts,
      stored.map((each) => [secretOf(shop, each), each.placeholder]),
    ),
    secrets: JSON.stringify(stored),
  };
}

/** The texts of a stored mail as it is sent. */
export const insertSecrets = (
  shop: Shop,
  { secrets, ...texts }: Texts & Pick<OutgoingMailRow, "secrets">,
): Texts =>
  replaceEach(
    texts,
    secrets.map((each) => [each.placeholder, secretOf(shop, each)]),
  );

const secretOf = (shop: Shop, secret: MailSecret): string =>
  secret.purpose === "desk mail"
    ? signToken(shop, secret.purpose, secret.payload)
    : deriveSecret(shop, secret.purpose, secret);

function replaceEach(texts: Texts, pairs: [from: string, to: string][]): Texts {
  const replace = (text: string) =>
    pairs.reduce((replaced, [from, to]) => replaced.replaceAll(from, to), text);
  return {
    text: replace(texts.text),
    html: replace(texts.html),
    unsubscribeUrl: texts.unsubscribeUrl === null ? null : replace(texts.unsubscribeUrl),
  };
}
