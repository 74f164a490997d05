import { randomInt } from "node:crypto";
import type { Options } from "@node-rs/argon2";
import { verifyInWorker } from "./verify-in-worker.ts";

/** argon2id, the library's default kind: 19 MiB, two passes, one lane. */
const ARGON2_OPTIONS: Options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export async function hashPassword(password: string): Promise<string> {
  const { hash } = await import("@node-rs/argon2");
  return hash(password, ARGON2_OPTIONS);
}

/** The hash of a password that nobody has, of the same cost as a real one. */
const DUMMY_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$yIzeGmnWqYTdlvAIiD1Ttg$sCLuwJ4xZ1ZIL+B+9tQwBV0S4WUqULhKkw5Sq/vROqQ";

/** Takes as long for a user there is not (`hashed` undefined) as for one there is. */
export async function isPassword(hashed: string | undefined, password: string): Promise<boolean> {
  const right = await verifyInWorker(hashed ?? DUMMY_HASH, password);
  return right && hashed !== undefined;
}

/** Without letters and digits that look alike. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

/** A password to read out and type in: four groups of four, 79 bits. */
export const generatePassword = (): string => Array.from({ length: 4 }, fourCharacters).join("-");

const fourCharacters = (): string =>
  Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
