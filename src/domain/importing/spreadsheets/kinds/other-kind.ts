import { capitalize } from "#contract/capitalize.ts";
import { countOf } from "#contract/count-of.ts";
import {
  type AskedQuestion,
  FILE_KINDS,
  type FileKind,
  type ImportAnswers,
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
  /** What it was taken for. */
  kind: FileKind;
  questions: () => AskedQuestion[];
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
  const { confirmed = "no", subscribe = "no", site = "" } = answers;
  const sheet = parts.length === 1 ? "" : part.sheet;
  const table: KindTable = {
    shop,
    name,
    sheet,
    header,
    rows,
    found,
    chooseRate,
    site: site.replace(/(?<!\/)\/+$/, ""),
    timeZone: found.isUtc ? "UTC" : timeZone,
    areConfirmed: confirmed === "yes",
    areSubscribing: subscribe === "yes",
  };
  const list = found.report === undefined ? READERS[answer]?.(table) : undefined;
  return {
    layout: capitalize(found.platform ?? "spreadsheet"),
    notes: () => [
      [describeFound(found, sheet), found.report?.instead ?? ADVICE[answer]]
        .filter(Boolean)
        .join(" "),
      ...(list?.notes() ?? []),
    ],
    kind: answer,
    questions: () => [
      askKind(choices, answer),
      ...askConfirmed(list?.countUnsaid?.() ?? 0, confirmed),
      ...askSubscribe(list?.countAccepting?.() ?? 0, subscribe),
      ...askSite(list?.countOfSite?.() ?? 0, answers.site ?? null),
    ],
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

const askKind = (choices: FileKind[], answer: FileKind): AskedQuestion => ({
  id: "kind",
  type: "choice",
  title: "What’s in this file?",
  help: null,
  label: "The file holds",
  about: [],
  options: choices.map((value) => ({ value, label: capitalize(FILE_KINDS[value]) })),
  answer,
});

/** @param people of whom the file doesn't say it */
function askConfirmed(people: number, answer: string): AskedQuestion[] {
  if (people === 0) return [];
  return [
    {
      id: "confirmed",
      type: "choice",
      title: "Did these people confirm that they want your letters?",
      help: `The file doesn’t say whether ${countOf(people, "person", "people")} did. Until they confirm, they get no letters.`,
      about: [],
      options: [
        { value: "no", label: "No, I’ll ask them to confirm" },
        { value: "yes", label: "Yes, they all confirmed" },
      ],
      answer,
    },
  ];
}

/** @param customers who accept marketing there */
function askSubscribe(customers: number, answer: string): AskedQuestion[] {
  if (customers === 0) return [];
  return [
    {
      id: "subscribe",
      type: "choice",
      title: "Subscribe those who accept marketing?",
      help: `${countOf(customers, "customer accepts", "customers accept")} marketing in this file. They get no letters until they confirm, and whoever unsubscribed stays unsubscribed.`,
      about: [],
      options: [
        { value: "no", label: "No, subscribe nobody" },
        { value: "yes", label: "Yes, subscribe them, and I’ll ask them to confirm" },
      ],
      answer,
    },
  ];
}

/** @param posts with photos that the blog itself stored */
function askSite(posts: number, answer: string | null): AskedQuestion[] {
  if (posts === 0) return [];
  return [
    {
      id: "site",
      type: "address",
      title: "What’s the web address of the blog?",
      help: `${countOf(posts, "post has photos", "posts have photos")} that are fetched from there, while it’s online. Leave it blank to import without them.`,
      label: "Web address of the blog",
      placeholder: "https://old-blog.example",
      about: [],
      answer,
    },
  ];
}

/** Why nothing comes in of what the shop doesn't have, and what to do. */
const ADVICE: Partial<Record<FileKind, string>> = {
  discounts: "Your shop has no discount codes, so nothing comes in.",
  "gift-cards":
    "Your shop has no gift cards, so nothing comes in. Keep the file: it says what your customers can still spend.",
};

function describeFound({ kind, platform, report }: FoundKind, sheet: string): string {
  const what = sheet === "" ? "This" : `The sheet “${sheet}”`;
  if (report)
    return `${what} looks like a report from ${platform}, which ${report.lacks}, so nothing comes in.`;
  return `${what} looks like ${FILE_KINDS[kind]}${platform === null ? "" : ` from ${platform}`}.`;
}
