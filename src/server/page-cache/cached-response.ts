import { createHash } from "node:crypto";
import { contentPolicy, type InlineSources } from "#http/security-headers.ts";
import { compressBody, type Encoding, type CompressionLevel } from "./content-encoding.ts";
import { PreserializedResponse } from "./ready-answer.ts";
import { hashInlineScripts } from "./hash-inline-scripts.ts";

type Form = { ready: PreserializedResponse; effort: CompressionLevel; hits: number };

/** An answer in all its forms. */
export type CachedResponse = {
  etag: string;
  /** What who has it already is told. */
  unchanged: PreserializedResponse;
  body: Buffer;
  forms: Map<Encoding, Form>;
  /** Forms that are being made. */
  packing: Map<Encoding, Promise<Form>>;
};

/** Beyond this an answer is sent and not kept, in bytes. */
const LARGEST = 1024 * 1024;

/** What each request, each form, or the connection gets anew. */
const OWN_HEADERS =
  /^(?:x-request-id|content-security-policy|content-length|content-encoding|etag|vary|date|connection|keep-alive|transfer-encoding)$/i;

const NEVER_KEPT = /no-store|private/;

/** Makes an answer ready to be given to many; null when it is for one. */
export function toCachedResponse(answer: {
  status: number;
  headers: Headers;
  body: Buffer;
}): CachedResponse | null {
  const { status, headers } = answer;
  if (status !== 200 || headers.has("Set-Cookie") || answer.body.length > LARGEST) return null;
  if (NEVER_KEPT.test(headers.get("Cache-Control") ?? "no-store")) return null;
  const nonce = /'nonce-([^']+)'/.exec(headers.get("Content-Security-Policy") ?? "")?.[1];
  const sealed = seal(answer.body, headers, nonce);
  if (!sealed) return null;
  const kept = [...headers].filter(([name]) => !OWN_HEADERS.test(name)).flat();
  const policy = contentPolicy(sealed.sources);
  const etag = `W/"${createHash("sha256").update(sealed.body).digest("base64url").slice(0, 22)}"`;
  const own = ["content-security-policy", policy, "vary", "Accept-Encoding, Cookie", "etag", etag];
  return {
    etag,
    unchanged: new PreserializedResponse(304, [...kept, ...own]),
    body: sealed.body,
    forms: new Map(),
    packing: new Map(),
  };
}

function seal(
  body: Buffer,
  headers: Headers,
  nonce: string | undefined,
): { body: Buffer; sources: InlineSources } | null {
  const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
  if (!isPage || !nonce) return { body, sources: { scripts: [], styles: [] } };
  const sealed = hashInlineScripts(body.toString("utf8"), nonce);
  return sealed && { body: Buffer.from(sealed.html), sources: sealed.sources };
}

/** The form in which somebody takes it; made when it is first asked for, once however many ask. */
export function encodedVariant(kept: CachedResponse, encoding: Encoding): Promise<Form> {
  const known = kept.forms.get(encoding) ?? kept.packing.get(encoding);
  if (known) return Promise.resolve(known);
  const packing = pack(kept, encoding, "quick").finally(() => kept.packing.delete(encoding));
  kept.packing.set(encoding, packing);
  return packing;
}

/** Packs a form once more, with more effort: fewer bytes from then on. */
export async function recompress(kept: CachedResponse, encoding: Encoding): Promise<void> {
  await pack(kept, encoding, "small");
}

async function pack(
  kept: CachedResponse,
  encoding: Encoding,
  effort: CompressionLevel,
): Promise<Form> {
  const bytes = await compressBody(kept.body, encoding, effort);
  const headers = [...kept.unchanged.headers, "content-length", String(bytes.length)];
  if (encoding !== "identity") headers.push("content-encoding", encoding);
  const form = { ready: new PreserializedResponse(200, headers, bytes), effort, hits: 0 };
  kept.forms.set(encoding, form);
  return form;
}

/** How many bytes it takes in memory. */
export const sizeOf = ({ body, forms, unchanged }: CachedResponse): number =>
  [...forms.values()].reduce((sum, { ready }) => sum + ready.size, body.length + unchanged.size);
