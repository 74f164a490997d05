import { z } from "../../../zod.ts";
import { readDay } from "../read-price-cell.ts";

/** Levels within an answer. */
export const MAX_PATH_STEPS = 20;

const fieldOf = z.union([z.string().max(200), z.int().min(0).max(1000)]);
const stepSchema = z.union([
  z.object({ key: z.string().max(200) }),
  /** Below zero from the end: -1 is the last. */
  z.object({ index: z.int().min(-100).max(1_000_000) }),
  /** The entry of a list whose field says this: that of "XAU", wherever it stands. */
  z.object({ where: fieldOf, is: z.string().max(200) }),
]);

/** How a value is found again in the next answer of the same address. */
export const valuePathSchema = z.array(stepSchema).min(1).max(MAX_PATH_STEPS);
type PathStep = z.infer<typeof stepSchema>;
export type ValuePath = PathStep[];

/** Where a value stands in this answer. */
export type Position = (string | number)[];

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !isList(value);

/** The entries of an object or a list; none of anything else. */
export const entriesOf = (value: unknown): [string | number, unknown][] =>
  isList(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : [];

const childOf = (value: unknown, at: string | number): unknown => {
  if (isList(value)) return typeof at === "number" ? value.at(at) : undefined;
  return isRecord(value) && Object.hasOwn(value, at) ? value[at] : undefined;
};

/**
 * How to find the value at a position again. An entry of a list goes by the field that names it, else the last of
 * several entries stays the last: lists of days grow at their end.
 */
export function toValuePath(data: unknown, position: Position): ValuePath {
  let value = data;
  return position.map((at) => {
    const step = toStep(value, at);
    value = childOf(value, at);
    return step;
  });
}

function toStep(parent: unknown, at: string | number): PathStep {
  if (typeof at === "string") return { key: at };
  const siblings = isList(parent) ? parent : [];
  const name = findName(siblings, at);
  if (name) return name;
  const isLast = at === siblings.length - 1 && siblings.length > 1;
  return { index: isLast && entriesOf(siblings[at]).length > 0 ? -1 : at };
}

/** The field of an entry whose text no other entry has, and which is neither a number nor a day. */
function findName(siblings: unknown[], at: number): PathStep | undefined {
  for (const [where, is] of entriesOf(siblings[at])) {
    if (typeof is !== "string" || !isName(is)) continue;
    const same = siblings.filter((sibling) => childOf(sibling, where) === is);
    if (same.length === 1) return { where, is };
  }
  return undefined;
}

const isName = (text: string): boolean =>
  text.length <= 200 && /^\s*\p{L}/u.test(text) && readDay(text) === undefined;

/** Where the value of a path stands in an answer; null where it is no longer there. */
export function findPosition(data: unknown, path: ValuePath): Position | null {
  let value = data;
  const position: Position = [];
  for (const step of path) {
    const at = findStep(value, step);
    if (at === undefined) return null;
    position.push(at);
    value = childOf(value, at);
    if (value === undefined) return null;
  }
  return position;
}

function findStep(value: unknown, step: PathStep): string | number | undefined {
  if ("key" in step) return step.key;
  if (!isList(value)) return undefined;
  if ("index" in step) return step.index < 0 ? value.length + step.index : step.index;
  const at = value.findIndex((entry) => childOf(entry, step.where) === step.is);
  return at < 0 ? undefined : at;
}

/** The value at a position, and all that it stands in, outermost first. */
export function readPosition(
  data: unknown,
  position: Position,
): { value: unknown; around: unknown[] } {
  let value = data;
  const around: unknown[] = [];
  for (const at of position) {
    around.push(value);
    value = childOf(value, at);
  }
  return { value, around };
}
