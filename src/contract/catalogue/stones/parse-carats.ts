const FRACTIONS: Readonly<Record<string, number>> = {
  "¼": 0.25,
  "½": 0.5,
  "¾": 0.75,
  "⅓": 0.333,
  "⅔": 0.667,
  "⅛": 0.125,
};
const CARATS = /^(\d{1,4}(?:[.,]\d{1,3})?)?\s*(?:([¼½¾⅓⅔⅛])|(?<!\d)(\d{1,2})\/(\d{1,3}))?$/u;
const MAX_CARATS = 10_000;

/** "1.2", "0,5", "1/2", "½" and "1 1/2" as a decimal of at most three places; undefined for anything else. */
export function parseCarats(written: string | number): string | undefined {
  const found = CARATS.exec(String(written).trim());
  if (!found) return undefined;
  const [, whole, sign, over, under] = found;
  if (whole === undefined && sign === undefined && over === undefined) return undefined;
  const fraction = sign === undefined ? Number(over ?? 0) / Number(under ?? 1) : FRACTIONS[sign];
  const carats = Number((whole ?? "0").replace(",", ".")) + (fraction ?? 0);
  if (!Number.isFinite(carats) || carats < 0.001 || carats > MAX_CARATS) return undefined;
  return String(Number(carats.toFixed(3)));
}
