import type { StoneGroup } from "./describe-materials.ts";

export type CareTexts = { daily: string; clean: string; store: string; later: [string, string] };

const SOAP = "Warm water, a drop of dish soap, and a soft cloth.";

/** By metal, in the order in which they are looked for in the materials; the last fits everything. */
export const METAL_CARE: { name: string; pattern: RegExp; texts: CareTexts }[] = [
  {
    name: "gold vermeil",
    pattern: /\b(?:vermeil|plated|filled)\b/iu,
    texts: {
      daily: "Put it on last, after lotion and perfume. Take it off to wash your hands or swim.",
      clean: "Wipe it with a soft, damp cloth. No polish and no dips, which take off the gold.",
      store: "Keep it in a soft pouch, apart from other jewelry.",
      later: ["Every few years", "The gold layer wears thin. Ask me about plating it again."],
    },
  },
  {
    name: "white gold",
    pattern: /\bwhite gold\b/iu,
    texts: {
      daily: "Wear it. Small scratches are normal and blend together with time.",
      clean: `${SOAP} No bleach and no chlorine.`,
      store: "Keep it apart from stones, which scratch gold.",
      later: ["Every few years", "White gold can yellow slightly. I can polish it white again."],
    },
  },
  {
    name: "rose gold",
    pattern: /\brose gold\b/iu,
    texts: {
      daily: "Wear it. Small scratches are normal, and rose gold warms in color with the years.",
      clean: `${SOAP} No bleach and no chlorine.`,
      store: "Keep it apart from stones, which scratch gold.",
      later: ["Once a year", "Bring it or send it to me to have it checked."],
    },
  },
  {
    name: "gold",
    pattern: /\bgold\b|\b\d{1,2}k\b/iu,
    texts: {
      daily: "Wear it. Small scratches are normal and blend together with time.",
      clean: `${SOAP} No bleach and no chlorine.`,
      store: "Keep it apart from stones, which scratch gold.",
      later: ["Once a year", "Bring it or send it to me to have it checked."],
    },
  },
  {
    name: "platinum",
    pattern: /\b(?:platinum|palladium)\b/iu,
    texts: {
      daily: "Wear it. Platinum takes on a soft gray sheen, and loses almost no metal.",
      clean: `${SOAP} Dry it with a clean towel.`,
      store: "Keep it apart from softer jewelry, which it scratches.",
      later: ["Every few years", "Ask me to polish it if you prefer the shine."],
    },
  },
  {
    name: "oxidized silver",
    pattern: /\boxidi[sz]ed\b/iu,
    texts: {
      daily: "Wear it often, and take it off to swim. Chlorine and salt stain silver.",
      clean: `${SOAP} Leave the dark parts alone: polish and dips take them off.`,
      store: "Keep it in a closed bag, away from rubber and damp air.",
      later: ["When it fades", "The dark finish wears where it rubs. I can darken it again."],
    },
  },
  {
    name: "silver",
    pattern: /\b(?:silver|sterling|argentium)\b/iu,
    texts: {
      daily: "Wear it often: wearing keeps silver bright. Take it off to swim.",
      clean: `${SOAP} A silver cloth takes off tarnish.`,
      store: "Keep it in a closed bag, away from rubber and damp air.",
      later: ["When it darkens", "That is tarnish, not damage. It polishes off."],
    },
  },
  {
    name: "copper",
    pattern: /\b(?:copper|bronze|brass)\b/iu,
    texts: {
      daily: "Keep it dry. It darkens with wear and can leave a green mark that washes off.",
      clean: "Lemon juice and a soft cloth brighten it. Rinse it and dry it well.",
      store: "Keep it in a closed bag, away from damp air.",
      later: [
        "When it darkens",
        "The color is part of it. Polish it only if you prefer it bright.",
      ],
    },
  },
  {
    name: "",
    pattern: /(?:)/u,
    texts: {
      daily: "Put it on last, after lotion and hairspray. Take it off to garden, lift, or swim.",
      clean: `${SOAP} Dry it with a clean towel.`,
      store: "Keep it in its box, apart from other jewelry.",
      later: ["Once a year", "Bring it or send it to me to have it checked."],
    },
  },
];

/** With stones the most delicate group decides. */
export const STONE_CARE: Record<StoneGroup, (stone: string) => CareTexts> = {
  hard: (stone) => ({
    daily: "Put it on last, after lotion and hairspray. Take it off to garden, lift, or swim.",
    clean: "Warm water, a drop of dish soap, and a soft toothbrush. Dry it with a clean towel.",
    store: `Keep it in its box. ${withArticle(stone)} scratches gold and silver.`,
    later: ["Once a year", "Bring it or send it to me to have the setting checked."],
  }),
  delicate: (stone) => ({
    daily: "Put it on last, after lotion and hairspray. Take it off to work, wash, or swim.",
    clean: `Wipe it with a soft, damp cloth. No soaking, no steam: they harm ${stone}.`,
    store: "Keep it in a bag of its own. Other stones scratch it.",
    later: ["Once a year", "Bring it or send it to me to have the setting checked."],
  }),
  organic: (stone) => ({
    daily: "Put it on last. Perfume, hairspray, and lotion dull it.",
    clean: "Wipe it with a soft, damp cloth after you wear it. No soap and no soaking.",
    store: `Lay it in a soft pouch, never in plastic: ${stone} needs air.`,
    later: ["Every two years", "Bring it or send it to me to have settings and silk checked."],
  }),
};

const withArticle = (stone: string): string => `${/^[aeio]/iu.test(stone) ? "An" : "A"} ${stone}`;
