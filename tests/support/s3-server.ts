import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "s3rver";
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import type { S3Config } from "#domain/media/storage/s3-store.ts";

export type S3Server = {
  /** Where to keep things, in a bucket that nothing has used yet. */
  freshPlace: () => Promise<S3Config>;
  stop: () => Promise<void>;
};

const keys = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };

/** Starts a store that speaks S3, on a free port, over a folder that is gone when it stops. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), "fernhill-s3-"));
  const server = new S3rver({ address: "127.0.0.1", port: 0, silent: true, directory });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  const client = new S3Client({
    endpoint,
    region: "us-east-1",
    forcePathStyle: true,
    credentials: keys,
  });
  return {
    freshPlace: async () => {
      const bucket = `media-${randomBytes(6).toString("hex")}`;
      await client.send(new CreateBucketCommand({ Bucket: bucket }));
      return { endpoint, bucket, region: "us-east-1", ...keys };
    },
    stop: async () => {
      client.destroy();
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
