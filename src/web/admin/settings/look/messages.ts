import type { Look } from "#contract/settings/looks.ts";

/** The sentences of the screen. */
export const MESSAGES = {
  title: "Colors and type",
  lede: "Three looks, each tuned as a whole. Your photos, words, and addresses stay as they are.",
  legend: "The look of your shop",
  looks: {
    fern: "Paper, dark green, and polishing red, with Caslon, an old book type.",
    steel: "Cool white, night blue, and garnet, with one clear modern type.",
    plum: "Warm plaster, plum, and copper, with letters as if cut by a graver.",
  } satisfies Record<Look, string>,
  /** What the cards are set in. */
  sample: "Opal Bezel Necklace",
  samplePrice: "$480.00",
};
