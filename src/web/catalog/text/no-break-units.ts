const NUMBER_AND_UNIT = /(\d) (?=(?:mm|cm|m|g|kg|ct|in|inch|inches|oz)\b)/g;

/** Puts a no-break space between a number and its unit. */
export const noBreakUnits = (text: string): string => text.replaceAll(NUMBER_AND_UNIT, "$1\u00A0");
