const NUMBER_AND_UNIT = /(\d) (?=(?:mm|cm|m|g|kg|ct|in|inch|inches|oz)\b)/g;

/** Holds a number to its unit, so that no line ends between them. */
export const noBreakUnits = (text: string): string => text.replaceAll(NUMBER_AND_UNIT, "$1\u00A0");
