import type { FineMetal } from "#contract/catalogue/metal-prices/fine-metals.ts";
import type {
  LeftOutReason,
  RepricingRule,
} from "#contract/catalogue/metal-prices/repricing-schemas.ts";
import type { WeightUnit } from "#contract/catalogue/metal-prices/ounce-price.ts";

const REASONS: Record<LeftOutReason, (who: string | null, price: string) => string> = {
  quote: (who) => `open quote for ${who}`,
  reserved: (who) => `reserved for ${who}`,
  locked: () => "its price is locked",
  same: (_, price) => `rounds back to ${price}`,
  "no-weight": () => "",
  "no-price": () => "a metal has no price",
  "too-low": () => "would cost less than a cent",
  "too-high": () => "would cost $100 million or more",
};

/** The sentences of the screen of metal prices. */
export const MESSAGES = {
  title: "Metal prices",
  back: "Pieces",
  lede: {
    first: "Enter what metals cost today. When they change, you’ll see a new price for each piece.",
    check: "Enter today’s prices, check each new price, and clear any you don’t want to change.",
    settled: (when: string) => `Last updated ${when}. Enter new prices when the market changes.`,
  },
  today: "today",
  perUnit: { ounce: "per troy ounce", dwt: "per dwt", gram: "per gram" } as Record<
    WeightUnit,
    string
  >,
  units: [
    { value: "ounce", label: "Troy ounce" },
    { value: "dwt", label: "dwt", name: "Pennyweight" },
    { value: "gram", label: "Gram" },
  ] as const satisfies { value: WeightUnit; label: string; name?: string }[],
  unit: "Prices are for a",
  pure: { gold: "24k", silver: "pure", platinum: "pure", palladium: "pure" } as Record<
    FineMetal,
    string
  >,
  recordedOn: (price: string, day: string) => `${price} on ${day}`,
  changedToday: (price: string) => `${price} earlier today`,
  recordedToday: (time: string) => `Set today, ${time}`,
  isOld: "Older than seven days.",
  neverSet: "Not entered yet.",
  unused: "No pieces use it.",
  wrong: "Enter a price above 0, like 134.20.",
  plot: (name: string, from: string, to: string) =>
    `${name} over the past year, between ${from} and ${to}`,
  rule: "Change by",
  rules: {
    weight: "Metal weight",
    percentage: "Same percentage as the metal",
    built: "The built price",
  } as Record<RepricingRule, string>,
  round: "Round",
  which: "Which pieces",
  all: "Every piece affected",
  only: (alloy: string) => `Only ${alloy}`,
  willChange: (count: number) => `${count} ${count === 1 ? "price" : "prices"} will change`,
  noneWillChange: "No prices to change",
  noneText: "When a metal’s price changes, the new prices of its pieces appear here.",
  firstPrices: "Saved as your starting point.",
  firstPricesText: "When gold moves, you’ll see new prices here.",
  cannotChange: (count: number) =>
    count === 1 ? "1 piece keeps its price" : `${count} pieces keep their prices`,
  noBuilt:
    "No price is built another way now. Open a piece to say how its price is built: metal, stones, hours, and mark-up.",
  ownRounding: "Each as its price is built.",
  noMetals:
    "No piece has a metal with a weight yet. Add the metals in a piece’s details, or fill in many at once on Pieces.",
  leftOut: "Sold and hidden pieces are left out.",
  more: (count: number) =>
    `${count} more can change after these: 2,000 prices change at most at a time.`,
  loading: "Working out the new prices…",
  allPieces: "All pieces",
  changeOne: (name: string) => `Change the price of ${name}`,
  photo: "Photo",
  piece: "Piece",
  metalChange: "Metal change",
  now: "Now",
  new: "New",
  noChange: "No change",
  perGram: (amount: string) => `${amount} per gram`,
  grams: (grams: string) => `${grams}\u00A0g of metal`,
  reason: (reason: LeftOutReason, who: string | null, price: string) => REASONS[reason](who, price),
  addWeight: "Add metal weight",
  change: (count: number) => `Change ${count} ${count === 1 ? "price" : "prices"}`,
  saveOnly: "Save metal prices",
  saving: "Saving…",
  discard: "Discard",
  sum: (amount: string, isMore: boolean) => `${amount} ${isMore ? "more" : "less"}`,
  inTotal: (average: string) => ` in total, ${average} per piece on average.`,
  undoable: "You can undo this for 30 days.",
  changed: (count: number) => `${count} ${count === 1 ? "price" : "prices"} changed`,
  live: "They’re live now.",
  saved: "Metal prices saved",
  failed: "Couldn’t change the prices",
  undo: "Undo",
  undoOf: (when: string) => ` the change of ${when}`,
  undoFailed: "Couldn’t undo the change",
  ask: {
    title: "Is this right?",
    is: (metal: string, price: string) => `${metal} is ${price}.`,
    why: (last: string | null) =>
      last === null
        ? "That’s far from what it usually costs. Check the unit."
        : `The last price was ${last}, more than a fifth away.`,
    confirm: "Yes, it’s right",
    cancel: "Check again",
  },
  file: {
    choose: "Import from a file",
    label: "CSV file with metal prices",
    reading: "Reading…",
    imported: (name: string) => `Imported from “${name}”`,
    filledIn: (metals: string) => `Filled in below: ${metals}.`,
    skipped: (count: number) =>
      count === 1
        ? "One line without a metal’s price was skipped."
        : `${count} lines without a metal’s price were skipped.`,
    restore: "Restore the previous prices",
    failed: "Couldn’t read the file",
  },
  fetch: {
    setUp: "Get prices online",
    fetchNow: "Fetch prices",
    fetching: "Fetching…",
    failed: "Couldn’t fetch the prices",
    fetched: (host: string) => `Fetched from ${host}`,
    daily: (host: string) => `Prices are fetched from ${host} once a day.`,
    onDemand: (host: string) => `Prices can be fetched from ${host}.`,
    lastFetched: (day: string) => ` Last fetched ${day}.`,
    change: "Change the web address",
    dailyFailed: (day: string) => `Fetching failed ${day}.`,
    waitingFor: (metal: string) => `${metal} to confirm`,
    isRight: (metal: string, price: string) => `Is ${metal.toLowerCase()} ${price} right?`,
    waiting: (day: string) => `It was fetched ${day}.`,
    notUsed: "It isn’t used until you confirm it.",
    use: "Yes, use it",
    drop: "No, drop it",
    answerFailed: "Couldn’t save that",
  },
  history: {
    heading: "Price history",
    failed: "Couldn’t load the price history.",
    view: "View",
    hide: "Hide",
    of: (when: string) => ` the prices of ${when}`,
    undone: "Undone",
    expired: "Undo expired",
    move: (metal: string, from: string, to: string) => `${metal} ${from} to ${to}`,
    count: (count: number) => `${count} ${count === 1 ? "price" : "prices"}`,
    total: (amount: string, isMore: boolean) => `${amount} ${isMore ? "more" : "less"} in total.`,
    since: (count: number) =>
      count === 1 ? "1 has been changed since." : `${count} have been changed since.`,
    before: "Before",
    after: "After",
  },
} as const;
