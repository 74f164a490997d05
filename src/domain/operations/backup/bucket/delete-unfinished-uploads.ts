import type { Bucket } from "./open-bucket.ts";

/**
 * Deletes the parts that interrupted uploads below a folder have left; the bucket doesn't list them, but
 * charges for them.
 */
export async function deleteUnfinishedUploads(bucket: Bucket, folder: string): Promise<void> {
  const { sdk, client, name } = bucket;
  const list = new sdk.ListMultipartUploadsCommand({ Bucket: name, Prefix: folder });
  const { Uploads = [] } = await client.send(list);
  for (const { Key, UploadId } of Uploads) {
    if (!Key?.startsWith(folder)) continue;
    await client.send(new sdk.AbortMultipartUploadCommand({ Bucket: name, Key, UploadId }));
  }
}
