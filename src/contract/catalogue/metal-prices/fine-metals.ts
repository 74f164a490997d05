/** The metals whose price is followed, in the order of the screen. */
export const FINE_METALS = ["gold", "silver", "platinum", "palladium"] as const;
export type FineMetal = (typeof FINE_METALS)[number];

export const METAL_NAMES: Record<FineMetal, string> = {
  gold: "Gold",
  silver: "Silver",
  platinum: "Platinum",
  palladium: "Palladium",
};
