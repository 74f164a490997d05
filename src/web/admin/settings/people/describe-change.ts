import { type Change, SERVER_COMMAND } from "#contract/access/changes.ts";
import { PRODUCT_FIELDS } from "#contract/catalogue/product-fields.ts";
import { MESSAGES as FRAME } from "../../layout/messages.ts";
import { PEOPLE_WORDS } from "./messages.ts";
import { screenOfSetting } from "./screen-of-setting.ts";

const WORDS = PEOPLE_WORDS.history;

/** The labels of fields that the editor of a piece shows otherwise. */
const PIECE_WORDS: Record<string, string> = {
  images: "photos",
  tagIds: "tags",
  metals: "metals",
  stones: "stones",
  pricing: "how its price is built",
  isActive: "whether it is listed",
  availability: "state",
  reservedFor: "state",
  reservedUntil: "state",
};

/** What somebody did, as a sentence without its period. */
export const describeChange = (change: Change): string =>
  `${change.by === SERVER_COMMAND ? WORDS.onServer : change.by} ${DESCRIBE[change.kind](change)}`;

const DESCRIBE: Record<Change["kind"], (change: Change) => string> = {
  settings: ({ fields }) => {
    const screens = new Set(fields.map((field) => screenOfSetting(field)));
    return WORDS.settings(screens.size > 0 ? [...screens] : [FRAME.screens.settings]);
  },
  piece: ({ action, label, fields }) => {
    const changed = action === "changed" ? [...new Set(fields.map(wordOfField))] : [];
    return WORDS.piece(action, label) + (changed.length > 0 ? WORDS.fields(changed) : "");
  },
  pieces: ({ action, label }) => WORDS.pieces(action, label),
  collection: ({ action, label }) => WORDS.collection(action, label),
  tag: ({ action, label }) => WORDS.tag(action, label),
  order: ({ action, label }) => WORDS.order(action, label),
  inquiries: ({ action, label }) => WORDS.inquiries(action, label),
  customer: ({ action }) =>
    action === "merged" || action === "deleted" ? WORDS.customer[action] : WORDS.customer.changed,
  subscriber: ({ action }) => WORDS.subscriber(action),
  platform: ({ action, label }) => WORDS.platform(action, label),
  person: describePersonChange,
  sample: ({ action }) => WORDS.sample(action),
  trash: ({ action, label }) => WORDS.trash(action, label),
  shop: ({ action }) => WORDS.shop(action),
};

function describePersonChange({ action, label, fields: [field], by }: Change): string {
  const words = WORDS.person;
  // A command on the server adds a person with a password, without an invitation.
  if (action === "added") return by === SERVER_COMMAND ? words.added(label) : words.invited(label);
  if (action === "deleted") return words.deleted(label);
  const other = label === by ? null : label;
  switch (field) {
    case "access":
    case "invitation":
    case "sessions":
      return words[field](label);
    case "password":
    case "email":
    case "secondFactorOff":
      return words[field](other);
    case "secondFactorOn":
      return words.secondFactorOn();
    default:
      return words.other(label);
  }
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
