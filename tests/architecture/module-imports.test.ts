import { expect, test } from "vitest";
import { listImports } from "./import-graph.ts";
import { listSourceFiles } from "./source-files.ts";

/** The modules that each module may import besides itself. The first pattern that fits a file counts. */
const rules: { module: string; files: RegExp; may: RegExp }[] = [
  { module: "contract", files: /^src\/contract\//, may: /^(src\/contract\/|zod$)/ },
  { module: "database", files: /^src\/database\//, may: /^src\/(database|contract)\// },
  { module: "domain", files: /^src\/domain\//, may: /^src\/(domain|database|contract)\// },
  { module: "http", files: /^src\/http\//, may: /^src\/(http|domain|contract)\// },
  { module: "api", files: /^src\/api\//, may: /^src\/(api|http|domain|contract)\// },
  { module: "web/ui", files: /^src\/web\/ui\//, may: /^src\/web\/ui\// },
  {
    module: "web's routes and pages",
    files: /^src\/web\/(.*\/)?((route|root)\.tsx|.*\.server\.tsx?|routes\.ts|(.*-)?page\.tsx?)$/,
    may: /^src\/(web|http|domain|contract)\//,
  },
  { module: "web", files: /^src\/web\//, may: /^src\/(web|contract)\// },
  {
    module: "what opens the database in server",
    files: /^src\/server\/(startup|commands)\//,
    may: /^src\/(server|api|http|domain|contract|database)\//,
  },
  {
    module: "what holds the server to public pages",
    files: /^src\/server\/http-server\/serve-/,
    may: /^src\/(server|web|api|http|domain|contract)\//,
  },
  {
    module: "server",
    files: /^src\/server\//,
    may: /^src\/(server|api|http|domain|contract)\//,
  },
];

const files = listSourceFiles();

function findForbidden(file: string): string[] {
  const rule = rules.find((one) => one.files.test(file));
  if (!rule) return [];
  return listImports(file)
    .filter(({ to }) => to.startsWith("src/") && to !== "src/project-file" && !rule.may.test(to))
    .map(({ to }) => `${file} imports ${to}`);
}

test.each(rules.map(({ module }) => module))("%s imports only what it may", (module) => {
  const own = files.filter((file) => rules.find((one) => one.files.test(file))?.module === module);
  expect(own.length).toBeGreaterThan(0);
  expect(own.flatMap(findForbidden)).toEqual([]);
});

test("contract imports no package but zod", () => {
  const packages = files
    .filter((file) => file.startsWith("src/contract/"))
    .flatMap((file) => listImports(file))
    .filter(({ to }) => !to.startsWith("src/") && to !== "zod");
  expect(packages).toEqual([]);
});

test.each([
  ["storefront", "admin"],
  ["admin", "storefront"],
])("the %s imports nothing of the %s", (side, other) => {
  const across = files
    .filter((file) => file.startsWith(`src/web/${side}/`))
    .flatMap((file) => listImports(file))
    .filter(({ to }) => to.startsWith(`src/web/${other}/`));
  expect(across).toEqual([]);
});

/** The areas of src/domain; each imports those before it, never those after it. */
const areas = [
  "services",
  ".",
  "infrastructure",
  "access",
  "media",
  "catalogue",
  "newsletter",
  "sales",
  "channels",
  "exporting",
  "importing",
  "operations",
];

const domainFiles = files.filter((file) => file.startsWith("src/domain/"));
const areaOf = (file: string) =>
  file
    .split("/")
    .at(2)
    ?.replace(/.*\.ts$/, ".") ?? "";

test("every file of the domain belongs to an area", () => {
  expect(domainFiles.filter((file) => !areas.includes(areaOf(file)))).toEqual([]);
});

test("areas of the domain import downwards only", () => {
  const upwards = domainFiles
    .flatMap((file) => listImports(file))
    .filter(({ to }) => to.startsWith("src/domain/"))
    .filter(({ from, to }) => areas.indexOf(areaOf(to)) > areas.indexOf(areaOf(from)));
  expect(upwards).toEqual([]);
});
