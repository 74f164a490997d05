import { expect, test } from "vitest";
import { sourcePiece } from "#tests/support/test-source.ts";
import type { ParsedPiece } from "#contract/importing/imports.ts";
import { compareTags } from "./compare-tags.ts";
import type { CurrentPiece, LastRead } from "./load-current.ts";

const IDS: Record<string, number> = { gold: 1, signet: 2, pearl: 3 };

const piece = (names: string[]) =>
  ({
    ...sourcePiece({ name: "Ring" }),
    tags: names.map((name) => ({ name, type: null })),
  }) as unknown as ParsedPiece;

/** What changes by the tags that the source has now and had before, and those that the piece has here. */
async function compare(now: string[], before: string[] | null, here: string[]) {
  const change = await compareTags(
    piece(now),
    before && ({ piece: piece(before) } as LastRead),
    { tagIds: here.map((name) => IDS[name] ?? 0) } as CurrentPiece,
    (tags) => tags.flatMap(({ name }) => IDS[name.toLowerCase()] ?? []),
  );
  return change && { add: change.add.map(({ name }) => name), removeIds: change.removeIds };
}

test.each<[string, string[], string[] | null, string[], [string[], number[]] | null]>([
  ["no tags, which change nothing", [], ["gold"], ["gold"], null],
  ["the tags it has here", ["gold"], null, ["gold"], null],
  ["a tag that it does not have here", ["gold", "signet"], null, ["gold"], [["signet"], []]],
  ["a tag that the shop does not have", ["Gold", "new"], null, ["gold"], [["new"], []]],
  ["a tag as before, taken off here", ["Gold"], ["gold"], [], null],
  ["a further tag, and one taken off here", ["gold", "pearl"], ["gold"], [], [["pearl"], []]],
  ["one tag less", ["gold"], ["gold", "signet"], ["gold", "signet", "pearl"], [[], [2]]],
  ["one tag less, taken off here too", ["gold"], ["gold", "signet"], ["gold"], null],
  ["another tag instead", ["pearl"], ["gold"], ["gold"], [["pearl"], [1]]],
])("a source with %s", async (_, now, before, here, expected) => {
  const [add, removeIds] = expected ?? [];
  expect(await compare(now, before, here)).toEqual(expected && { add, removeIds });
});

test("keeps a tag whose name the source writes in another way", async () => {
  const change = await compareTags(
    piece(["Au"]),
    { piece: piece(["gold"]) } as LastRead,
    { tagIds: [1] } as CurrentPiece,
    (tags) => tags.map(() => 1),
  );
  expect(change).toBeNull();
});
