// Part of npm run check: every package that is installed may be used and given on. Reads the lock file
// alone, so it needs no network and no time.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Licenses that ask for no more than their notice. */
const FREE = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
  "Zlib",
]);

/** Licenses that are fine for what is used as it comes, with the reason. */
const AS_IT_COMES = [
  // sharp loads libvips as a library of its own, which anybody may exchange.
  { package: /^@img\/sharp-/, license: /LGPL-3\.0-or-later/ },
  // Tools that build and test; nothing of them is in what the shop runs or serves.
  { package: /^(axe-core|@axe-core\/playwright|lightningcss.*)$/, license: /^MPL-2\.0$/ },
  // Tools too, whose MIT license stands beside their code and not where npm looks for it.
  { package: /^(busboy|dicer|streamsearch|humanize-number|only)$/, license: /^none$/ },
];

/**
 * Which packages of a lock file have a license that nobody has looked at.
 * @param {{ packages: Record<string, { license?: string, link?: boolean }> }} lock
 * @returns {string[]} a line each
 */
export function findUnreviewedLicenses(lock) {
  return Object.entries(lock.packages)
    .filter(([place, { link }]) => place !== "" && !link)
    .map(([place, { license }]) => ({
      name: place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length),
      license: license ?? "none",
    }))
    .filter(({ name, license }) => !isFree(license) && !isKnown(name, license))
    .map(({ name, license }) => `${name}: ${license}`);
}

/**
 * @param {string} license
 * @returns {boolean}
 */
function isFree(license) {
  const words = license.replaceAll(/[()]/g, "");
  if (words.includes(" OR ")) return words.split(" OR ").some((choice) => isFree(choice));
  return words.split(" AND ").every((part) => FREE.has(part.trim()));
}

/** @param {string} name @param {string} license */
const isKnown = (name, license) =>
  AS_IT_COMES.some((known) => known.package.test(name) && known.license.test(license));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = new URL("../package-lock.json", import.meta.url);
  const lock = JSON.parse(readFileSync(file, "utf8"));
  const doubtful = findUnreviewedLicenses(lock);
  for (const line of doubtful) console.error(line);
  if (doubtful.length > 0) {
    console.error("Look at these licenses, then name them in scripts/check-licenses.mjs.");
    process.exitCode = 1;
  } else {
    console.log(`${Object.keys(lock.packages).length - 1} packages, all under known licenses.`);
  }
}
