/** JSON that is safe in a script element: without "<", U+2028 and U+2029. */
export const escapeJson = (data: object): string => escapeHtmlCharacters(JSON.stringify(data));

/** The same for text that is JSON already, or lines of JSON. */
export const escapeHtmlCharacters = (json: string): string =>
  json.replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
