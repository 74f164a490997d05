import { connectS3, type S3Connection } from "../../../infrastructure/s3/connect-s3.ts";
import type { S3Config } from "../../../services/s3-bucket.ts";

/** A server that is silent for so long is away. */
const TIMEOUTS = { connectionTimeout: 10_000, socketTimeout: 60_000 };
/** Of each request. */
const MAX_ATTEMPTS = 4;

/** A bucket that a command or a process works with, closed when it is done. */
export type Bucket = S3Connection & { name: string };

/** Runs work with a connection to a bucket. */
export async function withBucket<T>(
  place: S3Config,
  work: (bucket: Bucket) => Promise<T>,
): Promise<T> {
  const options = { requestHandler: TIMEOUTS, maxAttempts: MAX_ATTEMPTS };
  const connection = await connectS3(place, options);
  try {
    return await work({ ...connection, name: place.bucket });
  } finally {
    connection.client.destroy();
  }
}
