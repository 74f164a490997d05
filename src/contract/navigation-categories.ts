/** The categories of the navigation, in its order. */
export const NAVIGATION_CATEGORIES = [
  { id: 6, name: "Bracelets" },
  { id: 7, name: "Earrings" },
  { id: 8, name: "Gold" },
  { id: 9, name: "Necklaces" },
  { id: 10, name: "Pendants" },
  { id: 11, name: "Pins" },
  { id: 12, name: "Rings" },
  { id: 13, name: "Silver" },
] as const;
