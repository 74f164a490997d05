import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const TEXT = /\.(?:css|js|svg)$/;

/**
 * Compresses text files for browsers at the highest level: FILE.br and FILE.gz beside FILE.
 * @param {string} folder
 */
export function compressFiles(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!TEXT.test(name)) continue;
    const file = path.join(folder, name);
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
