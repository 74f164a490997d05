import { createHash } from "node:crypto";
import { NO_RESULTS } from "#http/no-results-header.ts";
import {
  compressBody,
  type CompressionLevel,
  decompressBody,
  type Encoding,
} from "./content-encoding.ts";

/** What the application answered to an anonymous request, with its whole body. */
export type RenderedResponse = { status: number; headers: Headers; body: Buffer };

/** A response in one content encoding, as it is sent. */
export type Variant = {
  /** Names and values in turn, as `writeHead` takes them. */
  headers: string[];
  bytes: Buffer;
  level: CompressionLevel;
  /** How often it was sent. */
  hits: number;
};

const MAX_BODY_BYTES = 1024 * 1024;

/** Headers of one request, one encoding or one connection. */
const UNCACHED_HEADERS =
  /^(?:x-request-id|content-length|content-encoding|etag|vary|x-no-results|date|connection|keep-alive|transfer-encoding)$/i;

const UNCACHEABLE = /no-store|private/;

/**
 * A response that is the same for every anonymous visitor. Its variants are compressed on demand. Once there
 * is one, the body is held in no other form: a fifth of its bytes.
 */
export class CachedResponse {
  readonly etag: string;
  /** Of every variant, and of a 304. */
  readonly headers: string[];
  /** Whether it is of a search that found nothing. */
  readonly hasNoResults: boolean;
  /** The body, or the variant that it can be read from. */
  #source: { encoding: Encoding; bytes: Buffer };
  readonly #variants = new Map<Encoding, Promise<Variant>>();
  #variantBytes = 0;

  private constructor(
    body: Buffer,
    { headers, hasNoResults }: { headers: string[]; hasNoResults: boolean },
  ) {
    this.etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    const own = {
      vary: "Accept-Encoding, Cookie",
      etag: this.etag,
    };
    this.headers = [...headers, ...Object.entries(own).flat()];
    this.hasNoResults = hasNoResults;
    this.#source = { encoding: "identity", bytes: body };
  }

  /** @returns null when the response is for one visitor only, not a success, or too large */
  static from({ status, headers, body }: RenderedResponse): CachedResponse | null {
    if (status !== 200 || headers.has("Set-Cookie") || body.length > MAX_BODY_BYTES) return null;
    if (UNCACHEABLE.test(headers.get("Cache-Control") ?? "no-store")) return null;
    const sent = [...headers].filter(([name]) => !UNCACHED_HEADERS.test(name)).flat();
    return new CachedResponse(body, {
      headers: sent,
      hasNoResults: headers.has(NO_RESULTS),
    });
  }

  /** Memory held by the body and its variants, in bytes. */
  get size(): number {
    const { encoding, bytes } = this.#source;
    return this.#variantBytes + (encoding === "identity" ? bytes.length : 0);
  }

  /** The response in an encoding, compressed once however many requests wait for it. */
  variant(encoding: Encoding): Promise<Variant> {
    if (encoding === "identity") return this.#decompress();
    const known = this.#variants.get(encoding);
    if (known) return known;
    const variant = this.#compress(encoding, "fast");
    this.#variants.set(encoding, variant);
    variant.catch(() => this.#variants.delete(encoding));
    return variant;
  }

  /** Replaces a variant by a smaller one, which takes a second of processor time. */
  async recompress(encoding: Encoding): Promise<void> {
    const [current, smaller] = await Promise.all([
      this.variant(encoding),
      this.#compress(encoding, "best"),
    ]);
    this.#variantBytes -= current.bytes.length;
    this.#variants.set(encoding, Promise.resolve(smaller));
  }

  /** Few ask for it, so it is held only while there is no other variant. */
  async #decompress(): Promise<Variant> {
    const bytes = await decompressBody(this.#source.bytes, this.#source.encoding);
    return this.#toVariant("identity", bytes, "fast");
  }

  async #compress(encoding: Encoding, level: CompressionLevel): Promise<Variant> {
    const { bytes: body } = await this.#decompress();
    const bytes = copyExactly(await compressBody(body, encoding, level));
    this.#variantBytes += bytes.length;
    this.#source = { encoding, bytes };
    return this.#toVariant(encoding, bytes, level);
  }

  #toVariant(encoding: Encoding, bytes: Buffer, level: CompressionLevel): Variant {
    const headers = [...this.headers, "content-length", String(bytes.length)];
    if (encoding !== "identity") headers.push("content-encoding", encoding);
    return { headers, bytes, level, hits: 0 };
  }
}

/** zlib answers with a part of 16 kB, all of which a cached page would hold. */
function copyExactly(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
