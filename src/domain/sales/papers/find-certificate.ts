import type { ConfirmedCertificate } from "#contract/sales/papers.ts";
import { limitVisitorWrites } from "../../infrastructure/rate-limit/limit-visitor-writes.ts";
import { findBySecret } from "../../infrastructure/signing/derived-secret.ts";
import { joinedMedia, PICTURE_COLUMNS, toPicture } from "../../media/library/to-picture.ts";
import type { Shop } from "../../shop.ts";

const MAX_WRONG_CODES = 30;

/**
 * What the certificate of a code states; null for a wrong code, of which thirty in ten minutes are
 * counted against a network.
 * @param address the client's IP address
 * @throws too-many-requests after that
 */
export async function findCertificate(
  shop: Shop,
  code: string,
  address: string,
): Promise<ConfirmedCertificate | null> {
  const found = await findBySecret(shop, "certificate", code, (id) => findRow(shop, id));
  if (found) {
    const { facts, pictureUrl } = found;
    const picture = pictureUrl && toPicture({ url: pictureUrl, media: joinedMedia(found) });
    return { ...facts, picture: picture || null };
  }
  await limitVisitorWrites(shop, address, { purpose: "wrong certificates", max: MAX_WRONG_CODES });
  return null;
}

const findRow = ({ db }: Shop, id: number) =>
  db
    .selectFrom("certificates")
    .leftJoin("media", "media.hash", "certificates.mediaHash")
    .select([
      "certificates.id",
      "certificates.version",
      "certificates.facts",
      "certificates.pictureUrl",
    ])
    .select(PICTURE_COLUMNS)
    .where("certificates.id", "=", id)
    .executeTakeFirst();
