/** The opening tags of elements of a name, whatever their prefix. */
export const tagsOf = (xml: string, name: string): string[] =>
  xml.match(new RegExp(`<(?:\\w+:)?${name}\\s[^<>]*>`, "g")) ?? [];
