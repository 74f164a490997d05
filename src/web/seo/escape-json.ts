/** JSON that may stand in a script element: no "<", and none of the two line ends of old JavaScript. */
export const escapeJson = (data: object): string => escapeHtmlCharacters(JSON.stringify(data));

/** The same of what is JSON already, or lines of it. */
export const escapeHtmlCharacters = (json: string): string =>
  json.replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
