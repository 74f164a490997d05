import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** The best form that an Accept-Encoding header allows. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return "identity";
  const known = CHOSEN.get(header);
  if (known) return known;
  const chosen = allows(header, "br") ? "br" : allows(header, "gzip") ? "gzip" : "identity";
  if (CHOSEN.size >= MOST_HEADERS) CHOSEN.clear();
  CHOSEN.set(header, chosen);
  return chosen;
}

/** Browsers send a handful of headers; whoever makes them up may not fill the memory. */
const CHOSEN = new Map<string, Encoding>();
const MOST_HEADERS = 200;

function allows(header: string, name: string): boolean {
  return header.split(",").some((part) => {
    const [coding = "", ...parameters] = part.split(";").map((each) => each.trim().toLowerCase());
    if (coding !== name) return false;
    const weight = parameters.find((each) => each.startsWith("q="));
    return weight === undefined || Number(weight.slice(2)) > 0;
  });
}

/** Quick, for an answer that somebody waits for; `small` takes its time, for one that is asked for often. */
export type Effort = "quick" | "small";

const BROTLI = { quick: 5, small: 11 } as const;
const GZIP = { quick: 6, small: 9 } as const;

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** Packs on the side: the loop goes on meanwhile. */
export function encode(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === "gzip") return packGzip(body, { level: GZIP[effort] });
  if (encoding === "identity") return Promise.resolve(body);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_MODE } = constants;
  return packBrotli(body, {
    params: {
      [BROTLI_PARAM_QUALITY]: BROTLI[effort],
      [BROTLI_PARAM_SIZE_HINT]: body.length,
      [BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}
