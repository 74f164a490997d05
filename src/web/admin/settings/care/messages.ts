import type { CareGuide, CarePart } from "#contract/settings/care-guides.ts";

const GUIDES: Record<CareGuide, { name: string; covers?: string }> = {
  gold: { name: "Gold", covers: "Yellow gold, green gold, and gold without a color." },
  "white-gold": { name: "White gold", covers: "Of any karat." },
  "rose-gold": { name: "Rose gold", covers: "Of any karat." },
  silver: { name: "Silver", covers: "Sterling, fine, and argentium silver." },
  "oxidized-silver": {
    name: "Oxidized silver",
    covers: "Silver whose materials say “oxidized” or “blackened”.",
  },
  vermeil: { name: "Vermeil", covers: "Vermeil, gold-filled, and plated pieces." },
  platinum: { name: "Platinum", covers: "Platinum and palladium." },
  copper: { name: "Copper", covers: "Copper, bronze, and brass." },
  hard: { name: "Hard stones", covers: "Diamond, sapphire, ruby, garnet, quartz, and the like." },
  emerald: { name: "Emerald", covers: "Apart from other hard stones, since most are oiled." },
  delicate: {
    name: "Delicate stones",
    covers: "Labradorite, moonstone, tanzanite, lapis lazuli, and the like.",
  },
  opal: { name: "Opal" },
  turquoise: { name: "Turquoise" },
  pearl: { name: "Pearl" },
  organic: { name: "Coral, amber, and shell", covers: "Mother-of-pearl and jet, too." },
  any: {
    name: "Any other piece",
    covers: "On the care card alone, when the materials are unknown.",
  },
};

/** The words of the screen of care guides. */
export const MESSAGES = {
  title: "Care guides",
  lede: "How to care for each metal and stone. Shown on the page of a piece, in the email after delivery, and on the care card.",
  metals: "Metals",
  stones: "Stones",
  others: "Without known materials",
  guides: GUIDES,
  parts: {
    daily: "Every day",
    clean: "To clean it",
    store: "To store it",
    when: "When to do more",
    later: "What to do then",
  } as Record<CarePart, string>,
  edited: "Edited",
  hidden: "Not shown",
  blank: "Blank: not shown.",
  restore: "Restore the suggested text",
  restoreOf: (part: string) => `Restore the suggested text: ${part}`,
  preview: "Preview",
  cleaning:
    "A piece of several metals or stones says how to clean it only once, as the most delicate of them needs it.",
} as const;
