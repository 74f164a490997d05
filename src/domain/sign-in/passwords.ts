import { randomInt } from "node:crypto";
import { DomainError } from "../errors.ts";
import { hash, type Options, verify } from "@node-rs/argon2";

/** argon2id, the library's default kind: 19 MiB, two passes, one lane. */
const COST: Options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** The hash of a password that nobody has, of the same cost as a real one. */
const NOBODYS =
  "$argon2id$v=19$m=19456,t=2,p=1$yIzeGmnWqYTdlvAIiD1Ttg$sCLuwJ4xZ1ZIL+B+9tQwBV0S4WUqULhKkw5Sq/vROqQ";

/** Takes as long for a user there is not (`hashed` undefined) as for one there is. */
export async function isPassword(hashed: string | undefined, password: string): Promise<boolean> {
  const right = await takeTurn(() => verify(hashed ?? NOBODYS, password));
  return right && hashed !== undefined;
}

/* Each check takes 19 MB and a core for a moment. However many ask, visitors keep the other cores. */
const AT_ONCE = 2;
const WAITING = 50;
let checking = 0;
const waiting: (() => void)[] = [];

async function takeTurn<T>(check: () => Promise<T>): Promise<T> {
  if (waiting.length >= WAITING) {
    const sentence = "Too many people sign in at this moment. Please try again in a few seconds.";
    throw new DomainError("too-many-requests", sentence, { retryAfterSeconds: 5 });
  }
  if (checking >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else checking += 1;
  try {
    return await check();
  } finally {
    // The turn is handed on, or given back.
    const next = waiting.shift();
    if (next) next();
    else checking -= 1;
  }
}

/** Without letters and digits that look alike. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

/** A password to read out and type in: four groups of four, 79 bits. */
export const generatePassword = (): string => Array.from({ length: 4 }, fourCharacters).join("-");

const fourCharacters = (): string =>
  Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
