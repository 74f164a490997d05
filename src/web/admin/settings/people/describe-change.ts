import type { Change } from "#contract/access/changes.ts";
import { PRODUCT_FIELDS } from "#contract/catalogue/product-fields.ts";
import { MESSAGES as FRAME } from "../../layout/messages.ts";
import { PEOPLE_WORDS } from "./messages.ts";
import { screenOfSetting } from "./screen-of-setting.ts";

const WORDS = PEOPLE_WORDS.history;

/** The labels of fields that the editor of a piece shows otherwise. */
const PIECE_WORDS: Record<string, string> = {
  images: "photos",
  tagIds: "tags",
  isActive: "whether it is listed",
  availability: "state",
  reservedFor: "state",
  reservedUntil: "state",
};

/** What somebody did, as a sentence without its period. */
export function describeChange({ kind, by, action, label, fields }: Change): string {
  if (kind === "settings") {
    const screens = fields.map((field) => screenOfSetting(field));
    return WORDS.settings(
      by,
      screens.length > 0 ? [...new Set(screens)] : [FRAME.screens.settings],
    );
  }
  if (kind === "pieces") return WORDS.pieces(by, WORDS.piece[action], label);
  const changed = action === "changed" ? [...new Set(fields.map(wordOfField))] : [];
  return `${by} ${WORDS.piece[action]} ${label}${changed.length > 0 ? WORDS.fields(changed) : ""}`;
}

function wordOfField(field: string): string {
  const known = PIECE_WORDS[field];
  if (known) return known;
  const declared = Object.entries(PRODUCT_FIELDS).find(([name]) => name === field)?.[1].label;
  return declared === undefined ? "details" : lowerFirst(declared);
}

/** Not of an abbreviation: "SKU". */
const lowerFirst = (label: string): string =>
  label === label.toUpperCase() ? label : label.charAt(0).toLowerCase() + label.slice(1);
