import { formatCount } from "#contract/decimals.ts";
import { isolateText } from "#contract/isolate-text.ts";

/** The sentences of the questions that a file leaves open. */
export const MESSAGES = {
  update: "Update preview",
  reading: "Reading…",
  undecided: "Not decided",
  columns: {
    title: "Columns",
    use: "Use these columns",
    unknown: {
      title: "What do these columns hold?",
      help: "We couldn’t match their headings.",
    },
    matched: {
      title: "Matched columns",
      help: "We recognized their headings. Check that each is in the right place.",
    },
    preview: "Preview",
    cancel: "Cancel",
    noHeading: "No heading",
    noValues: "No values",
    leaveOut: "Leave out",
    asIn: (layout: string) => `As in ${layout}`,
    missing: (field: string) => `Choose the column that holds the ${field}.`,
    twice: (field: string) => `Only one column can hold the ${field}.`,
  },
  currencies: {
    title: "Which exchange rate?",
    help: "Pieces in a currency without a rate wait for your review.",
    rate: (currency: string) => `US dollars for 1 ${currency}`,
    example: (name: string, price: string, currency: string) =>
      `${isolateText(name)}: ${price} ${currency}`,
    converted: (dollars: string) => ` → $${dollars}`,
  },
  labels: {
    title: "Where do these belong?",
    help: "You have no categories with these names. Your answers also apply to later imports.",
    leaveOut: "Leave out",
    tag: "Tag",
    category: (name: string) => `Category ${name}`,
    allTags: (open: number) => `Make all ${formatCount(open)} tags`,
    leaveAllOut: (open: number) => `Leave all ${formatCount(open)} out`,
  },
  pictures: {
    title: "Where are the photos?",
    help: (pieces: number) =>
      `${pieces === 1 ? "1 piece has" : `${formatCount(pieces)} pieces have`} only the names of photos. Choose the photos, or type their web address. Leave both blank to import without them.`,
    folder: "Web address of the photos",
  },
  salePrices: {
    title: "Which prices?",
    help: (pieces: number) =>
      pieces === 1
        ? "1 piece has a sale price that differs from its regular price."
        : `${formatCount(pieces)} pieces have a sale price that differs from their regular price.`,
    example: (name: string, sale: string, regular: string) =>
      `${isolateText(name)}: ${sale} on sale, ${regular} regular`,
    choices: { sale: "Use sale prices", regular: "Use regular prices" },
  },
  details: {
    title: "Fill in details?",
    help: (pieces: number) =>
      pieces === 1
        ? "1 description mentions a metal, stone, or size. Fill those fields in?"
        : `${formatCount(pieces)} descriptions mention a metal, stone, or size. Fill those fields in?`,
    example: (name: string, text: string, isSure: boolean) =>
      `${isolateText(name)}: ${text}${isSure ? "" : " (a guess)"}`,
    choices: {
      none: () => "Leave them blank",
      sure: (sure: number) => `Fill in the ${sure === 1 ? "one" : formatCount(sure)} we’re sure of`,
      all: () => "Fill in everything",
    },
    after: "What you’ve already filled in stays. Update the preview to check each piece.",
  },
  sheets: {
    title: "Sheets to read",
    hidden: " (hidden in the file)",
    use: "Read these sheets",
  },
  states: {
    title: "What do these words mean?",
    help: "Pieces stay hidden until you choose what their word means.",
    choices: { listed: "Listed", hidden: "Hidden", sold: "Sold" },
  },
  quoted: (word: string) => `“${word}”`,
} as const;
