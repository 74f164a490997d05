import { capitalize } from "#contract/capitalize.ts";
import {
  FILE_KINDS,
  type FileKind,
  type ImportAnswers,
  type ImportQuestions,
} from "#contract/importing/import-choices.ts";
import type { Shop } from "../../../shop.ts";
import type { Source } from "../../source.ts";
import type { FoundKind } from "./find-kind.ts";
import type { KindReader, KindTable } from "./kind-reader.ts";
import { customerList } from "./read-customers.ts";
import { orderList } from "./read-orders.ts";
import { postList } from "./read-posts.ts";
import { redirectList } from "./read-redirects.ts";
import { subscriberList } from "./read-subscribers.ts";

/** What reads the kinds that the shop takes besides pieces. */
const READERS: Partial<Record<FileKind, (table: KindTable) => KindReader>> = {
  subscribers: subscriberList,
  customers: customerList,
  redirects: redirectList,
  orders: orderList,
  posts: postList,
};

type Part = Pick<KindTable, "sheet" | "header" | "rows"> & { found: FoundKind | null };

type Parted = {
  parts: Part[];
  choices: Pick<KindTable, "chooseRate">;
  timeZone: string;
};

type File = { name: string; answers: ImportAnswers };

/** A table that holds something else than pieces. */
export type OtherKind = {
  /** Shown to people: "Shopify". */
  layout: string;
  /** What it was taken for comes first; all of it once it was read. */
  notes: () => string[];
  question: () => ImportQuestions["kind"];
  read: Source["read"];
};

/** The first of the sheets that holds no pieces, which then stay out as well; null if all do. */
export function openOtherKind(
  shop: Shop,
  { parts, choices: { chooseRate }, timeZone }: Parted,
  { name, answers }: File,
): OtherKind | null {
  const part = parts.find(({ found }) => found !== null);
  if (!part?.found) return null;
  const { found, header, rows } = part;
  const choices = listChoices(found);
  const answer = choices.find((kind) => kind === answers.kind) ?? found.kind;
  const { confirmed = false, subscribe = false } = answers;
  const sheet = parts.length === 1 ? "" : part.sheet;
  const table: KindTable = {
    shop,
    name,
    sheet,
    header,
    rows,
    found,
    chooseRate,
    timeZone: found.isUtc ? "UTC" : timeZone,
    areConfirmed: confirmed,
    areSubscribing: subscribe,
  };
  const list = found.instead === undefined ? READERS[answer]?.(table) : undefined;
  return {
    layout: capitalize(found.platform ?? "spreadsheet"),
    notes: () => [
      [describeFound(found, sheet), found.instead ?? ADVICE[answer]].filter(Boolean).join(" "),
      ...(list?.notes() ?? []),
    ],
    question: () => ({
      choices,
      answer,
      unconfirmed: list?.countUnsaid?.() ?? 0,
      confirmed,
      accepting: list?.countAccepting?.() ?? 0,
      subscribe,
    }),
    read: (signal) => readUntil(signal, list),
  };
}

async function* readUntil(signal: AbortSignal, list: KindReader | undefined) {
  for await (const item of list?.read() ?? []) {
    signal.throwIfAborted();
    yield item;
  }
}

/** What a table may be said to hold: people who bought may be subscribers, and the other way around. */
function listChoices({ kind, email }: FoundKind): FileKind[] {
  const people = (["customers", "subscribers"] as const).filter((each) => each !== kind);
  return [kind, ...(people.length === 1 && email !== null ? people : []), "pieces"];
}

/** Why nothing comes in of what the shop doesn't have, and what to do. */
const ADVICE: Partial<Record<FileKind, string>> = {
  discounts: "Your shop has no discount codes, so nothing comes in.",
  "gift-cards":
    "Your shop has no gift cards, so nothing comes in. Keep the file: it says what your customers can still spend.",
};

function describeFound({ kind, platform, instead }: FoundKind, sheet: string): string {
  const what = sheet === "" ? "This" : `The sheet “${sheet}”`;
  if (instead !== undefined)
    return `${what} looks like a report from ${platform}, which doesn’t say who ordered what, so nothing comes in.`;
  return `${what} looks like ${FILE_KINDS[kind]}${platform === null ? "" : ` from ${platform}`}.`;
}
