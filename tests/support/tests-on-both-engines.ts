import path from "node:path";
import { listLoadedImports } from "../architecture/import-graph.ts";
import { isTestFile, listFiles, readText } from "../architecture/source-files.ts";

/** What the engines do differently, or one of them refuses. */
const DIFFERENCES = [
  /\bsql(?:<[^`]*>)?`|\bsql\.\w/,
  /\bfor(?:NoKey)?Update\(|\bforShare\(|\bskipLocked\(|[aA]dvisoryLock\(/,
  // A function that each engine has of its own.
  /\bfn\("fold_text"/,
  /\bonConflict\(|[nN]UniqueViolation\(|\bisUniqueViolation\(/,
  /"i?like"|(?<![.:\w])contains\(/,
  /(?<!Map|Object)\.groupBy\(|\.distinct(?:On)?\(|\bfn\.agg\(/,
  /\.orderBy\(\[?"(?:\w+\.)?\w*(?:name|title|email|slug|label|key)\w*"/i,
  /"postgres"|"sqlite"|\btestEngine\b/,
  // Of all calls at once: PostgreSQL refuses values that SQLite takes.
  /from "\.\/calls\.ts"/,
];

/** Whether a text has statements that mean something else to the other engine. */
export const differsByEngine = (text: string): boolean =>
  DIFFERENCES.some((difference) => difference.test(text));

/**
 * The test files among those that match that are worth running on PostgreSQL too: something differs in the
 * test, or in a module of its own folder that it imports.
 */
export const listTestsOnBothEngines = (patterns: string[]): string[] =>
  listFiles(patterns).filter(
    (file) => isTestFile(file) && listSubject(file).some((one) => differsByEngine(readText(one))),
  );

function listSubject(test: string): string[] {
  const folder = `${path.posix.dirname(test)}/`;
  return [test, ...listModules(test).filter((file) => file.startsWith(folder))];
}

/** The modules of the shop that a file loads. */
export const listModules = (file: string): string[] =>
  listLoadedImports(file)
    .map(({ to }) => to)
    .filter((to) => /^src\/.*\.tsx?$/.test(to));
