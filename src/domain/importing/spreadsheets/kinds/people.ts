import { foldName } from "#contract/fold-name.ts";
import type { CustomerRecord } from "#contract/importing/import-records.ts";
import { MAX_ADDRESSES, withoutDoubles } from "#contract/sales/customer-addresses.ts";
import { toEmailKey, toPhoneKey } from "../../../sales/customer-links/contact-keys.ts";
import { truncateQuote } from "../../parsing/truncate-quote.ts";

/** Of one person: what their rows say. */
export type Person = Omit<CustomerRecord, "of" | "origin" | "notes"> & {
  where: string;
  since: string | null;
  notes: string[];
  /** For the report. */
  remarks: string[];
};

/** Rows of one person are one: by email address, else by phone number as customers are matched. */
export class People {
  readonly all: Person[] = [];
  readonly #byEmail = new Map<string | null, Person>();
  /** The last with a number, and the last with it who has no email address. */
  readonly #byPhone = new Map<string | null, { last: Person; withoutEmail: Person | undefined }>();

  add(read: Person): void {
    const known = this.#find(read);
    const person = known ?? { ...read, ...NOTHING };
    if (!known) this.all.push(person);
    join(person, read);
    for (const email of read.emails) this.#byEmail.set(toEmailKey(email), person);
    for (const phone of read.phones.map(toPhoneKey)) {
      const before = this.#byPhone.get(phone)?.withoutEmail;
      const withoutEmail = person.emails.length === 0 ? person : before;
      this.#byPhone.set(phone, { last: person, withoutEmail });
    }
  }

  #find({ emails, phones }: Person): Person | undefined {
    const byEmail = emails.flatMap((email) => this.#byEmail.get(toEmailKey(email)) ?? []);
    const byPhone = phones.flatMap((phone) => {
      const { last, withoutEmail } = this.#byPhone.get(toPhoneKey(phone)) ?? {};
      const found = emails.length === 0 ? last : withoutEmail;
      return found && (emails.length === 0 || found.emails.length === 0) ? [found] : [];
    });
    return byEmail[0] ?? byPhone[0];
  }
}

const NOTHING = { emails: [], phones: [], addresses: [], notes: [], remarks: [] };

function join(person: Person, read: Person): void {
  const remarks = [...person.remarks, ...read.remarks];
  if (read.name !== "" && person.name !== "" && foldName(read.name) !== foldName(person.name))
    remarks.push(`“${truncateQuote(read.name)}” (${read.where}) has the same contact details.`);
  person.name ||= read.name;
  person.since ??= read.since;
  const { emails, phones, addresses, notes } = person;
  person.emails = limit(once([...emails, ...read.emails], toEmailKey), "email addresses", remarks);
  person.phones = limit(once([...phones, ...read.phones], toPhoneKey), "phone numbers", remarks);
  person.addresses = limit(withoutDoubles([...addresses, ...read.addresses]), "addresses", remarks);
  person.notes = limit(
    once([...notes, ...read.notes], (note) => note),
    "notes",
    remarks,
  );
  person.remarks = once(remarks, (remark) => remark).slice(0, MOST);
}

/** Of one kind of a customer's contacts and addresses. */
const MOST = MAX_ADDRESSES;

function limit<Value>(values: Value[], what: string, remarks: string[]): Value[] {
  if (values.length > MOST) remarks.push(`Only the first ${MOST} ${what} come in.`);
  return values.slice(0, MOST);
}

/** Each once, as it was written first. */
function once(texts: string[], toKey: (text: string) => string | null): string[] {
  const keys = texts.map(toKey);
  return texts.filter((_, index) => keys.indexOf(keys[index] ?? null) === index);
}
