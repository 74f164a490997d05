import type { Context } from "hono";
import { type NewInquiry, newInquirySchema } from "#contract/sales/inquiries.ts";
import { MAX_PICTURE_BYTES } from "#contract/media/upload-limits.ts";
import { DomainError, invalid } from "#domain/errors.ts";
import { tooManyBytes } from "#domain/media/renditions/too-large-errors.ts";
import { FORM_BODY_LIMIT, limitBody, MEGABYTE } from "#http/limit-body.ts";
import { receiveText } from "#http/received-text.ts";
import type { ApiEnv } from "#http/request-context.ts";
import { readJson } from "../routing/read-json.ts";
import { readUploads } from "../uploads/read-uploads.ts";

const PHOTO_BODY_LIMIT = MAX_PICTURE_BYTES + MEGABYTE;
/** Anonymous visitors' photos that this process holds in memory at once. */
const MAX_CONCURRENT_PHOTOS = 3;

export type InquiryForm = { input: NewInquiry; photo: Buffer | undefined };

let photosBeingRead = 0;

type Steps<T> = {
  admit: (input: NewInquiry) => Promise<void>;
  /** Writes to the database: after admit, but before a photo is read. */
  count: () => Promise<void>;
  store: (form: InquiryForm) => Promise<T>;
};

/**
 * The form of an inquiry, as JSON or as multipart with a photo, admitted, counted and stored.
 * @throws too-large, before a body is read that states its size; busy while other photos are being read
 */
export async function withInquiryForm<T>(
  c: Context<ApiEnv>,
  { admit, count, store }: Steps<T>,
): Promise<T> {
  const isMultipart = /^multipart\/form-data\s*;/i.test(c.req.header("Content-Type") ?? "");
  if (!isMultipart) {
    await limitBody(FORM_BODY_LIMIT)(c, () => Promise.resolve());
    const input = newInquirySchema.parse(await readJson(c));
    await admit(input);
    await count();
    return store({ input, photo: undefined });
  }
  if (photosBeingRead >= MAX_CONCURRENT_PHOTOS) {
    const sentence = "Several photos are arriving right now. Please try again in a moment.";
    throw new DomainError("busy", sentence, { retryAfterSeconds: 10 });
  }
  photosBeingRead += 1;
  try {
    await count();
    await limitBody(PHOTO_BODY_LIMIT)(c, () => Promise.resolve());
    const form = await readMultipart(c.req.raw);
    await admit(form.input);
    return await store(form);
  } finally {
    photosBeingRead -= 1;
  }
}

async function readMultipart(request: Request): Promise<InquiryForm> {
  const texts = new Map<string, string>();
  let photo: Buffer | undefined;
  for await (const { bytes } of readUploads(request, MAX_PICTURE_BYTES, texts)) {
    if (!bytes) throw tooManyBytes();
    if (photo) throw invalid("photo", "Choose one photo.");
    photo = bytes;
  }
  const fields = Object.fromEntries([...texts].map(([name, text]) => [name, receiveText(text)]));
  const productIds = fields["productIds"]?.split(",").filter(Boolean).map(Number);
  return { input: newInquirySchema.parse({ ...fields, productIds }), photo };
}
