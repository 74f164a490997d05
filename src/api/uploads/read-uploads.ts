import { once } from "node:events";
import { createWriteStream } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import { cutText } from "#contract/cut-text.ts";
import { DomainError, invalid } from "#domain/errors.ts";
import { rejectBytes } from "#http/limit-body.ts";

type Received<Content> = {
  /** File name on the uploading device. */
  name: string;
  content: Content;
};

export type Upload = {
  name: string;
  /** Null when the file exceeds the size limit. */
  bytes: Buffer | null;
};

export type UploadedFile = {
  name: string;
  /** The path of what was received; null when the file exceeds the size limit. */
  file: string | null;
};

type Limits = {
  /** Of one file. */
  maxBytes: number;
  /** Of one text field: by default enough for answers that name a thousand photos and their folders. */
  maxTextBytes?: number;
  /** Of the body. */
  maxBodyBytes?: number;
  /** The names of the text fields, and what receives them; none by default. */
  fields?: readonly string[];
  texts?: Map<string, string>;
};

/**
 * Reads the files of a multipart body one at a time, each when the consumer requests it, so that few are
 * in memory.
 * @throws unsupported-media when the body is not multipart, invalid when it is malformed or cut short, or has a text
 * field of another name
 */
export async function* readUploads(request: Request, limits: Limits): AsyncGenerator<Upload> {
  const received = receive(request, { ...limits, collect: collectBytes });
  for await (const { name, content } of received) yield { name, bytes: content };
}

/**
 * Like readUploads, but writes the files into a folder, so that none is in memory.
 * @throws also when a file cannot be written
 */
export async function* readUploadsIntoFolder(
  request: Request,
  folder: string,
  limits: Limits,
): AsyncGenerator<UploadedFile> {
  let count = 0;
  const collect = (stream: BusboyFileStream) =>
    collectFile(stream, path.join(folder, String((count += 1))));
  for await (const { name, content } of receive(request, { ...limits, collect })) {
    yield { name, file: content };
  }
}

type Receiving<Content> = Limits & {
  /** Reads a file to its end; its content is null when the file exceeds the size limit. */
  collect: (stream: BusboyFileStream) => Promise<Content | null>;
};

async function* receive<Content>(
  request: Request,
  receiving: Receiving<Content>,
): AsyncGenerator<Received<Content | null>> {
  const contentType = request.headers.get("Content-Type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(contentType) || !request.body) {
    throw new DomainError("unsupported-media", "Send the files as multipart/form-data.");
  }
  const { parser, files, failure, end } = startParser(contentType, receiving);
  const listReceived = () =>
    Promise.all(
      files.splice(0).map(async ({ name, content }) => ({ name, content: await content })),
    );
  try {
    let bytes = 0;
    // Not cancelled when this loop ends early, so that finishUnreadBody can read the rest.
    for await (const chunk of request.body.values({ preventCancel: true })) {
      bytes += chunk.length;
      rejectBytes(bytes, receiving.maxBodyBytes);
      await Promise.race([write(parser, chunk), failure]);
      yield* await listReceived();
    }
    parser.end();
    await Promise.race([once(parser, "finish"), failure]);
    yield* await listReceived();
  } catch (error) {
    if (error instanceof FileWriteError) throw error.cause;
    throw error instanceof DomainError ? error : incompleteUpload(error);
  } finally {
    end();
  }
}

/** A file could not be written, while the body is in order. */
class FileWriteError extends Error {}

function startParser<Content>(contentType: string, receiving: Receiving<Content>) {
  const files: Received<Promise<Content | null>>[] = [];
  const streams = new Set<BusboyFileStream>();
  const parser = openParser(contentType, receiving);
  const { promise: failure, reject } = Promise.withResolvers<never>();
  parser.on("file", (_field, stream, name) => {
    streams.add(stream);
    // The parser emits the error of a truncated file.
    stream.on("error", () => undefined);
    const content = receiving.collect(stream);
    // The parser waits for a file that nobody reads any longer.
    content.catch(reject);
    stream.once("end", () => {
      // A file input without a selection sends one empty file without a name.
      if (name || stream.bytesRead > 0) files.push({ name: name || "picture", content });
    });
  });
  const { fields = [], texts } = receiving;
  parser.on("field", (name, value) => {
    if (fields.includes(name)) texts?.set(name, value);
    else reject(unknownField(name, fields));
  });
  // The parser may emit several errors; one without a listener would end the process.
  parser.on("error", reject);
  // Handled by the races in receive; until then it must not count as unhandled.
  failure.catch(() => undefined);
  const end = () => {
    parser.destroy();
    for (const stream of streams) stream.destroy();
  };
  return { parser, files, failure, end };
}

const MAX_TEXT_BYTES = 512 * 1024;

function openParser(
  contentType: string,
  { maxBytes, maxTextBytes = MAX_TEXT_BYTES }: Limits,
): BusboyInstance {
  try {
    return new Busboy({
      headers: { "content-type": contentType },
      limits: { fileSize: maxBytes, fieldSize: maxTextBytes, fields: 100, headerPairs: 20 },
    });
  } catch (error) {
    throw incompleteUpload(error);
  }
}

function collectBytes(stream: BusboyFileStream): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  stream.once("limit", () => chunks.splice(0));
  stream.on("error", () => chunks.splice(0));
  return new Promise((resolve) => {
    stream.once("end", () => resolve(stream.truncated ? null : Buffer.concat(chunks)));
  });
}

async function collectFile(stream: BusboyFileStream, file: string): Promise<string | null> {
  const target = createWriteStream(file, { flags: "wx" });
  // Each of the two ends the other; the first error is the cause.
  let first: unknown;
  stream.once("error", (error) => (first ??= error));
  target.once("error", (cause) => {
    first ??= new FileWriteError("writing an upload failed", { cause });
  });
  try {
    await pipeline(stream, target);
  } catch (error) {
    throw first ?? error;
  }
  return stream.truncated ? null : file;
}

const write = (parser: BusboyInstance, chunk: Uint8Array): Promise<void> =>
  new Promise((resolve) => parser.write(chunk, () => resolve()));

const unknownField = (name: string, fields: readonly string[]) =>
  invalid(
    name,
    `There is no field “${cutText(name, 60, "…")}”. ${fields.length === 0 ? "Send files alone." : `Beside a file there may be: ${fields.join(", ")}.`}`,
  );

const incompleteUpload = (cause: unknown) =>
  new DomainError("invalid", "The upload is not complete. Please send it again.", { cause });
