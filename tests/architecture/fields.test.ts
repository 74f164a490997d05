import { expect, test } from "vitest";
import { FORM_FIELDS, listFields } from "./list-fields.ts";
import { listFiles, readText } from "./source-files.ts";

/** The one parser of each kind: its module below src and its name there. */
const PARSERS = {
  amount: "contract/typed-numbers.ts parseCents",
  "amount or percentage": "contract/catalogue/price-change.ts priceChangeSchema",
  code: "contract/access/second-factor.ts codeSchema",
  color: "contract/catalogue/tags.ts newTagSchema",
  count: "contract/typed-numbers.ts parseCount",
  day: "contract/end-of-day.ts endOfDay",
  "email address": "contract/email-address.ts toEmailAddress",
  film: "contract/catalogue/read-video.ts readVideo",
  header: "contract/catalogue/metal-prices/price-source.ts priceRequestSchema",
  honeypot: "contract/sales/inquiries.ts newInquirySchema",
  "keys of a store": "contract/channels/platforms.ts wooKeysSchema",
  length: "web/storefront/ring-size/parse-length.ts parseLength",
  "lines of a customer": "contract/sales/customers.ts customerPatchSchema",
  link: "contract/link-target.ts completeLink",
  "link of the shop": "contract/settings/settings.ts settingsSchema",
  metals: "contract/catalogue/metals/metals-text.ts parseMetals",
  "metal price": "contract/catalogue/metal-prices/ounce-price.ts parseMetalPrice",
  moment: "contract/zoned-time.ts toInstant",
  number: "contract/typed-numbers.ts toPlainDecimal",
  "old address": "domain/catalogue/redirects/normalize-path.ts normalizePath",
  password: "contract/access/sign-in.ts passwordChangeSchema",
  percentage: "contract/typed-numbers.ts parseTypedHundredths",
  "phone number": "contract/phone-number.ts parsePhoneNumber",
  "photo addresses": "contract/media/media.ts imageInput",
  "place in an answer": "contract/catalogue/metal-prices/price-source.ts readPick",
  port: "contract/mail/mail-settings.ts mailSettingsChangeSchema",
  profile: "contract/settings/social-networks.ts toProfileUrl",
  "rich text": "domain/catalogue/content/sanitize-content.ts sanitizeContent",
  "ring size": "contract/catalogue/rings/ring-size.ts parseRingSize",
  search: "contract/cut-text.ts cutText",
  sentence: "contract/catalogue/sentences/read-sentence.ts readSentence",
  slug: "contract/slug.ts slugSchema",
  stones: "contract/catalogue/stones/stones-text.ts parseStones",
  "tax rate": "contract/tax-rate.ts parseTaxRate",
  text: "contract/line-breaks.ts toLineFeeds",
  time: "contract/settings/opening-hours-schema.ts openingHoursSchema",
  username: "contract/access/sign-in.ts signInSchema",
  "web address": "contract/settings/social-networks.ts toAddress",
  weight: "contract/typed-numbers.ts parseCentigrams",
  /** A component that stands for a field: its uses are listed. */
  "of its name": null,
} as const;
type Parser = keyof typeof PARSERS;

/** The table of docs/fields.md: the parser by the place and name of a field. */
const table = new Map(
  [...readText("docs/fields.md").matchAll(/^\| (\S+) +\| `(.+?)` +\| (.+?) +\|$/gm)].map(
    ([, place = "", name = "", parser = ""]) => [keyOf(place, name), parser as Parser],
  ),
);

const fields = listFields();
const parserOf = (place: string, name: string): Parser | undefined => table.get(keyOf(place, name));

function keyOf(place: string, name: string): string {
  return `${place} ${name}`;
}

test("every field in which people type is in the table, with a parser that there is", () => {
  const missing = fields.filter(({ place, name }) => !((parserOf(place, name) ?? "") in PARSERS));
  expect(missing).toEqual([]);
});

test("every row of the table is a field", () => {
  const found = new Set(fields.map(({ place, name }) => keyOf(place, name)));
  expect([...table.keys()].filter((row) => !found.has(row))).toEqual([]);
});

test.each(Object.entries(PARSERS))("there is a parser of %s", (_, parser) => {
  const [file = "", name = ""] = parser?.split(" ") ?? [];
  const declared = new RegExp(String.raw`\bexport (?:const|function) ${name}\b`);
  expect(parser === null || declared.test(readText(`src/${file}`))).toBe(true);
});

test("no field changes by a notch of the wheel", () => {
  const files = listFiles("src/web/**/*.{ts,tsx}");
  expect(files.filter((file) => /\btype[=:]\s*["']number["']/.test(readText(file)))).toEqual([]);
});

const NUMBERS: Parser[] = ["amount", "count", "percentage", "tax rate", "number", "metal price"];

test("a telephone opens the keyboard that a field is for", () => {
  // A component sets it for its element.
  const element = new RegExp(`^<(?:input|textarea|Input|TextArea|SettingsInput|${FORM_FIELDS})\\b`);
  const plain = fields.filter(({ tag }) => element.test(tag));
  const isRight = ({ place, name, tag }: (typeof fields)[number]) => {
    const parser = parserOf(place, name);
    if (parser && NUMBERS.includes(parser)) return /\binputMode=|\btype="money"/.test(tag);
    if (parser === "email address") return /\btype="email"/.test(tag);
    if (parser === "phone number") return /\btype="tel"/.test(tag);
    if (parser === "day") return /\btype="date"/.test(tag);
    return true;
  };
  expect(plain.filter((field) => !isRight(field))).toEqual([]);
});

test("a control of the desk takes its id, its help and its error from the field around it", () => {
  const around = new RegExp(
    `<(Field|SettingsInput|${FORM_FIELDS})\\b(?:[^>]|=>)*[^/]>[^]*?</\\1>`,
    "g",
  );
  const byHand = /<(?:input|select|textarea)\b(?!(?:[^>]|=>)*type="color")/;
  const files = listFiles("src/web/admin/**/*.tsx").filter((file) =>
    [...readText(file).matchAll(around)].some(([field]) => byHand.test(field)),
  );
  expect(files).toEqual([]);
});
