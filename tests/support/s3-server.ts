import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver, { type Context, type Middleware } from "s3rver";
import { CreateBucketCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { nullIfMissing } from "#domain/infrastructure/files/null-if-missing.ts";
import { findSignatureError } from "./s3-signature.ts";
import type { S3Config } from "#domain/services/s3-bucket.ts";

/** What goes wrong with a request: an answer's status, a connection that breaks, or no answer at all. */
type Fault = number | "break" | "hang" | undefined;

export type S3Server = {
  /** Where to keep things, in a bucket that nothing has used yet. */
  freshPlace: () => Promise<S3Config>;
  /** Decides of each request what goes wrong with it. */
  setFault: (choose: (context: Context) => Fault) => void;
  /** The objects of a bucket with their bytes, as the store's disk has them. */
  objects: (place: S3Config) => Promise<Map<string, Buffer>>;
  /** Puts a small object. */
  put: (place: S3Config, key: string) => Promise<void>;
  /** Changes what the store's disk holds. */
  overwrite: (place: S3Config, key: string, bytes: Uint8Array) => Promise<void>;
  /** The ids of uploads that were begun and not completed. */
  unfinished: (place: S3Config) => Promise<string[]>;
  stop: () => Promise<void>;
};

const withoutFault = (_context: Context): Fault => undefined;

const keys = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
const OBJECT = "._S3rver_object";
const UPLOADS = "._S3rver_uploads";

/** Starts a store that speaks S3, on a free port, over a folder that is gone when it stops. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), "fernhill-s3-"));
  const server = new S3rver({ address: "127.0.0.1", port: 0, silent: true, directory });
  let chooseFault = withoutFault;
  server.middleware.unshift(
    withFault((context) => chooseFault(context)),
    requireSignature,
    withUploads(directory),
  );
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  const client = new S3Client({
    endpoint,
    region: "us-east-1",
    forcePathStyle: true,
    credentials: keys,
  });
  const fileOf = ({ bucket }: S3Config, key: string) =>
    path.join(directory, bucket, `${key}${OBJECT}`);
  return {
    freshPlace: async () => {
      const bucket = `media-${randomBytes(6).toString("hex")}`;
      await client.send(new CreateBucketCommand({ Bucket: bucket }));
      return { endpoint, bucket, region: "us-east-1", ...keys };
    },
    setFault: (choose) => {
      chooseFault = choose;
    },
    objects: async (place) => {
      const names = await readdir(path.join(directory, place.bucket), { recursive: true });
      const found = names.filter((name) => name.endsWith(OBJECT)).toSorted();
      const keysOf = found.map((name) => name.slice(0, -OBJECT.length));
      return new Map(
        await Promise.all(
          keysOf.map(async (key) => [key, await readFile(fileOf(place, key))] as const),
        ),
      );
    },
    put: async ({ bucket }, Key) => {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key, Body: Key }));
    },
    overwrite: (place, key, bytes) => writeFile(fileOf(place, key), bytes),
    unfinished: ({ bucket }) => listUploads(directory, bucket),
    stop: async () => {
      client.destroy();
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

function withFault(choose: (context: Context) => Fault): Middleware {
  return async (context, next) => {
    const fault = choose(context);
    if (fault === undefined) return next();
    if (fault === "hang") return new Promise(() => undefined);
    if (typeof fault === "number") {
      context.req.resume();
      context.status = fault;
      return;
    }
    await next();
    // Half an answer.
    const whole = context.body as AsyncIterable<Uint8Array>;
    context.respond = false;
    context.res.writeHead(context.status);
    for await (const chunk of whole) {
      context.res.write(chunk);
      break;
    }
    setImmediate(() => context.res.destroy());
  };
}

/** The store itself lets a wrong signature pass. */
const requireSignature: Middleware = (context, next) => {
  const error = findSignatureError(context.req, keys);
  if (!error) return next();
  context.req.resume();
  context.status = 403;
  context.type = "application/xml";
  context.body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${error}</Code></Error>`;
  return Promise.resolve();
};

const listUploads = async (directory: string, bucket: string) =>
  (await nullIfMissing(readdir(path.join(directory, bucket, UPLOADS)))) ?? [];

/** The two calls for uploads that were not completed, which the store lacks. */
function withUploads(directory: string): Middleware {
  return async (context, next) => {
    const [, bucket = "", ...key] = context.path.split("/");
    const { uploads, uploadId } = context.query;
    if (context.method === "GET" && uploads !== undefined && key.join("") === "") {
      context.type = "application/xml";
      context.body = await describeUploads(directory, bucket);
    } else if (context.method === "DELETE" && uploadId !== undefined) {
      await rm(path.join(directory, bucket, UPLOADS, uploadId), { recursive: true });
      context.status = 204;
    } else await next();
  };
}

async function describeUploads(directory: string, bucket: string): Promise<string> {
  const ids = await listUploads(directory, bucket);
  const listed = await Promise.all(
    ids.map(async (id) => {
      const key = await readFile(path.join(directory, bucket, UPLOADS, id, "key"), "utf8");
      return `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?><ListMultipartUploadsResult>${listed.join("")}</ListMultipartUploadsResult>`;
}
