const MAX_EXAMPLES = 3;

/** Counts what a question is about, and keeps the first ones as examples. */
export function tally<Example>() {
  const examples: Example[] = [];
  let count = 0;
  return {
    add: (example: Example): void => {
      count += 1;
      if (examples.length < MAX_EXAMPLES) examples.push(example);
    },
    count: () => count,
    examples,
  };
}
