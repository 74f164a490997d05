import { once } from "node:events";
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import { DomainError } from "#domain/errors.ts";

export type Upload = {
  /** File name on the uploading device. */
  name: string;
  /** Null when the file exceeds the size limit. */
  bytes: Buffer | null;
};

/**
 * Reads the files of a multipart body one at a time, each when the consumer requests it, so that few are
 * in memory.
 * @param maxBytes of one file
 * @param texts receives the text fields by name
 * @throws unsupported-media when the body is not multipart, invalid when it is malformed or cut short
 */
export async function* readUploads(
  request: Request,
  maxBytes: number,
  texts?: Map<string, string>,
): AsyncGenerator<Upload> {
  const contentType = request.headers.get("Content-Type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(contentType) || !request.body) {
    throw new DomainError("unsupported-media", "Send the files as multipart/form-data.");
  }
  const { parser, files, failure } = startParser(contentType, maxBytes, texts);
  try {
    // Not cancelled when this loop ends early, so that finishUnreadBody can read the rest.
    for await (const chunk of request.body.values({ preventCancel: true })) {
      await Promise.race([write(parser, chunk), failure]);
      yield* files.splice(0);
    }
    parser.end();
    await Promise.race([once(parser, "finish"), failure]);
    yield* files.splice(0);
  } catch (error) {
    throw error instanceof DomainError ? error : incompleteUpload(error);
  } finally {
    parser.destroy();
  }
}

function startParser(contentType: string, maxBytes: number, texts?: Map<string, string>) {
  const files: Upload[] = [];
  const parser = openParser(contentType, maxBytes);
  parser.on("file", (_field, stream, name) => {
    collect(stream, (bytes) => {
      // A file input without a selection sends one empty file without a name.
      if (name || bytes === null || bytes.length > 0)
        files.push({ name: name || "picture", bytes });
    });
  });
  parser.on("field", (name, value) => texts?.set(name, value));
  // The parser may emit several errors; one without a listener would end the process.
  const failure = new Promise<never>((_, reject) => parser.on("error", reject));
  // Handled by the races in readUploads; until then it must not count as unhandled.
  failure.catch(() => undefined);
  return { parser, files, failure };
}

/** Answers that name a thousand photos and their folders. */
const MAX_TEXT_BYTES = 512 * 1024;

function openParser(contentType: string, maxBytes: number): BusboyInstance {
  try {
    return new Busboy({
      headers: { "content-type": contentType },
      limits: { fileSize: maxBytes, fieldSize: MAX_TEXT_BYTES, fields: 100, headerPairs: 20 },
    });
  } catch (error) {
    throw incompleteUpload(error);
  }
}

function collect(stream: BusboyFileStream, done: (bytes: Buffer | null) => void): void {
  const chunks: Buffer[] = [];
  stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  stream.once("limit", () => chunks.splice(0));
  // The parser emits the error of a truncated file.
  stream.on("error", () => chunks.splice(0));
  stream.once("end", () => done(stream.truncated ? null : Buffer.concat(chunks)));
}

const write = (parser: BusboyInstance, chunk: Uint8Array): Promise<void> =>
  new Promise((resolve) => parser.write(chunk, () => resolve()));

const incompleteUpload = (cause: unknown) =>
  new DomainError("invalid", "The upload is not complete. Please send it again.", { cause });
