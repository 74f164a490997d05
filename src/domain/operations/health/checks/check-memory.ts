import { availableMemory } from "node:process";
import { formatBytes } from "#contract/format-bytes.ts";
import { type Finding, ok } from "./finding.ts";

const LOW_BYTES = 64_000_000;

/** The memory that the shop may still use, of its container where it has one. */
export async function checkMemory(): Promise<Finding> {
  return describeMemory(availableMemory());
}

export function describeMemory(available: number): Finding {
  const sentence = `${formatBytes(available)} of memory are free.`;
  if (available >= LOW_BYTES) return ok(sentence);
  return {
    state: "warning",
    sentence,
    fix: "Start the shop again, or give the server more memory.",
  };
}
