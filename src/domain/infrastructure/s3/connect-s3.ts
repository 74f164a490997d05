import type * as S3 from "@aws-sdk/client-s3";
import type { S3Config } from "../../services/s3-bucket.ts";

export type S3Connection = { sdk: typeof S3; client: S3.S3Client };

/** @param options of the client, such as timeouts */
export async function connectS3(
  place: S3Config,
  options: Pick<S3.S3ClientConfig, "requestHandler" | "maxAttempts"> = {},
): Promise<S3Connection> {
  // Loaded only where it is configured, since the SDK takes much memory.
  const sdk = await import("@aws-sdk/client-s3");
  const { accessKeyId, secretAccessKey } = place;
  const client = new sdk.S3Client({
    endpoint: place.endpoint,
    region: place.region,
    credentials: { accessKeyId, secretAccessKey },
    // Few services other than Amazon's have a hostname per bucket or the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    ...options,
  });
  return { sdk, client };
}

/** The SDK's upload of a stream in parts. */
export const loadUpload = async () => (await import("@aws-sdk/lib-storage")).Upload;
