/** What the measurement says. */
export const MESSAGES = {
  easy: "Your headline is easy to read on this photo.",
  hard: "Your headline is hard to read here. Move the ring or choose a darker photo.",
} as const;
