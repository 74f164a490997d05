import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { memoize } from "./memoize.ts";

export type Encoding = "br" | "gzip" | "identity";

/** The best form that an Accept-Encoding header allows. */
export const negotiateEncoding = (header: string | undefined): Encoding =>
  header ? best(header) : "identity";

/** Browsers send a handful of headers. */
const best = memoize(200, (header): Encoding =>
  allows(header, "br") ? "br" : allows(header, "gzip") ? "gzip" : "identity",
);

function allows(header: string, name: string): boolean {
  return header.split(",").some((part) => {
    const [coding = "", ...parameters] = part.split(";").map((each) => each.trim().toLowerCase());
    if (coding !== name) return false;
    const weight = parameters.find((each) => each.startsWith("q="));
    return weight === undefined || Number(weight.slice(2)) > 0;
  });
}

/** Quick, for an answer that somebody waits for; `small` takes its time, for one that is asked for often. */
export type CompressionLevel = "quick" | "small";

const BROTLI = { quick: 5, small: 11 } as const;
const GZIP = { quick: 6, small: 9 } as const;

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** Packs on the side: the loop goes on meanwhile. */
export function compressBody(
  body: Buffer,
  encoding: Encoding,
  effort: CompressionLevel,
): Promise<Buffer> {
  if (encoding === "gzip") return packGzip(body, { level: GZIP[effort] });
  if (encoding === "identity") return Promise.resolve(body);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_MODE, BROTLI_PARAM_LGWIN } =
    constants;
  return packBrotli(body, {
    params: {
      [BROTLI_PARAM_QUALITY]: BROTLI[effort],
      [BROTLI_PARAM_SIZE_HINT]: body.length,
      // No larger than what is packed: at its best Brotli takes eight times the window to work in.
      [BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(body.length)))),
      [BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}
