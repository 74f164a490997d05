export type Token = {
  /** In lower case. */
  text: string;
  from: number;
  to: number;
  /** Whether it directly follows the token before it. */
  isAttached: boolean;
};

const TOKEN = /\p{L}[\p{L}\p{M}'’]*|\d+(?:,\d{3})*(?:\.\d+)?|[^\s\p{L}\d]/gu;

/** Splits a text into words, numbers ("1,000.50") and single other characters. */
export function splitTokens(text: string): Token[] {
  let end = -1;
  return Array.from(text.matchAll(TOKEN), ({ 0: written, index }) => {
    const token = {
      text: written.toLowerCase().replaceAll("’", "'"),
      from: index,
      to: index + written.length,
      isAttached: index === end,
    };
    end = token.to;
    return token;
  });
}
