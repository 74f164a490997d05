import { parseCarats } from "#contract/catalogue/stones/parse-carats.ts";
import { CUTS } from "#contract/catalogue/stones/stone-words.ts";
import { parsePrice } from "../../../parsing/parse-price.ts";
import type { Layout } from "../layout.ts";
import { guessFields } from "../mapped/guess-fields.ts";
import type { CellOf } from "./declared-layout.ts";
import { type PlatformLayout, platformLayout } from "./platform-layout.ts";

/** What dealers' lists call a column; the first that is there counts. */
const COLUMNS = {
  shape: ["Shape"],
  carats: ["Carat", "Carats", "Carat weight", "Weight (ct)", "Cts", "Ct", "Weight", "Size"],
  color: ["Color", "Colour", "Fancy color"],
  clarity: ["Clarity"],
  lab: ["Lab", "Grading lab"],
  report: [
    "Certificate #",
    "Certificate",
    "Cert #",
    "Report #",
    "Report",
    "Report no",
    "Report number",
  ],
  kind: ["Stone", "Gemstone", "Gem", "Species", "Variety", "Stone type"],
  treatment: ["Treatment"],
  perCarat: ["Price per carat", "Price/ct", "$/ct", "Price per ct", "RapNet price"],
  total: ["Total price", "Total", "Price", "Cash price"],
};

/** Shapes by their codes at RapNet (rapnet.com, upload format) and by names that are a stone's. */
const SHAPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    br: "round",
    rb: "round",
    rd: "round",
    "round brilliant": "round",
    ov: "oval",
    ps: "pear",
    pr: "princess",
    em: "emerald-cut",
    emerald: "emerald-cut",
    "emerald cut": "emerald-cut",
    mq: "marquise",
    cu: "cushion",
    cb: "cushion",
    "cushion modified": "cushion",
    ra: "radiant",
    as: "Asscher",
    ht: "heart",
    tr: "trillion",
    bg: "baguette",
  }),
);

const first = (cellOf: CellOf, column: keyof typeof COLUMNS): string | null =>
  COLUMNS[column].map(cellOf).find((text) => text !== null) ?? null;

function readStone(cellOf: CellOf) {
  const shape = first(cellOf, "shape")?.toLowerCase() ?? "";
  const carats = parseCarats(first(cellOf, "carats")?.replace(/(?:cts?|carats?)\.?$/i, "") ?? "");
  const report = [first(cellOf, "lab"), first(cellOf, "report")].filter(Boolean).join(" ");
  return {
    cut: SHAPES.get(shape) ?? CUTS.find((cut) => cut.toLowerCase() === shape) ?? shape,
    carats,
    kind: first(cellOf, "kind")?.toLowerCase() ?? "diamond",
    grades: [first(cellOf, "color"), first(cellOf, "clarity")].filter((grade) => grade !== null),
    report,
  };
}

/** "1.02 ct oval, D, VS1"; another stone than a diamond is named. */
function nameStone(cellOf: CellOf): string | null {
  const { cut, carats, kind, grades } = readStone(cellOf);
  const words = [carats && `${carats} ct`, cut, kind === "diamond" ? "" : kind].filter(Boolean);
  return carats || cut ? [words.join(" "), ...grades].join(", ") : null;
}

/** "oval diamond, 1.02 ct, D, VS1, GIA 2141438171" */
function describeStone(cellOf: CellOf): string | null {
  const { cut, carats, kind, grades, report } = readStone(cellOf);
  if (!carats && !cut) return null;
  const certificate = /^\d/.test(report) ? `certificate ${report}` : report;
  const treatment = first(cellOf, "treatment");
  const details = [carats && `${carats} ct`, ...grades, certificate, treatment];
  return [`${cut} ${kind}`.trim(), ...details].filter(Boolean).join(", ").replaceAll(";", ",");
}

/** The price of the stone; a price per carat, times its carats, in dollars. */
function priceStone(cellOf: CellOf): string | number | null {
  const total = first(cellOf, "total");
  if (total !== null) return total;
  const cents = parsePrice(first(cellOf, "perCarat") ?? "")?.cents ?? null;
  const { carats } = readStone(cellOf);
  return cents === null || !carats ? null : Math.round(cents * Number(carats)) / 100;
}

const stones: PlatformLayout = {
  key: "stone-list",
  label: "Stone list",
  sources: ["https://www.rapnet.com/"],
  signature: [
    /^shape$/,
    /^(?:carats?|carat weight|weight(?: \(ct\))?|cts?|size)$/,
    /^colou?r$/,
    /^clarity$/,
  ],
  columns: {
    sku: [
      [
        /^stock ?(?:#|no\.?|number|id)$/,
        /^(?:vendor )?stock(?: ?id)?$/,
        /^sku$/,
        /^ref(?:erence)?$/,
      ],
    ],
    dimensions: [/^measurements?$/],
    description: [/^(?:comments?|description|member comments?)$/],
    currency: [/^currency$/],
    images: [/^(?:diamond )?(?:images?|photos?|pictures?)(?: ?(?:url|link|file))?$/],
  },
  derived: [
    { field: "name", column: null, of: nameStone },
    { field: "stones", column: null, of: describeStone },
    { field: "price", column: null, of: priceStone },
  ],
};

/** A dealer's list of stones, such as RapNet's; one with names of its own is anybody's table. */
export const stoneList: Layout = {
  ...platformLayout(stones),
  matches: (header) =>
    platformLayout(stones).matches(header) && !guessFields(header.names).includes("name"),
};
