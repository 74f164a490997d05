import { parseCurrency } from "../../../parsing/parse-currency.ts";

/** Literals in a section of a number format: "[$€-407]", quoted, escaped, or a sign of its own. */
const LITERAL =
  /\[\$(?<sign>[^\]-]{0,10})(?:-(?<locale>[\da-f]{1,8}))?\]|"(?<quoted>[^"]{0,40})"|\\(?<escaped>.)|(?<bare>\p{Sc})/giu;

/** Whose dollars, crowns and yen, by the language of a format ([MS-LCID]). */
const CODE_OF_LOCALE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "$ 0c09": "AUD",
    "$ 1009": "CAD",
    "$ 0c0c": "CAD",
    "$ 1409": "NZD",
    "$ 4809": "SGD",
    "$ 1004": "SGD",
    "$ 0c04": "HKD",
    "$ 3c09": "HKD",
    "$ 0404": "TWD",
    "$ 080a": "MXN",
    "$ 2c0a": "ARS",
    "$ 340a": "CLP",
    "$ 240a": "COP",
    "kr 0406": "DKK",
    "kr. 0406": "DKK",
    "kr 0414": "NOK",
    "kr 0814": "NOK",
    "kr 040f": "ISK",
    "¥ 0804": "CNY",
  }),
);

/** A quoted word such as "pcs" is none; a code is written in capitals. */
const SIGN =
  /^(?:[^\p{L}]*\p{Sc}|[A-Z]{3}|kr\.?|Kč|zł|Rs\.?|Fr\.|Ft|лв\.?|грн\.?|руб\.?|din\.?|дин\.?)$/u;

/**
 * The currency (ISO 4217) that a number format names: `#,##0.00 "€"`, `[$CHF-807] #,##0`; null for US dollars
 * and for none (ECMA-376, part 1, 18.8.31).
 */
export function currencyOfFormat(format: string): string | null {
  const [section = ""] = format.split(";");
  for (const { groups = {} } of section.matchAll(LITERAL)) {
    const { sign, locale = "", quoted, escaped, bare } = groups;
    const literal = (sign ?? quoted ?? escaped ?? bare ?? "").trim();
    const ofLocale = CODE_OF_LOCALE.get(
      `${literal} ${locale.slice(-4).padStart(4, "0").toLowerCase()}`,
    );
    const code = ofLocale ?? (sign || SIGN.test(literal) ? parseCurrency(literal) : null);
    if (code !== null) return code === "USD" ? null : code;
  }
  return null;
}
