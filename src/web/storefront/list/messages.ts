/**
 * The sentences of the list. The search field's placeholder, "All Categories", "Price Range", "Jewelry Types",
 * "Materials", "Clear all" and "Failed to fetch collections: {status}" are literal.
 */
export const MESSAGES = {
  titles: { collections: "Collections", pieces: "Pieces" },
  both: " and ",
  sections: "Sections of this list",
  shown: (count: string) => `${count} shown`,
  loading: "Loading...",
  tryAgain: "Try again",
  correctedTo: "Showing results for",
  search: {
    label: "Search",
    placeholder: "Search for jewelry items, craftsmanship...",
    find: "Find",
    title: (text: string) => `Search for “${text}”`,
  },
  describePieces: (shop: string) =>
    `Handcrafted jewelry in gold and silver, one piece at a time, with its price, by ${shop}.`,
  describeCollections: (shop: string) =>
    `Collections and pieces: stories from the bench and the handcrafted jewelry in them, by ${shop}.`,
  filters: {
    title: "Filters",
    apply: "Apply filters",
    sortBy: "Sort by",
    bestMatch: "Best match",
    active: "Active filters",
    remove: (filter: string) => `Remove filter: ${filter}`,
    clearAll: "Clear all",
    show: (pieces: string) => `Show ${pieces}`,
    pieces: "pieces",
    category: "Category",
    allCategories: "All Categories",
    priceRange: "Price Range",
    price: "Price",
    availability: "Availability",
    availableOnly: "Available only",
    tags: "Tags",
    jewelryTypes: "Jewelry Types",
    facts: { metals: "Metal", stones: "Stone", ringSizes: "Ring Size" },
    ringSize: (size: string) => `Ring size ${size}`,
    materials: "Materials",
    unknownCategory: "Unknown category",
    unknownTag: "Unknown tag",
  },
  empty: {
    noneYet: (section: string) => `No ${section} yet`,
    noneFound: (section: string) => `No ${section} found`,
    startOver: "Remove a filter or start over.",
    nearMatches: "Close matches",
    without: (filter: string) => `Without “${filter}”`,
    browsePieces: "Browse the pieces in the meantime.",
    comeBack: "Come back soon.",
    workshop: "Read about the workshop",
  },
  failed: {
    title: (section: string, status: number | null) =>
      `Failed to fetch ${section}: ${status ?? "no answer"}`,
    broken: "Something broke on our side. Try again in a moment.",
  },
  more: {
    shown: (section: string) => `${section} shown`,
    show: "Show more",
    showOf: (section: string) => `Show more ${section}`,
    pages: (section: string) => `Pages of ${section}`,
    page: (number: number) => `Page ${number}`,
  },
  customOrder: {
    title: "Not quite the one?",
    text: "Most pieces can be made again in another metal, another size, or around a stone of your own.",
    ask: "Ask about custom work",
  },
} as const;
