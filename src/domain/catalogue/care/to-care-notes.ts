import type { CareMatch, CareNote, PieceCare } from "#contract/catalogue/piece-care.ts";
import type { CareGuide, CareTexts } from "#contract/settings/care-guides.ts";
import { type CareSection, CLEANING, toCareSections } from "#contract/settings/care-sections.ts";

/** From what bears the least cleaning. */
const DELICACY: readonly CareGuide[] = [
  "turquoise",
  "pearl",
  "organic",
  "opal",
  "delicate",
  "vermeil",
  "emerald",
  "oxidized-silver",
  "copper",
  "silver",
  "hard",
];

const delicacyOf = ({ guide }: CareMatch): number => {
  const at = DELICACY.indexOf(guide);
  return at < 0 ? DELICACY.length : at;
};

/** The matches from the most delicate. */
export const byDelicacy = (matches: CareMatch[]): CareMatch[] =>
  matches.toSorted((a, b) => delicacyOf(a) - delicacyOf(b));

/**
 * How a piece is cared for, by metal and stone; what is alike stands together. Cleaning is said once, as the most
 * delicate part bears it: soap would be right for the gold and wrong for the pearl beside it.
 */
export function toCareNotes({ metals, stones }: PieceCare, texts: CareTexts): CareNote[] {
  const [delicate] = byDelicacy([...metals, ...stones]);
  return [...Map.groupBy([...metals, ...stones], ({ guide }) => guide)].flatMap(
    ([guide, matches]) => {
      const sections = sectionsOf(guide, texts, guide === delicate?.guide);
      const title = nameTogether(matches);
      return sections.length > 0 ? [{ title, sections }] : [];
    },
  );
}

/** @param isCleaned whether its cleaning is that of the piece */
const sectionsOf = (guide: CareGuide, texts: CareTexts, isCleaned: boolean): CareSection[] =>
  toCareSections(guide, texts).filter(({ term }) => isCleaned || term !== CLEANING);

/** "Sapphire and diamond" */
function nameTogether(matches: CareMatch[]): string {
  const text = new Intl.ListFormat("en-US").format(matches.map(({ name }) => name));
  return text.charAt(0).toUpperCase() + text.slice(1);
}
