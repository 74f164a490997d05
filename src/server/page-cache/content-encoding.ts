import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";
import Negotiator from "negotiator";

export type Encoding = "br" | "gzip" | "identity";

/** The smallest encoding that an Accept-Encoding header allows. */
export function negotiateEncoding(acceptEncoding: string | undefined): Encoding {
  const negotiator = new Negotiator({ headers: { "accept-encoding": acceptEncoding } });
  const accepted = negotiator.encodings(["br", "gzip"]);
  return accepted.includes("br") ? "br" : accepted.includes("gzip") ? "gzip" : "identity";
}

/** "fast" while a visitor waits for the response, "best" for one that is sent often. */
export type CompressionLevel = "fast" | "best";

const BROTLI_QUALITY = { fast: 5, best: 11 };
const GZIP_LEVEL = { fast: 6, best: 9 };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const decompressBrotli = promisify(brotliDecompress);
const decompressGzip = promisify(gunzip);

/** Compresses in zlib's thread pool, off the event loop. */
export function compressBody(
  body: Buffer,
  encoding: Encoding,
  level: CompressionLevel,
): Promise<Buffer> {
  if (encoding === "gzip") return compressGzip(body, { level: GZIP_LEVEL[level] });
  if (encoding === "identity") return Promise.resolve(body);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_MODE, BROTLI_PARAM_LGWIN } =
    constants;
  return compressBrotli(body, {
    params: {
      [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[level],
      [BROTLI_PARAM_SIZE_HINT]: body.length,
      // The best quality allocates eight times the window, so the window is no larger than the body.
      [BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(body.length)))),
      [BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}

/** The body that was compressed. */
export function decompressBody(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "br") return decompressBrotli(bytes);
  return encoding === "gzip" ? decompressGzip(bytes) : Promise.resolve(bytes);
}
