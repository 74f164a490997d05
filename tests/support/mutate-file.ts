import { Buffer } from "node:buffer";

/** Pseudorandom numbers from 0 up to `below`, the same ones for a seed (mulberry32). */
export function randomFrom(seed: number): (below: number) => number {
  let state = (seed + 1) * 0x6d2b79f5;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % Math.max(1, below);
  };
}

type File = { bytes: Buffer; text: string | null };
/** `text`: what the damaged file says, where that is known. */
type Mutated = { how: string; bytes: Buffer; text: string | null };
type Random = (below: number) => number;

/** A file with one kind of damage. */
export function mutate(file: File, random: Random): Mutated {
  const kinds = file.text === null ? BINARY : [...BINARY, ...TEXT];
  const kind = kinds[random(kinds.length)] ?? flip;
  return kind(file, random);
}

/** Text of a damaged file of text; line breaks are the same in every single-byte encoding. */
const asText = ({ text }: File, bytes: Buffer) => (text === null ? null : bytes.toString("latin1"));

function flip(file: File, random: Random): Mutated {
  const bytes = Buffer.from(file.bytes);
  for (let count = 1 + random(8); count > 0; count -= 1) bytes[random(bytes.length)] = random(256);
  return { how: "flipped", bytes, text: asText(file, bytes) };
}

function truncate(file: File, random: Random): Mutated {
  const bytes = Buffer.from(file.bytes.subarray(0, random(file.bytes.length)));
  return { how: "truncated", bytes, text: asText(file, bytes) };
}

function repeat(file: File, random: Random): Mutated {
  const at = random(file.bytes.length);
  const part = file.bytes.subarray(at, at + random(200));
  const bytes = Buffer.concat([file.bytes.subarray(0, at), part, file.bytes.subarray(at)]);
  return { how: "repeated", bytes, text: asText(file, bytes) };
}

/** Characters with a meaning in tables of text. */
const SIGNS = ['"', '""', ",", ";", "\t", "\n", "\r", "\0", "'", "\u2028"];

function insertSign({ text }: File, random: Random): Mutated {
  const written = text ?? "";
  const at = random(written.length);
  const sign = SIGNS[random(SIGNS.length)] ?? "";
  const damaged = written.slice(0, at) + sign + written.slice(at);
  // A line break may stand within a cell.
  return { how: "a sign inserted", bytes: Buffer.from(damaged), text: written };
}

function encode({ text }: File, random: Random): Mutated {
  const written = text ?? "";
  const bytes = [
    Buffer.from(written, "utf16le"),
    Buffer.from(`\uFEFF${written}`, "utf16le"),
    Buffer.from(`\uFEFF${written}`, "utf16le").swap16(),
    Buffer.from(`\uFEFF${written}`),
    Buffer.from(written, "latin1"),
  ];
  return { how: "encoded", bytes: bytes[random(bytes.length)] ?? Buffer.from(written), text };
}

function removePart({ text }: File, random: Random): Mutated {
  const lines = (text ?? "").split("\n");
  const at = random(lines.length);
  lines[at] = (lines[at] ?? "").slice(random(lines[at]?.length ?? 0));
  const damaged = lines.join("\n");
  return { how: "the start of a line removed", bytes: Buffer.from(damaged), text: damaged };
}

const BINARY = [flip, truncate, repeat];
const TEXT = [insertSign, encode, removePart];
