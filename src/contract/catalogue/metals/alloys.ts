import { PARTS_OF_KARAT } from "./karats.ts";

/** What an alloy is: its fine metal, how much of it, and the words that name it. */
export type AlloyData = {
  alloy: string;
  /** As a goldsmith writes it, and as a piece's page shows it. */
  name: string;
  /** Where the alloy is stamped with a fineness. */
  metal?: "gold" | "silver" | "platinum" | "palladium";
  /** Of fine metal in 1,000. */
  parts?: number;
  /** As stamped: "18K", "925". */
  mark?: string;
  /** Other ways of writing it, in lower case. */
  synonyms?: readonly string[];
};

const COLORS = ["yellow", "white", "rose", "green"] as const;

/** In each color, and where nobody says which; 24k gold has none but its own. */
const listGolds = (): AlloyData[] =>
  Object.entries(PARTS_OF_KARAT).flatMap(([karat, parts]) =>
    (karat === "24" ? [null] : [null, ...COLORS]).map((color): AlloyData => ({
      alloy: [`${karat}k`, color, "gold"].filter(Boolean).join("-"),
      name: [`${karat}k`, color, "gold"].filter(Boolean).join(" "),
      metal: "gold",
      parts,
      mark: `${karat}K`,
      ...(color === "rose" && { synonyms: [`${karat}k red gold`, `${karat}k pink gold`] }),
    })),
  );

/**
 * The alloys of the trade besides gold. Vermeil, of which US law (16 CFR 23.4) says sterling silver under at least 2.5
 * microns of gold of 10 karats or more, has the fineness of its silver; gold-filled has none.
 */
const OTHER_ALLOYS: readonly AlloyData[] = [
  {
    alloy: "sterling-silver",
    name: "sterling silver",
    metal: "silver",
    parts: 925,
    mark: "925",
    synonyms: ["sterling", "925 silver", "silver 925"],
  },
  {
    alloy: "fine-silver",
    name: "fine silver",
    metal: "silver",
    parts: 999,
    mark: "999",
    synonyms: ["999 silver", "silver 999"],
  },
  {
    alloy: "argentium",
    name: "argentium silver",
    metal: "silver",
    parts: 935,
    mark: "935",
    synonyms: ["argentium"],
  },
  {
    alloy: "platinum-950",
    name: "platinum 950",
    metal: "platinum",
    parts: 950,
    mark: "950",
    synonyms: ["platinum", "950 platinum"],
  },
  {
    alloy: "platinum-900",
    name: "platinum 900",
    metal: "platinum",
    parts: 900,
    mark: "900",
    synonyms: ["900 platinum"],
  },
  {
    alloy: "palladium-950",
    name: "palladium 950",
    metal: "palladium",
    parts: 950,
    mark: "950",
    synonyms: ["palladium", "950 palladium"],
  },
  { alloy: "copper", name: "copper" },
  { alloy: "bronze", name: "bronze" },
  { alloy: "brass", name: "brass" },
  { alloy: "gold-filled", name: "gold-filled", synonyms: ["gold filled"] },
  {
    alloy: "vermeil",
    name: "vermeil",
    metal: "silver",
    parts: 925,
    mark: "925",
    synonyms: ["gold vermeil"],
  },
];

const listAlloys = () => [...listGolds(), ...OTHER_ALLOYS];

// Annotated, so that visitors, for whom the server reads the metals, load none of it.
export const ALLOYS: readonly AlloyData[] = /* @__PURE__ */ listAlloys();

const listAlloyNames = () => [...ALLOYS.map(({ alloy }) => alloy), OTHER_ALLOY];

/** The alloy of a metal that is none of these and has a name of its own. */
export const OTHER_ALLOY = "other";

/** What `alloy` may be. */
export const ALLOY_NAMES: readonly string[] = /* @__PURE__ */ listAlloyNames();

const byAlloy = () => new Map(ALLOYS.map((each) => [each.alloy, each]));
const byName = () =>
  new Map(
    ALLOYS.flatMap((each) =>
      [each.name, ...(each.synonyms ?? [])].map((name): [string, AlloyData] => [name, each]),
    ),
  );
const BY_ALLOY = /* @__PURE__ */ byAlloy();
const BY_NAME = /* @__PURE__ */ byName();

export const findAlloy = (alloy: string): AlloyData | undefined => BY_ALLOY.get(alloy);

/** The alloy that a text names as a whole: "18 kt. yellow gold", "Sterling Silver". */
export const findAlloyNamed = (text: string): AlloyData | undefined =>
  BY_NAME.get(
    text
      .toLowerCase()
      .replace(/^(\d{1,2})[\s-]?(?:kt?|ct|karat|carat)\.?\s+/, "$1k ")
      .replaceAll(/\s+/g, " ")
      .trim(),
  );
