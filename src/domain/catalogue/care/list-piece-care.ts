import { findAlloy } from "#contract/catalogue/metals/alloys.ts";
import { type Metal, metalName, parseMetals } from "#contract/catalogue/metals/metals-text.ts";
import type { CareMatch, PieceCare } from "#contract/catalogue/piece-care.ts";
import { proposeMetals } from "#contract/catalogue/proposals/propose-metals.ts";
import { proposeStones } from "#contract/catalogue/proposals/propose-stones.ts";
import { parseStones } from "#contract/catalogue/stones/stones-text.ts";
import type { METAL_GUIDES } from "#contract/settings/care-guides.ts";
import { listStones } from "./stone-guides.ts";

type MetalGuide = (typeof METAL_GUIDES)[number];

type Described = {
  metals: readonly Metal[];
  stones: readonly { kind: string }[];
  materials: string | null;
};

const PLATED = /\b(?:(gold)[\s-])?plat(?:ed|ing)\b/iu;
const OXIDIZED = /\b(?:oxidi[sz]ed|blackened)\b/iu;

/**
 * What of a piece is cared for by which guide: its metals and stones, else those that its materials name beyond
 * doubt. What no guide is about is left out.
 */
export function listPieceCare({ metals, stones, materials }: Described): PieceCare {
  const text = materials ?? "";
  const known = metals.length > 0 ? metals : readSureMetals(text);
  const kinds = stones.length > 0 ? stones.map(({ kind }) => kind) : [readSureStones(text)];
  return {
    metals: once([...listPlating(metals, text), ...known.flatMap((each) => match(each, text))]),
    stones: once(kinds.flatMap(listStones)),
  };
}

/** As listPieceCare, of metals and stones as they are stored. */
export const readPieceCare = (stored: Record<keyof Described, string | null>): PieceCare =>
  listPieceCare({
    metals: parseMetals(stored.metals ?? "") ?? [],
    stones: parseStones(stored.stones ?? "") ?? [],
    materials: stored.materials,
  });

function readSureMetals(text: string): Metal[] {
  const read = proposeMetals(text);
  return read?.isSure ? (parseMetals(read.text) ?? []) : [];
}

function readSureStones(text: string): string | null {
  const read = proposeStones(text);
  return read?.isSure ? read.text : null;
}

/** Plating decides over what it covers, which nobody is sure of in the materials alone. */
function listPlating(metals: readonly Metal[], text: string): CareMatch[] {
  const [found, gold] = metals.length > 0 ? [] : (PLATED.exec(text) ?? []);
  return found ? [{ guide: "vermeil", name: gold ? "gold-plated" : "plated" }] : [];
}

function match(metal: Metal, materials: string): CareMatch[] {
  const { alloy, metal: fine } = findAlloy(metal.alloy) ?? {};
  if (alloy === undefined) return [];
  const name = metalName(metal);
  if (alloy === "vermeil") return [{ guide: "vermeil", name: "gold vermeil" }];
  if (alloy === "gold-filled") return [{ guide: "vermeil", name }];
  if (fine === "gold") return [{ guide: guideOfGold(alloy), name: nameOfGold(alloy) }];
  if (fine === "silver") {
    const isDark = OXIDIZED.test(materials);
    return [isDark ? { guide: "oxidized-silver", name: "oxidized silver" } : SILVER];
  }
  if (fine !== undefined) return [{ guide: "platinum", name: fine }];
  return [{ guide: "copper", name }];
}

const SILVER: CareMatch = { guide: "silver", name: "silver" };

const guideOfGold = (alloy: string): MetalGuide =>
  alloy.endsWith("white-gold") ? "white-gold" : alloy.endsWith("rose-gold") ? "rose-gold" : "gold";

const nameOfGold = (alloy: string): string => guideOfGold(alloy).replace("-", " ");

const once = (matches: CareMatch[]): CareMatch[] => [
  ...new Map(matches.map((each) => [each.name, each])).values(),
];
