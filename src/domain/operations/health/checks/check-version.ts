import { readFile } from "node:fs/promises";
import { projectFile } from "#project-file";
import type { Shop } from "../../../shop.ts";
import { type Finding, ok } from "./finding.ts";

const MOST_LINES = 20;

/** Which version runs and what is new in it, from its own files: nothing is asked of other machines. */
export async function checkVersion(_shop: Shop): Promise<Finding> {
  const { version } = JSON.parse(await readFile(projectFile("package.json"), "utf8")) as {
    version: string;
  };
  return describeVersion(version, await readFile(projectFile("CHANGELOG.md"), "utf8"));
}

/** @param changes the text of CHANGELOG.md, with a heading for each version */
export function describeVersion(version: string, changes: string): Finding {
  const found = ok(`This is version ${version}.`);
  const heading = new RegExp(
    String.raw`^## ${version.replaceAll(".", String.raw`\.`)}(?![\d.]).*$`,
    "m",
  );
  const [, section = ""] = changes.split(heading);
  const [own = ""] = section.split(/^## /m, 1);
  const lines = [...own.matchAll(/^- (.+)$/gm)].flatMap(
    ([, line]) => line?.replaceAll("`", "") ?? [],
  );
  if (lines.length === 0) return found;
  const more = lines.length - MOST_LINES;
  const details = [
    ...lines.slice(0, MOST_LINES),
    ...(more > 0 ? [`And ${more} more, in CHANGELOG.md.`] : []),
  ];
  return { ...found, details };
}
