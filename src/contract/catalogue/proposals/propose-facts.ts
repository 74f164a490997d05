import type { Proposal } from "./proposal.ts";
import { proposeMetals } from "./propose-metals.ts";
import { proposeStones } from "./propose-stones.ts";

type Texts = { materials: string; name: string; description: string };
type Proposals = { metals: Proposal | null; stones: Proposal | null };

/** A description says of what a piece is made at its beginning, if at all. */
const MAX_DESCRIPTION = 2000;

/**
 * What a piece's own words say of its metals and stones: its materials, else its name, else its description.
 * Only materials are sure: a name may speak of a color, a description of another piece.
 */
export function proposeFacts({ materials, name, description }: Texts): Proposals {
  const from = (propose: (text: string) => Proposal | null): Proposal | null => {
    const sure = propose(materials);
    if (sure) return sure;
    const guess = propose(name) ?? propose(description.slice(0, MAX_DESCRIPTION));
    return guess && { ...guess, isSure: false };
  };
  return { metals: from(proposeMetals), stones: from(proposeStones) };
}
