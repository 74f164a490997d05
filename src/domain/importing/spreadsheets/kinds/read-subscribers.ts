import type { SubscriberRecord } from "#contract/importing/import-records.ts";
import { subscriptionSchema } from "#contract/newsletter/subscribers.ts";
import { countOf } from "#contract/count-of.ts";
import type { SourceItem } from "../../source.ts";
import { normalizeWord } from "../../parsing/normalize-word.ts";
import { toText, toYesNo } from "../tables/cell-values.ts";
import { type DateReader, dateReader } from "../tables/date-reader.ts";
import { cellAt } from "../tables/header.ts";
import { describePlace } from "../tables/list-rows.ts";
import type { Row } from "../tables/table.ts";
import type { FoundKind } from "./find-kind.ts";
import type { KindReader, KindTable } from "./kind-reader.ts";

/** What became of a subscription elsewhere; `never` if there was none. */
type Subscription = "confirmed" | "unconfirmed" | "ended" | "never";

/** `unsaid`: the file doesn't say whether they confirmed; `unknown`: in a word that isn't known. */
type ReadSubscription = Subscription | "unsaid" | "unknown";

const WORDS: Record<Subscription, string> = {
  confirmed: "subscribed,active,confirmed,opted in,single opt-in,double opt-in",
  unconfirmed: "unconfirmed,inactive,pending,not confirmed",
  ended:
    "unsubscribed,cancelled,canceled,bounced,hard bounced,cleaned,complained,spam,suppressed,junk,opted out,trashed",
  never: "never subscribed,not subscribed,non-subscribed,nonsubscribed,unknown,none,not set",
};

const SUBSCRIPTIONS = new Map(
  (Object.entries(WORDS) as [Subscription, string][]).flatMap(([subscription, words]) =>
    words.split(",").map((word) => [toWord(word), subscription] as const),
  ),
);

/** Of the name of a file: Mailchimp exports a file for each. */
const FILE_NAMES: [RegExp, Subscription][] = [
  // A list that somebody has cleaned up is none of those who were cleaned.
  [/^(?:unsubscribed|cleaned_(?:email|members)|bounced|suppressed|complained)/i, "ended"],
  [/^non-?subscribed/i, "never"],
];

/** What a column says in which a person who still gets letters has nothing. */
const NOTHING = /^(?:no|n|false|0|\[\s*\]|null|none|never|-|–)$/i;

/** A list of subscribers: what it leaves open and what was interpreted is known once it was read. */
export function subscriberList(table: KindTable): KindReader {
  const counts = noCounts();
  const dates = dateReader(table.header, table.timeZone);
  return {
    read: () => readList(table, dates, counts),
    countUnsaid: () => counts.unsaid,
    notes: (): string[] => [
      "Only addresses, dates, and whether people get letters are read: your shop doesn’t store the names of subscribers.",
      ...(counts.ended > 0
        ? [
            `${countOf(counts.ended, "address", "addresses")} unsubscribed or bounced there and won’t get letters.`,
          ]
        : []),
      ...(counts.never > 0
        ? [
            `${countOf(counts.never, "address", "addresses")} never subscribed there and were left out.`,
          ]
        : []),
      ...dates.describe(),
    ],
  };
}

type Counts = Record<ReadSubscription, number>;

const noCounts = (): Counts => ({
  confirmed: 0,
  unconfirmed: 0,
  ended: 0,
  never: 0,
  unsaid: 0,
  unknown: 0,
});

async function* readList(
  table: KindTable,
  dates: DateReader,
  counts: Counts,
): AsyncGenerator<SourceItem> {
  Object.assign(counts, noCounts());
  const readRow = rowReader(table, dates);
  const ended = new Set<string>();
  for await (const row of table.rows()) {
    const { email, subscription } = readRow(row);
    if (email !== null && subscription === "ended") ended.add(email);
  }
  counts.ended = ended.size;
  for await (const row of table.rows()) {
    const read = readRow(row);
    const where = describePlace(table.sheet, [row]);
    if (read.email === null) {
      yield { kind: "refused", of: "subscriber", where, name: read.text, reason: NO_ADDRESS };
      continue;
    }
    // In one file too, whoever unsubscribed stays so.
    const subscription = ended.has(read.email) ? "ended" : read.subscription;
    if (subscription !== "ended") counts[subscription] += 1;
    if (subscription === "never") continue;
    if (subscription === "unknown") {
      yield { kind: "refused", of: "subscriber", where, name: read.email, reason: NO_STATUS };
      continue;
    }
    const record = toRecord(read.email, subscription, read, table);
    yield { kind: "record", where, name: read.email, record };
  }
}

