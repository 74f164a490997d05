/** "Silver gray" is a color, "silver-plated" another metal, a "silver birch" a tree. */
const SILVER =
  /(?<![\p{L}-])silver(?!y)(?![\s-]+(?:tones?d?|colou?r(?:ed)?|plat(?:ed?|ing)|filled|gr[ae]y|lining|birch|fox)(?!\p{L}))(?!\p{L})/iu;
const OTHER_METAL = /(?<!\p{L})(?:gold|platinum|bronze|brass|copper|steel)(?!\p{L})/iu;

/** The metal of a name that says no more than silver, which in US trade is sterling; "" for other names. */
export const readSilver = (name: string): string =>
  SILVER.test(name) && !OTHER_METAL.test(name) ? "sterling silver" : "";
