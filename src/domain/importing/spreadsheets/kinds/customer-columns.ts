import { foldColumnName, type Header } from "../tables/header.ts";

/*
 * Headings of lists of people, folded and with spaces for underscores: of the platforms in `declared-people.ts`, and
 * what people call them in lists of their own.
 */

const words = (names: string): string[] => names.split("|");

const PERSON = {
  first: words(
    "first name|firstname|given name|vorname|prenom|nombre|nome|voornaam|billing first name|shipping first name",
  ),
  last: words(
    "last name|lastname|surname|family name|nachname|familienname|nom|apellidos|apellido|cognome|achternaam|billing last name|shipping last name",
  ),
  full: words(
    "name|full name|customer name|customer|client|kunde|kundenname|nom complet|nombre completo|nome completo|nominativo|naam|shipping name|billing name",
  ),
  company: words("company|company name|firma|societe|entreprise|empresa|azienda|bedrijf"),
  emails: words("billing email|email 2|email 3|email 4|email 5"),
  notes: words(
    "note|notes|memo|customer note|comment|comments|notiz|notizen|bemerkung|bemerkungen|kommentar|remarque|remarques|nota|notas|observaciones|opmerking|opmerkingen|other",
  ),
  /** Since when they are customers there. */
  since: words(
    "customer since|created at (utc+0)|created on|created at|date registered|date joined|registration|first visit|kunde seit",
  ),
  /** BigCommerce's: all addresses in one cell. */
  addresses: ["addresses"],
} as const;

const ADDRESS = {
  line1: words(
    "address1|address 1|address line 1|address line1|line 1|street|street address|street address 1|street 1|address|strasse|straße|adresse|anschrift|rue|direccion|calle|indirizzo|via|adres|straat",
  ),
  line2: words(
    "address2|address 2|address line 2|address line2|line 2|street 2|street address 2|apartment|adresszusatz|complement d'adresse|complement",
  ),
  city: words("city|town|ort|stadt|ville|ciudad|poblacion|citta|comune|plaats|stad|woonplaats"),
  state: words(
    "province code|province/state|state/region|state/province|state|province|region|bundesland|provincia|provincie",
  ),
  postalCode: words(
    "zip|zip code|zipcode|zip/postal code|postal code|postcode|post code|plz|postleitzahl|code postal|codigo postal|cp|cap",
  ),
  country: words("country|country / region|country/region|country code|land|pays|pais|paese"),
  company: PERSON.company,
  phones: words(
    "phone|phone number|phone 1|phone 2|phone 3|phone 4|phone 5|telephone|mobile|mobile phone|phone mobile|cell|cell phone|telefon|telefonnummer|handy|mobil|telephone portable|portable|telefono|movil|cellulare|telefoon|mobiel|tel|tel.",
  ),
} as const;
type AddressPart = keyof typeof ADDRESS;

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** What stands before and behind the parts of an address: Shopify's, WooCommerce's and Squarespace's, Wix's, BigCommerce's. */
const GROUPS: [string, string][] = [
  ["", ""],
  ["default address ", ""],
  ["shipping ", ""],
  ["billing ", ""],
  ...NUMBERS.map((number): [string, string] => [`address ${number} - `, ""]),
  ...NUMBERS.map((number): [string, string] => ["address ", ` - ${number}`]),
];

export type AddressColumns = Record<AddressPart, number[]>;

export type CustomerColumns = Record<keyof typeof PERSON, number[]> & { groups: AddressColumns[] };

/** The columns of people, in the order of their names above; without those of the email address. */
export function findCustomerColumns({ names }: Header): CustomerColumns {
  const indexes = new Map<string, number>();
  for (const [index, name] of names.entries()) {
    // An asterisk marks columns that a template requires.
    const folded = foldColumnName(name).replaceAll("_", " ").replace(/\*$/, "").trim();
    if (folded !== "" && !indexes.has(folded)) indexes.set(folded, index);
  }
  const findAll = (wanted: readonly string[]) => wanted.flatMap((name) => indexes.get(name) ?? []);
  const groups = GROUPS.map(([before, behind]) =>
    mapValues(ADDRESS, (parts) => findAll(parts.map((part) => before + part + behind))),
  );
  return { ...mapValues(PERSON, findAll), groups };
}

const mapValues = <Key extends string, From, To>(
  record: Record<Key, From>,
  map: (value: From) => To,
): Record<Key, To> =>
  Object.fromEntries(
    Object.entries<From>(record).map(([key, value]) => [key, map(value)]),
  ) as Record<Key, To>;
