// Part of npm run check: the license of every installed package permits use and redistribution. Reads
// the lock file only, so it needs no network.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Licenses that require no more than their notice. */
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

/** Licenses that are accepted for packages used unmodified, with the reason. */
const AS_IT_COMES = [
  // sharp links libvips dynamically, so that it can be replaced.
  { package: /^@img\/sharp-/, license: /LGPL-3\.0-or-later/ },
  // Build and test tools, no part of which is in the running shop.
  { package: /^(axe-core|lightningcss.*)$/, license: /^MPL-2\.0$/ },
  // Build and test tools with an MIT license file that npm does not report.
  {
    package: /^(busboy|dicer|streamsearch|humanize-number|only|rai|simplesmtp)$/,
    license: /^none$/,
  },
  // A test tool's; it is the MIT license.
  { package: /^optimist$/, license: /^MIT\/X11$/ },
];

/**
 * Lists packages of a lock file whose license was not reviewed.
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
    console.error("Review these licenses, then add them to scripts/check-licenses.mjs.");
    process.exitCode = 1;
  } else {
    console.log(`${Object.keys(lock.packages).length - 1} packages, all under known licenses.`);
  }
}
