const NO_BREAK_SPACE = "\u00A0";

/** Grams: "6.40" → "6.4 g", with a no-break space. */
export const formatWeight = (weight: string): string => `${Number(weight)}${NO_BREAK_SPACE}g`;
