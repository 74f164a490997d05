/** The text of a document so far. */
type Text = {
  parts: string[];
  /** Whether line breaks of the source are kept. */
  keepsLines: boolean;
  /** Before what is written next. */
  breaks: number;
  /** Of an item that has no text yet. */
  marker: string;
  /** How many items are open. */
  items: number;
  /** The rows of tables that are open. */
  rows: Row[];
};

type Row = Pick<Text, "breaks" | "marker"> & {
  start: number;
  cells: { text: string; isHeading: boolean }[];
  /** Whether a row of another table is in it, as in a page whose columns are cells. */
  hasRows: boolean;
};

export const newText = (keepsLines: boolean): Text => ({
  parts: [],
  keepsLines,
  breaks: 0,
  marker: "",
  items: 0,
  rows: [],
});

export function write(text: Text, source: string): void {
  const { keepsLines, breaks, marker } = text;
  const plain = keepsLines ? source : source.replaceAll(/\s+/g, " ");
  if (plain.trim() === "" && (breaks > 0 || marker !== "")) return;
  text.parts.push("\n".repeat(breaks), marker, marker === "" ? plain : plain.trimStart());
  Object.assign(text, { breaks: 0, marker: "" });
}

const byName = (breaks: number, names: string): [string, number][] =>
  names.split(" ").map((name) => [name, breaks]);

/** How many line breaks are around an element. */
const BREAKS = new Map([
  ...byName(1, "li tr td th dt dd caption option"),
  ...byName(2, "p div section article header footer aside main blockquote figure figcaption"),
  ...byName(2, "ul ol dl table h1 h2 h3 h4 h5 h6 hr pre address form fieldset"),
]);

/** @returns what closes it */
export function openElement(text: Text, name: string): () => void {
  // Two of them leave a blank line.
  if (name === "br" && text.marker === "") text.breaks += 1;
  const breaks = BREAKS.get(name) ?? 0;
  addBreaks(text, breaks);
  const close = OPEN.get(name)?.(text);
  return () => {
    close?.();
    addBreaks(text, breaks);
  };
}

/** The breaks of neighbors are not added up, and the blocks of an item are its lines. */
function addBreaks(text: Text, breaks: number): void {
  if (text.marker !== "") return;
  text.breaks = Math.max(text.breaks, text.items > 0 ? Math.min(breaks, 1) : breaks);
}

const OPEN = new Map<string, (text: Text) => () => void>([
  ["li", openItem],
  ["tr", openRow],
  ["td", (text) => openCell(text, false)],
  ["th", (text) => openCell(text, true)],
  ["sup", openSuperscript],
]);

function openItem(text: Text): () => void {
  text.breaks = Math.max(text.breaks, 1);
  text.marker = "– ";
  text.items += 1;
  return () => {
    text.marker = "";
    text.items -= 1;
  };
}

function openRow(text: Text): () => void {
  const { parts, rows, breaks, marker } = text;
  for (const outer of rows.slice(-1)) outer.hasRows = true;
  const row: Row = { start: parts.length, breaks, marker, cells: [], hasRows: false };
  rows.push(row);
  return () => {
    rows.pop();
    const line = row.hasRows ? null : toLine(row);
    if (line === null) return;
    parts.length = row.start;
    Object.assign(text, { breaks, marker });
    write(text, line);
  };
}

/** More are a column of a page. */
const MAX_CELL_PARTS = 300;

function openCell({ parts, rows }: Text, isHeading: boolean): () => void {
  const start = parts.length;
  return () => {
    const isLong = parts.length - start > MAX_CELL_PARTS;
    const own = isLong ? "\n" : parts.slice(start).join("").trim().replace(/^– /, "");
    if (own !== "") rows.at(-1)?.cells.push({ text: own, isHeading });
  };
}

const MAX_LABEL_LENGTH = 60;

/**
 * "Metal: gold" of two cells, "6 | 2 mm | 3 g" of more, or of headings; null for columns of a page,
 * which have several lines.
 */
function toLine({ cells }: Row): string | null {
  const texts = cells.map(({ text }) => text);
  const [label = "", value, ...others] = texts;
  if (value === undefined || texts.some((each) => each.includes("\n"))) return null;
  if (others.length > 0 || cells[1]?.isHeading) return texts.join(" | ");
  return label.length > MAX_LABEL_LENGTH ? null : `${label.replace(/ ?:$/, "")}: ${value}`;
}

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** "mm²"; what is no number stays as it is: "1st". */
function openSuperscript({ parts }: Text): () => void {
  const start = parts.length;
  return () => {
    const own = parts.slice(start, start + 4).join("");
    if (parts.length > start + 3 || !/^\d{1,3}$/.test(own)) return;
    parts.length = start;
    parts.push(own.replaceAll(/\d/g, (digit) => SUPERSCRIPTS.charAt(Number(digit))));
  };
}

/** A superscript above a number is a fraction: "1¹/2" is 1 1/2. */
export const textOf = ({ parts }: Text): string =>
  parts
    .join("")
    .replaceAll(
      /(\d?)([⁰¹²³⁴-⁹]{1,3}) ?[/⁄] ?(?=\d)/g,
      (_, whole: string, above: string) => `${whole && `${whole} `}${above.normalize("NFKC")}/`,
    );
