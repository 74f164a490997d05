import { expect, test } from "vitest";
import { readInBatches } from "./read-in-batches.ts";

async function read(count: number) {
  const rows = Array.from({ length: count }, (_, at) => ({ id: (at + 1) * 2 }));
  const asked: number[] = [];
  const sizes: number[] = [];
  const ids: number[] = [];
  const batches = readInBatches((after, limit) => {
    asked.push(after);
    return Promise.resolve(rows.filter(({ id }) => id > after).slice(0, limit));
  });
  for await (const batch of batches) {
    sizes.push(batch.length);
    ids.push(...batch.map(({ id }) => id));
  }
  expect(ids).toEqual(rows.map(({ id }) => id));
  return { asked, sizes };
}

test("reads every row once, 500 at a time, from where the last batch ended", async () => {
  expect(await read(1001)).toEqual({ asked: [0, 1000, 2000], sizes: [500, 500, 1] });
});

test("makes no empty batch of a full last one or of no rows", async () => {
  expect(await read(500)).toEqual({ asked: [0, 1000], sizes: [500] });
  expect(await read(0)).toEqual({ asked: [0], sizes: [] });
});
