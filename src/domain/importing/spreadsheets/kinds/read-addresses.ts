import type { CustomerAddress } from "#contract/sales/customer-addresses.ts";
import type { AddressColumns } from "./customer-columns.ts";

type AddressText = Partial<Record<"company" | keyof CustomerAddress, string | null>>;

/** The addresses of a row: of each group of columns, and of BigCommerce's cell. @param read the first that is filled */
export function readAddresses(
  groups: AddressColumns[],
  cell: string | null,
  read: (columns: number[]) => string | null,
): CustomerAddress[] {
  const ofColumns = groups.map(({ line1, line2, city, state, postalCode, country, company }) => ({
    line1: read(line1),
    line2: read(line2),
    city: read(city),
    state: read(state),
    postalCode: read(postalCode),
    country: read(country),
    company: read(company),
  }));
  return [...ofColumns, ...splitCell(cell ?? "")].flatMap((text) => toAddress(text) ?? []);
}

/** null where there is nowhere to send a parcel to, or to find the place. */
function toAddress({ company, ...parts }: AddressText): CustomerAddress | null {
  const { line1, city, postalCode } = parts;
  if (!line1 && !city && !postalCode) return null;
  const split = line1 && !city && !postalCode ? splitLine(line1) : {};
  const line2 = [company, parts.line2].filter(Boolean).join(", ");
  const country = parts.country && toCountry(parts.country);
  const address = { ...parts, line2, country, ...split };
  return Object.fromEntries(
    Object.entries(address).flatMap(([part, text]) => (text ? [[part, text] as const] : [])),
  );
}

/** "1 Elm St, Staunton, VA 24401, USA" */
const US_LINE = /^(.+), ?([^,]+), ?([A-Z]{2}) (\d{5}(?:-\d{4})?)(?:, ?(?:USA?|United States))?$/;

/** What one column holds of an address; a line where its parts can't be told. */
function splitLine(text: string): CustomerAddress {
  const lines = text.split("\n").map((line) => line.trim());
  const line = lines.filter(Boolean).join(", ");
  const [, line1, city, state, postalCode] = US_LINE.exec(line) ?? [];
  return line1 && city && state && postalCode
    ? { line1, city, state, postalCode }
    : { line1: line };
}

const REGIONS = new Intl.DisplayNames("en", { type: "region" });

/** "US" as "United States"; anything but a code as it is. */
const toCountry = (text: string): string =>
  /^[A-Z]{2}$/i.test(text) ? (REGIONS.of(text.toUpperCase()) ?? text) : text;

/** What BigCommerce's cell calls the parts. Values may hold commas and colons. */
const LABELS =
  /(?:^|, ?)(Address (?:ID|Name|First Name|Last Name|Company|Line [12]|Phone)|City\/Suburb|State\/Province|State Abbreviation|Zip\/Postcode|Country|Building Type): ?/;

function splitCell(cell: string): AddressText[] {
  return cell.split("|").map((address) => {
    const [, ...texts] = address.trim().split(LABELS);
    const values = new Map<string | undefined, string>();
    for (const [index, text] of texts.entries()) {
      if (index % 2 === 1) values.set(texts[index - 1], text.trim());
    }
    const read = (label: string) => values.get(label) ?? null;
    return {
      line1: read("Address Line 1"),
      line2: read("Address Line 2"),
      city: read("City/Suburb"),
      state: read("State/Province") || read("State Abbreviation"),
      postalCode: read("Zip/Postcode"),
      country: read("Country"),
      company: read("Address Company"),
    };
  });
}
