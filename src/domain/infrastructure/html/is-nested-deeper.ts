import { Parser } from "htmlparser2";

const CHUNK_LENGTH = 65_536;

/**
 * Whether elements are nested deeper than the given depth. Takes linear time: what builds a tree takes
 * the square of the depth.
 */
export function isNestedDeeper(html: string, maxDepth: number): boolean {
  let depth = 0;
  let deepest = 0;
  const parser = new Parser({
    onopentagname: () => {
      depth += 1;
      deepest = Math.max(deepest, depth);
    },
    onclosetag: () => {
      depth -= 1;
    },
  });
  for (let at = 0; at < html.length; at += CHUNK_LENGTH) {
    parser.write(html.slice(at, at + CHUNK_LENGTH));
    if (deepest > maxDepth) return true;
  }
  return false;
}
