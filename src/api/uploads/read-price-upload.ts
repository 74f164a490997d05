import {
  MAX_PRICE_FILE_BYTES,
  PRICE_FILE_TOO_LARGE,
} from "#contract/catalogue/metal-prices/price-file.ts";
import { DomainError, invalid } from "#domain/errors.ts";
import { readUploads } from "./read-uploads.ts";

/** The uploaded list of metal prices. @throws too-large beyond 1 MB, invalid when there is none */
export async function readPriceUpload(request: Request): Promise<Uint8Array> {
  for await (const { bytes } of readUploads(request, { maxBytes: MAX_PRICE_FILE_BYTES })) {
    if (!bytes) throw new DomainError("too-large", PRICE_FILE_TOO_LARGE);
    return bytes;
  }
  throw invalid("file", "Choose a CSV file first.");
}
