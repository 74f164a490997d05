import type * as S3 from "@aws-sdk/client-s3";
import type { Bucket } from "./open-bucket.ts";

/** The keys of all objects that begin with a prefix, in the order of the bucket. */
export async function listObjects(
  { sdk, client, name }: Bucket,
  prefix: string,
): Promise<string[]> {
  const keys: string[] = [];
  for (let ContinuationToken: string | undefined, more = true; more;) {
    const list = new sdk.ListObjectsV2Command({ Bucket: name, Prefix: prefix, ContinuationToken });
    const page: S3.ListObjectsV2CommandOutput = await client.send(list);
    for (const { Key } of page.Contents ?? []) if (Key) keys.push(Key);
    ContinuationToken = page.NextContinuationToken;
    more = ContinuationToken !== undefined;
  }
  return keys;
}
