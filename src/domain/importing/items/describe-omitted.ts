/** A note on properties that pieces have no field for; empty for none. */
export const describeOmitted = (properties: { name: string; words: string[] }[]): string[] =>
  properties.length === 0
    ? []
    : [
        `Left out, having no place here: ${properties
          .map(({ name, words }) => `${name} (${words.join(", ")})`)
          .join("; ")}.`,
      ];
