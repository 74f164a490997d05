/** The sentences of the shop's film. */
export const MESSAGES = {
  label: "Film",
  title: "A film from the bench",
} as const;
