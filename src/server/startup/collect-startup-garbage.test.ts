import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

const PROGRAM = `
  import v8 from "node:v8";
  import { collectStartupGarbage } from "${new URL("./collect-startup-garbage.ts", import.meta.url).href}";
  const held = Array.from({ length: 100_000 }, (_, index) => ({ index }));
  const young = () => v8.getHeapSpaceStatistics().find((each) => each.space_name === "new_space");
  const before = young().physical_space_size;
  collectStartupGarbage();
  console.log(JSON.stringify({ before, after: young().physical_space_size, held: held.length }));
`;

const run = (...flags: string[]) => {
  const parameters = [...flags, "--input-type=module", "--eval", PROGRAM];
  const output = execFileSync(process.execPath, parameters, { encoding: "utf8" });
  return JSON.parse(output) as { before: number; after: number };
};

test("the young generation that starting has filled is returned to the system", () => {
  const { before, after } = run("--expose-gc");
  expect(before).toBeGreaterThan(2 * 1024 * 1024);
  expect(after).toBeLessThan(before / 2);
});

test("nothing is collected where the garbage collector is not exposed", () => {
  const { before, after } = run();
  expect(after).toBe(before);
});
