import type { Response } from "undici";
import { DomainError } from "../../errors.ts";
import { describeFailure } from "./describe-failure.ts";

/** Reads a body of at most `maxBytes` after decompression; Content-Length is not trusted. */
export async function readBounded(
  response: Response,
  maxBytes: number,
  url: URL,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of response.body ?? []) {
      const bytes = chunk as Uint8Array;
      length += bytes.byteLength;
      if (length > maxBytes) throw bodyTooLarge(url, maxBytes);
      chunks.push(bytes);
    }
  } catch (error) {
    throw describeFailure(error, url);
  }
  return Buffer.concat(chunks);
}

const bodyTooLarge = (url: URL, maxBytes: number) =>
  new DomainError(
    "bad-gateway",
    `${url.host} sent more than ${Math.round(maxBytes / 1_048_576)} MB, which was not read.`,
  );
