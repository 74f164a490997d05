import { CARE_DEFAULTS } from "./care-defaults.ts";
import type { CareGuide, CarePart, CareTexts } from "./care-guides.ts";

/** A paragraph of a guide under its name: "To clean it". */
export type CareSection = { term: string; text: string };

/** The text of a paragraph as she left it, or as the shop came with it. */
export const careText = (texts: CareTexts, guide: CareGuide, part: CarePart): string =>
  texts[guide]?.[part] ?? CARE_DEFAULTS[guide][part];

/**
 * The paragraphs of a guide that are shown: those with a text.
 * @param cleaning the guide that says how it is cleaned
 */
export function toCareSections(
  guide: CareGuide,
  texts: CareTexts,
  cleaning: CareGuide = guide,
): CareSection[] {
  const text = (part: CarePart) => careText(texts, guide, part);
  return [
    { term: "Every day", text: text("daily") },
    { term: CLEANING, text: careText(texts, cleaning, "clean") },
    { term: "To store it", text: text("store") },
    { term: text("when") || CARE_DEFAULTS[guide].when, text: text("later") },
  ].filter((section) => section.text !== "");
}

export const CLEANING = "To clean it";

/** The texts with one changed; what is as the shop came with it is not stored. */
export function withCareText(
  texts: CareTexts,
  guide: CareGuide,
  changed: Partial<Record<CarePart, string>>,
): CareTexts {
  const { [guide]: before, ...others } = texts;
  const edited = Object.entries({ ...before, ...changed }).filter(
    ([part, text]) => text !== CARE_DEFAULTS[guide][part as CarePart],
  );
  return edited.length === 0 ? others : { ...others, [guide]: Object.fromEntries(edited) };
}
