/** "Silver gray" is a color, "silver-plated" another metal, a "silver birch" a tree. */
const SILVER =
  /(?<![\p{L}-])silver(?!y)(?![\s-]+(?:tones?d?|colou?r(?:ed)?|plat(?:ed?|ing)|filled|gr[ae]y|lining|birch|fox)(?!\p{L}))(?!\p{L})/iu;
const OTHER_METAL = /(?<!\p{L})(?:gold|platinum|bronze|brass|copper|steel)(?!\p{L})/iu;

/** The metal of words that say no more than silver, which in US trade is sterling; "" for others. */
export const readSilver = (text: string): string =>
  SILVER.test(text) && !OTHER_METAL.test(text) ? "sterling silver" : "";
