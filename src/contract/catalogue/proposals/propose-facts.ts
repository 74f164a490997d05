import { parseRingSize } from "../rings/ring-size.ts";
import type { Proposal } from "./proposal.ts";
import { proposeMetals } from "./propose-metals.ts";
import { findSizes } from "./propose-sizes.ts";
import { proposeStones } from "./propose-stones.ts";

/** The facts that are read out of what a piece says already. */
export const PROPOSED_FACTS = ["metals", "stones", "ringSize", "length", "width", "chain"] as const;
export type ProposedFact = (typeof PROPOSED_FACTS)[number];

export type FactTexts = {
  materials: string;
  name: string;
  description: string;
  dimensions?: string;
};
export type Proposals = Record<ProposedFact, Proposal | null>;

/** A description says of what a piece is made at its beginning, if at all. */
const MAX_DESCRIPTION = 2000;

/**
 * What a piece's own words say of its metals, stones and sizes: its materials or dimensions, else its name, else its
 * description. Only the first are sure: a name may speak of a color, a description of another piece.
 */
export function proposeFacts({
  materials,
  name,
  description,
  dimensions = "",
}: FactTexts): Proposals {
  const beginning = description.slice(0, MAX_DESCRIPTION);
  const from = (sure: Proposal | null, propose: (text: string) => Proposal | null) => {
    const guess = sure ? null : (propose(name) ?? propose(beginning));
    return sure ?? (guess && { ...guess, isSure: false });
  };
  const stated = findSizes(`${dimensions}\n${materials}`);
  const [named, described] = [findSizes(name), findSizes(beginning)];
  const sizeOf = (fact: keyof typeof stated): Proposal | null => {
    const text = stated[fact] ?? named[fact] ?? described[fact];
    return text === null ? null : { text, isSure: stated[fact] !== null };
  };
  return {
    metals: from(proposeMetals(materials), proposeMetals),
    stones: from(proposeStones(materials), proposeStones),
    ringSize: sizeOf("ringSize"),
    length: sizeOf("length"),
    width: sizeOf("width"),
    chain: sizeOf("chain"),
  };
}

/** A proposal as its column stores it: a ring size in quarters. */
export const toStoredFact = (fact: ProposedFact, text: string): string | number | null =>
  fact === "ringSize" ? (parseRingSize(text) ?? null) : text;
