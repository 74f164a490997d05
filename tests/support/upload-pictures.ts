import { type StoredPicture, uploadedSchema } from "#contract/media/media.ts";
import { expectMatchesOpenApi } from "./expect-matches-openapi.ts";
import type { TestApp } from "./test-app.ts";
import { pictureWithCornerColors, pictureWithMetadata } from "./test-pictures.ts";

/** A JPEG of 500 × 700 pixels once it is turned upright, full of metadata. */
export const jpegWithMetadata = () => pictureWithMetadata(pictureWithCornerColors(700, 500), 6);

/** Posts files to /api/media as the signed-in admin, each under its name. */
export function uploadPictures(app: TestApp, files: [string, Uint8Array][], headers = {}) {
  const body = new FormData();
  for (const [name, bytes] of files) body.append("files", new File([Buffer.from(bytes)], name));
  return sendUpload(app, body, headers);
}

/** Posts any body to /api/media as the signed-in admin. The response is checked against the API document. */
export async function sendUpload(
  { app, cookie }: TestApp,
  body: BodyInit,
  headers: Record<string, string> = {},
) {
  const response = await app.request("http://localhost:3000/api/media", {
    method: "POST",
    headers: { Cookie: cookie, ...headers },
    body,
  });
  const json: unknown = await response.json();
  expectMatchesOpenApi("POST", "/media", { status: response.status, json });
  return { status: response.status, json };
}

/** Uploads jpegWithMetadata. */
export async function uploadPicture(app: TestApp): Promise<StoredPicture> {
  const { json } = await uploadPictures(app, [["ring.jpg", await jpegWithMetadata()]]);
  return uploadedSchema.parse(json).items[0]!;
}
