import { once } from "node:events";
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import { DomainError } from "#domain/errors.ts";

export type Upload = {
  /** As the file is called where it came from. */
  name: string;
  /** Null when it was larger than is taken. */
  bytes: Buffer | null;
};

/**
 * Reads the files of a multipart body one after another. The next is read only when somebody asks for
 * it, so that however many are sent, few are in memory.
 * @param maxBytes of one file
 * @param texts gets the fields of text by their names, as they come
 * @throws unsupported-media when it is no multipart body, invalid when it is broken or cut short
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
  const { parser, whole, failure } = startParser(contentType, maxBytes, texts);
  try {
    for await (const chunk of request.body) {
      await Promise.race([write(parser, chunk), failure]);
      yield* whole.splice(0);
    }
    parser.end();
    await Promise.race([once(parser, "finish"), failure]);
    yield* whole.splice(0);
  } catch (error) {
    throw error instanceof DomainError ? error : broken(error);
  } finally {
    parser.destroy();
  }
}

function startParser(contentType: string, maxBytes: number, texts?: Map<string, string>) {
  const whole: Upload[] = [];
  const parser = openParser(contentType, maxBytes);
  parser.on("file", (_field, stream, name) => {
    collect(stream, (bytes) => {
      // An input without a choice sends one empty file without a name.
      if (name || bytes?.length) whole.push({ name: name || "picture", bytes });
    });
  });
  parser.on("field", (name, value) => texts?.set(name, value));
  // It may fail more than once: whoever fails without being listened to ends the process.
  const failure = new Promise<never>((_, reject) => parser.on("error", reject));
  // It is waited for where it matters; until then nobody is.
  failure.catch(() => undefined);
  return { parser, whole, failure };
}

/** Of one field, in bytes. */
const LONGEST_TEXT = 64 * 1024;

function openParser(contentType: string, maxBytes: number): BusboyInstance {
  try {
    return new Busboy({
      headers: { "content-type": contentType },
      limits: { fileSize: maxBytes, fieldSize: LONGEST_TEXT, fields: 100, headerPairs: 20 },
    });
  } catch (error) {
    throw broken(error);
  }
}

function collect(stream: BusboyFileStream, done: (bytes: Buffer | null) => void): void {
  const chunks: Buffer[] = [];
  stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  stream.once("limit", () => chunks.splice(0));
  // The parser itself tells of a file that breaks off.
  stream.on("error", () => chunks.splice(0));
  stream.once("end", () => done(stream.truncated ? null : Buffer.concat(chunks)));
}

const write = (parser: BusboyInstance, chunk: Uint8Array): Promise<void> =>
  new Promise((resolve) => parser.write(chunk, () => resolve()));

const broken = (cause: unknown) =>
  new DomainError("invalid", "The upload is not complete. Please send it again.", { cause });
