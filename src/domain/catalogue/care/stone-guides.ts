import { singularOf } from "#contract/catalogue/stones/singular-of.ts";
import type { STONE_GUIDES } from "#contract/settings/care-guides.ts";

export type StoneGuide = (typeof STONE_GUIDES)[number];

/** Stones by how they are cared for, in the singular. */
const STONES: Record<StoneGuide, readonly string[]> = {
  hard: "agate alexandrite amethyst ametrine andalusite aquamarine aventurine beryl bloodstone carnelian chalcedony chrysoberyl chrysoprase citrine danburite demantoid diamond dumortierite garnet heliodor hessonite jade jadeite jasper moissanite mookaite morganite nephrite onyx peridot pietersite quartz rubellite ruby sapphire sardonyx spessartine spessartite spinel topaz tourmaline tsavorite zircon"
    .split(" ")
    .concat("cubic zirconia", "tiger's eye", "tiger eye"),
  emerald: ["emerald"],
  delicate:
    "amazonite apatite azurite benitoite celestite charoite chrysocolla diopside fluorite fluorspar fordite hackmanite hematite hiddenite howlite iolite kunzite kyanite labradorite lapis larimar malachite moonstone nuummite obsidian prehnite pyrite rhodochrosite rhodonite scapolite selenite seraphinite serpentine sodalite sphene sugilite sunstone tanzanite thulite unakite variscite"
      .split(" ")
      .concat("lapis lazuli"),
  opal: ["opal"],
  turquoise: ["turquoise"],
  pearl: ["pearl"],
  organic: [
    "coral",
    "amber",
    "ammolite",
    "mother-of-pearl",
    "mother of pearl",
    "ivory",
    "jet",
    "shell",
  ],
};

const GUIDE_OF = new Map(
  Object.entries(STONES).flatMap(([guide, stones]) =>
    stones.map((stone) => [stone, guide as StoneGuide] as const),
  ),
);
const SINGULAR_OF = singularOf([...GUIDE_OF.keys()]);
/** Longer names first: "mother-of-pearl" is no pearl. */
const STONE = new RegExp(
  `\\b(?:${[...SINGULAR_OF.keys()].toSorted((a, b) => b.length - a.length).join("|")})\\b`,
  "giu",
);

export type KnownStone = { name: string; guide: StoneGuide };

/** The stones that a text names, each once, in the singular. */
export function listStones(text: string | null): KnownStone[] {
  const found = [...(text ?? "").replaceAll("’", "'").matchAll(STONE)].map(
    ([word]) => SINGULAR_OF.get(word.toLowerCase()) ?? "",
  );
  return [...new Set(found)].map((name) => ({ name, guide: GUIDE_OF.get(name) ?? "hard" }));
}
