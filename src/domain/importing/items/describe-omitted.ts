/** What a source tells and the shop has no place for, as the report says it; nothing where there is none. */
export const describeOmitted = (properties: { name: string; words: string[] }[]): string[] =>
  properties.length === 0
    ? []
    : [
        `Left out, having no place here: ${properties
          .map(({ name, words }) => `${name} (${words.join(", ")})`)
          .join("; ")}.`,
      ];
