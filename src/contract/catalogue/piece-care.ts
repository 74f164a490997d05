import type { CareGuide } from "../settings/care-guides.ts";
import type { CareSection } from "../settings/care-sections.ts";

/** A metal or stone of a piece, and the guide by which it is cared for. */
export type CareMatch = { guide: CareGuide; name: string };

/** What of a piece there are guides for; none of what is unknown or unsure. */
export type PieceCare = { metals: CareMatch[]; stones: CareMatch[] };

/** How a metal or a stone is cared for: "Sapphire and diamond". */
export type CareNote = { title: string; sections: CareSection[] };
