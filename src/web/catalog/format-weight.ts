const NO_BREAK_SPACE = "\u00A0";

/** Grams as read: "6.40" → "6.4 g", the number held to its unit. */
export const formatWeight = (weight: string): string => `${Number(weight)}${NO_BREAK_SPACE}g`;
