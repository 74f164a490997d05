import type { CareGuide, CarePart } from "./care-guides.ts";

type Guide = Record<CarePart, string>;

const SOAP = "Warm water, a drop of dish soap, and a soft cloth.";

const GOLD: Guide = {
  daily: "Wear it. Small scratches are normal and blend together with time.",
  clean: `${SOAP} No bleach and no chlorine.`,
  store: "Keep it apart from other jewelry: stones scratch gold.",
  when: "Once a year",
  later: "Bring it or send it to me to have it checked.",
};
const SETTING = "Bring it or send it to me to have the setting checked.";

/** The care guides a shop comes with. One she edits differs from these in the paragraphs she changed. */
export const CARE_DEFAULTS: Record<CareGuide, Guide> = {
  gold: GOLD,
  "white-gold": {
    ...GOLD,
    when: "Every few years",
    later: "White gold can yellow slightly. I can polish it white again.",
  },
  "rose-gold": {
    ...GOLD,
    daily: "Wear it. Small scratches are normal, and rose gold warms in color with the years.",
  },
  silver: {
    daily: "Wear it often: wearing keeps silver bright. Take it off to swim.",
    clean: `${SOAP} A silver cloth takes off tarnish.`,
    store: "Keep it in a closed bag, away from rubber and damp air.",
    when: "When it darkens",
    later: "That is tarnish, not damage. It polishes off.",
  },
  "oxidized-silver": {
    daily: "Wear it often, and take it off to swim. Chlorine and salt stain silver.",
    clean: `${SOAP} Leave the dark parts alone: polish and dips take them off.`,
    store: "Keep it in a closed bag, away from rubber and damp air.",
    when: "When it fades",
    later: "The dark finish wears where it rubs. I can darken it again.",
  },
  vermeil: {
    daily: "Put it on last, after lotion and perfume. Take it off to wash your hands or swim.",
    clean: "Wipe it with a soft, damp cloth. No polish and no dips, which take off the gold.",
    store: "Keep it in a soft pouch, apart from other jewelry.",
    when: "Every few years",
    later: "The gold layer wears thin. Ask me about plating it again.",
  },
  platinum: {
    daily: "Wear it. It takes on a soft gray sheen, and loses almost no metal.",
    clean: `${SOAP} Dry it with a clean towel.`,
    store: "Keep it apart from softer jewelry, which it scratches.",
    when: "Every few years",
    later: "Ask me to polish it if you prefer the shine.",
  },
  copper: {
    daily: "Keep it dry. It darkens with wear and can leave a green mark that washes off.",
    clean: "Lemon juice and a soft cloth brighten it. Rinse it and dry it well.",
    store: "Keep it in a closed bag, away from damp air.",
    when: "When it darkens",
    later: "The color is part of it. Polish it only if you prefer it bright.",
  },
  hard: {
    daily: "Put it on last, after lotion and hairspray. Take it off to garden, lift, or swim.",
    clean: "Warm water, a drop of dish soap, and a soft toothbrush. Dry it with a clean towel.",
    store: "Keep it in its box. Hard stones scratch gold and silver.",
    when: "Once a year",
    later: SETTING,
  },
  emerald: {
    daily: "Take it off to work, lift, or swim. An emerald chips more easily than it scratches.",
    clean:
      "Lukewarm water, a drop of dish soap, and a soft cloth. No steam and no ultrasonic cleaner: they draw out the oil in the stone.",
    store: "Keep it in its box, apart from other stones.",
    when: "Once a year",
    later: SETTING,
  },
  delicate: {
    daily: "Put it on last, after lotion and hairspray. Take it off to work, wash, or swim.",
    clean: "Wipe it with a soft, damp cloth. No soaking and no steam: they harm the stone.",
    store: "Keep it in a bag of its own. Other stones scratch it.",
    when: "Once a year",
    later: SETTING,
  },
  opal: {
    daily: "Put it on last. Take it off to work, wash, or swim, and keep it out of great heat.",
    clean: "Wipe it with a soft, damp cloth. No soaking and no steam: they harm an opal.",
    store: "Keep it in a soft bag of its own. Other stones scratch it.",
    when: "Once a year",
    later: SETTING,
  },
  turquoise: {
    daily: "Put it on last. Lotion, perfume, and sweat darken turquoise.",
    clean: "Wipe it with a soft, barely damp cloth. No soap and no soaking.",
    store: "Keep it in a soft bag, out of bright light.",
    when: "Once a year",
    later: SETTING,
  },
  pearl: {
    daily: "Put it on last. Perfume, hairspray, and lotion dull pearls.",
    clean: "Wipe it with a soft, damp cloth after you wear it. No soap and no soaking.",
    store: "Lay it flat in a soft pouch, never in plastic: pearls need air.",
    when: "Every two years",
    later: "Bring it or send it to me to have settings and silk checked.",
  },
  organic: {
    daily: "Put it on last. Perfume, hairspray, and lotion dull it.",
    clean: "Wipe it with a soft, damp cloth after you wear it. No soap and no soaking.",
    store: "Lay it in a soft pouch, away from heat and bright light.",
    when: "Every two years",
    later: SETTING,
  },
  any: {
    daily: "Put it on last, after lotion and hairspray. Take it off to garden, lift, or swim.",
    clean: `${SOAP} Dry it with a clean towel.`,
    store: "Keep it in its box, apart from other jewelry.",
    when: "Once a year",
    later: "Bring it or send it to me to have it checked.",
  },
};
