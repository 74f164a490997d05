import { readFile } from "node:fs/promises";
import type { Context } from "hono";
import { type NewInquiry, newInquirySchema } from "#contract/sales/inquiries.ts";
import { MAX_PICTURE_BYTES } from "#contract/media/upload-limits.ts";
import { DomainError, invalid } from "#domain/errors.ts";
import { tooManyBytes } from "#domain/media/renditions/too-large-errors.ts";
import { clientNetwork } from "#domain/infrastructure/rate-limit/client-network.ts";
import { FairQueue } from "#domain/infrastructure/rate-limit/fair-queue.ts";
import { FORM_BODY_LIMIT, limitBody, MEGABYTE, rejectAnnounced } from "#http/limit-body.ts";
import { receiveText } from "#http/received-text.ts";
import type { ApiEnv } from "#http/request-context.ts";
import { readJson } from "../routing/read-json.ts";
import { readUploadsIntoFolder } from "../uploads/read-uploads.ts";
import { withUploadFolder } from "../uploads/with-upload-folder.ts";

const PHOTO_BODY_LIMIT = MAX_PICTURE_BYTES + MEGABYTE;

/** Photos of anonymous visitors that are in memory at once; others wait on the disk. */
const photoQueue = new FairQueue({
  concurrency: 3,
  maxQueued: 50,
  refuse: () =>
    new DomainError(
      "busy",
      "Several photos are arriving right now. Please try again in a moment.",
      { retryAfterSeconds: 10 },
    ),
});

export type InquiryForm = { input: NewInquiry; photo: Buffer | undefined };

type Steps<T> = {
  admit: (input: NewInquiry) => Promise<void>;
  /** Writes to the database: after admit, but before a photo is read. */
  count: () => Promise<void>;
  store: (form: InquiryForm) => Promise<T>;
};

/**
 * The form of an inquiry, as JSON or as multipart with a photo, admitted, counted and stored. A photo takes a
 * slot when it has arrived whole.
 * @throws too-large, before a body is read that states its size; busy while many photos wait for a slot
 */
export async function withInquiryForm<T>(c: Context<ApiEnv>, steps: Steps<T>): Promise<T> {
  const isMultipart = /^multipart\/form-data\s*;/i.test(c.req.header("Content-Type") ?? "");
  if (isMultipart) {
    return withUploadFolder(c.get("shop"), (folder) => withMultipartForm(c, folder, steps));
  }
  await limitBody(FORM_BODY_LIMIT)(c, () => Promise.resolve());
  const input = newInquirySchema.parse(await readJson(c));
  await steps.admit(input);
  await steps.count();
  return steps.store({ input, photo: undefined });
}

async function withMultipartForm<T>(
  c: Context<ApiEnv>,
  folder: string,
  { admit, count, store }: Steps<T>,
): Promise<T> {
  rejectAnnounced(c, PHOTO_BODY_LIMIT);
  await count();
  const { input, file } = await readMultipart(c.req.raw, folder);
  await admit(input);
  if (file === null) return store({ input, photo: undefined });
  const client = { subject: clientNetwork(c.get("address")), isKnown: false };
  return photoQueue.run(client, async () => store({ input, photo: await readFile(file) }));
}

async function readMultipart(request: Request, folder: string) {
  const texts = new Map<string, string>();
  const limits = {
    maxBytes: MAX_PICTURE_BYTES,
    maxTextBytes: FORM_BODY_LIMIT,
    maxBodyBytes: PHOTO_BODY_LIMIT,
    fields: Object.keys(newInquirySchema.shape),
  };
  let photo: string | null = null;
  for await (const { file } of readUploadsIntoFolder(request, folder, { ...limits, texts })) {
    if (file === null) throw tooManyBytes();
    if (photo !== null) throw invalid("photo", "Choose one photo.");
    photo = file;
  }
  const fields = Object.fromEntries([...texts].map(([name, text]) => [name, receiveText(text)]));
  const productIds = fields["productIds"]?.split(",").filter(Boolean).map(Number);
  return { input: newInquirySchema.parse({ ...fields, productIds }), file: photo };
}
