/** The entries of a text, divided by semicolons or lines; undefined where one cannot be read. */
export function parseEntries<Entry>(
  text: string,
  parse: (entry: string) => Entry | undefined,
): Entry[] | undefined {
  const entries = text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(parse);
  return entries.every((entry) => entry !== undefined) ? entries : undefined;
}
