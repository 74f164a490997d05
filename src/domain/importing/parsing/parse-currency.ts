/** Codes of ISO 4217. */
const CODES = new Set(Intl.supportedValuesOf("currency"));

/**
 * Signs and words of currencies (Unicode CLDR, narrow symbols and English, German, French, Spanish
 * and Italian names). A bare $ means US dollars, kr Swedish crowns: not dollars in any case.
 */
const CODE_OF_SIGN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    $: "USD",
    US$: "USD",
    C$: "CAD",
    CA$: "CAD",
    A$: "AUD",
    AU$: "AUD",
    NZ$: "NZD",
    HK$: "HKD",
    S$: "SGD",
    R$: "BRL",
    MX$: "MXN",
    "€": "EUR",
    "£": "GBP",
    "¥": "JPY",
    "₹": "INR",
    "₽": "RUB",
    "₩": "KRW",
    "₺": "TRY",
    "₴": "UAH",
    "₪": "ILS",
    "₫": "VND",
    "฿": "THB",
    zł: "PLN",
    Kč: "CZK",
    kr: "SEK",
    Rs: "INR",
    Fr: "CHF",
    Ft: "HUF",
    R: "ZAR",
    лв: "BGN",
    грн: "UAH",
    руб: "RUB",
    din: "RSD",
    дин: "RSD",
  }),
);
const CODE_OF_WORD: ReadonlyMap<string, string> = new Map(
  Object.entries({
    euro: "EUR",
    euros: "EUR",
    dollar: "USD",
    dollars: "USD",
    pound: "GBP",
    pounds: "GBP",
    franken: "CHF",
    francs: "CHF",
  }),
);

/** As a pattern: signs of several letters before those they begin with. */
export const CURRENCY_PATTERN = String.raw`US\s?\$|CA?\$|AU?\$|NZ\$|HK\$|R\$|MX\$|S\$|[$€£¥₹₽₩₺₴₪₫฿]|zł|Kč|kr\.?|Rs\.?|CHF|Fr\.|Ft|лв\.?|грн\.?|руб\.?|дин\.?|din\.?|R(?=\s?\d)|[Ee]uros?|[Dd]ollars?|[Pp]ounds?|Franken|[A-Z]{3}(?![A-Za-z])`;

/** The ISO 4217 code of a sign, word or code; null when it is none. */
export function parseCurrency(text: string): string | null {
  const bare = text.replaceAll(/[\s.]/g, "");
  const code = bare.toUpperCase();
  const known = CODE_OF_SIGN.get(bare) ?? CODE_OF_WORD.get(bare.toLowerCase());
  return known ?? (CODES.has(code) ? code : null);
}

/** The currency that a column's header names: "Price (EUR)", "Preis €"; null for none. */
export function currencyInHeader(header: string): string | null {
  const [, last = ""] = /[\s_(]\(?(\p{Sc}|[a-z]{3,6})\)?$/iu.exec(header.trim()) ?? [];
  return parseCurrency(last);
}
