const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * A person's words for a sentence of ours: Hebrew or Arabic is isolated (UAX #9), or it would turn the sentence that
 * begins with it around and move the numbers that follow it.
 */
export const isolateText = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