const NO_ADDRESS = "This isn’t an email address.";

const NO_STATUS = "The file doesn’t say clearly whether this person gets letters.";

function toRecord(
  email: string,
  subscription: ReadSubscription,
  { since, confirmedAt }: ReadRow,
  { areConfirmed, shop }: KindTable,
): SubscriberRecord {
  const isConfirmed = subscription === "confirmed" || (subscription === "unsaid" && areConfirmed);
  return {
    of: "subscriber",
    origin: { id: null, createdAt: since, updatedAt: null },
    email,
    isActive: subscription !== "ended",
    confirmedAt: isConfirmed ? (confirmedAt ?? since ?? shop.now().toISOString()) : null,
  };
}

type ReadRow = {
  /** As written. */
  text: string;
  /** Folded; null for a text that is no address. */
  email: string | null;
  subscription: ReadSubscription;
  since: string | null;
  confirmedAt: string | null;
};

/** Read all rows once before: what their dates show of their order counts for each. */
function rowReader(
  { shop, name, header, found }: KindTable,
  dates: DateReader,
): (row: Row) => ReadRow {
  const { people, email } = found;
  const columnsOf = (names: readonly string[] = []) =>
    names.flatMap((each) => header.find(each) ?? []);
  const [status, ended, since, confirmed] = [
    columnsOf(people.status),
    columnsOf(people.ended),
    columnsOf(people.since),
    columnsOf(people.confirmed),
  ];
  const ofFile = FILE_NAMES.find(([pattern]) => pattern.test(name))?.[1] ?? null;
  // Mailchimp's and Substack's lists hold nobody else.
  const silent = found.kind === "subscribers" && found.platform !== null && !people.status;
  const now = shop.now();
  const findSubscription = (row: Row): ReadSubscription => {
    if (readTexts(row, ended).some((text) => !NOTHING.test(text))) return "ended";
    if (ofFile) return ofFile;
    if (status.length === 0) return silent ? "confirmed" : "unsaid";
    const said = readTexts(row, status).map((text) => toSubscription(text, found));
    if (said.includes("ended")) return "ended";
    const [first = "never"] = said;
    if (first !== "confirmed") return first;
    // That customers accept marketing doesn't say that they confirmed.
    if (found.kind === "customers") return "unsaid";
    return confirmed.length > 0 && readTexts(row, confirmed).length === 0 ? "unconfirmed" : first;
  };
  return (row) => {
    const text = toText(cellAt(row, email ?? undefined)) ?? "";
    const address = subscriptionSchema.safeParse({ email: text });
    dates.see(...[...since, ...confirmed].map((column) => cellAt(row, column)));
    return {
      text,
      email: address.data?.email ?? null,
      subscription: findSubscription(row),
      since: dates.readPast(row, since, now),
      confirmedAt: dates.readPast(row, confirmed, now),
    };
  };
}

/** Customers who are no subscribers never were; whoever a list of subscribers says no of has unsubscribed. */
function toSubscription(text: string, { kind }: FoundKind): Subscription | "unknown" {
  const answer = toYesNo(text);
  if (answer === false) return kind === "customers" ? "never" : "ended";
  return answer ? "confirmed" : (SUBSCRIPTIONS.get(toWord(text)) ?? "unknown");
}

const readTexts = (row: Row, columns: number[]): string[] =>
  columns.flatMap((column) => toText(cellAt(row, column)) ?? []);

/** "NEVER_SUBSCRIBED" is "never subscribed". */
function toWord(text: string): string {
  return normalizeWord(text.replaceAll("_", " "));
}
