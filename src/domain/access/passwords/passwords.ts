import { randomInt } from "node:crypto";
import type { Options } from "@node-rs/argon2";
import { preparePassword } from "#contract/access/sign-in.ts";
import { verifyInWorker } from "./verify-in-worker.ts";

/** argon2id (the library's default) with OWASP's parameters: 19 MiB, two passes, one lane. */
const ARGON2_OPTIONS: Options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export async function hashPassword(password: string): Promise<string> {
  const { hash } = await import("@node-rs/argon2");
  return hash(preparePassword(password), ARGON2_OPTIONS);
}

/** Verified in place of a missing user's hash; of the same cost. */
const DUMMY_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$yIzeGmnWqYTdlvAIiD1Ttg$sCLuwJ4xZ1ZIL+B+9tQwBV0S4WUqULhKkw5Sq/vROqQ";

/** Takes equally long for an unknown user (`hash` undefined) and one without a password (""), so that timing reveals no usernames. */
export async function isPassword(hash: string | undefined, password: string): Promise<boolean> {
  for (const spelling of listSpellings(password)) {
    if (await verifyInWorker(hash || DUMMY_HASH, spelling)) return Boolean(hash);
  }
  return false;
}

/** As it is hashed; and as it was hashed before passwords were prepared: as typed, composed or not. */
function listSpellings(password: string): Set<string> {
  const prepared = preparePassword(password);
  return new Set([prepared, password, prepared.normalize("NFD")]);
}

/** Without letters and digits that look alike. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

/** A password of 79 bits that is easy to read out: four groups of four characters. */
export const generatePassword = (): string => Array.from({ length: 4 }, fourCharacters).join("-");

const fourCharacters = (): string =>
  Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
