import { listCertifiedPieces } from "#contract/sales/papers-of-pieces.ts";
import type { CertificateFacts, PaperPiece } from "#contract/sales/papers.ts";
import type { Settings } from "#contract/settings/settings.ts";
import { withNames } from "#contract/settings/shop-name.ts";
import { inTransaction } from "../../in-transaction.ts";
import { deriveSecret } from "../../infrastructure/signing/derived-secret.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../shop.ts";
import { lockOrder } from "../orders/lock-order.ts";

type IssuedCertificate = { piece: PaperPiece; code: string };

/**
 * A certificate for each piece of an order that has a date made, with the code of the page that confirms
 * it. The page states what the certificate stated when it was last printed, so this is called with the
 * order's papers; a code never changes.
 * @throws not-found
 */
export async function issueCertificates(
  shop: Shop,
  orderId: number,
  pieces: PaperPiece[],
): Promise<IssuedCertificate[]> {
  const certified = listCertifiedPieces(pieces);
  if (certified.length === 0) return [];
  return inTransaction(shop, async (shop) => {
    await lockOrder(shop, orderId);
    const settings = withNames(await getSettings(shop));
    const products = await listProductIds(shop, orderId);
    const copies = new Map<string, number>();
    const issued: IssuedCertificate[] = [];
    for (const piece of certified) {
      const productId = products.get(piece.itemId) ?? null;
      const key = productId === null ? piece.name : String(productId);
      for (let made = 0; made < piece.quantity; made += 1) {
        const copy = (copies.get(key) ?? 0) + 1;
        copies.set(key, copy);
        const row = await saveCertificate(shop, { orderId, productId, copy }, piece, settings);
        issued.push({ piece, code: deriveSecret(shop, "certificate", row) });
      }
    }
    return issued;
  });
}

async function listProductIds({ db }: Shop, orderId: number): Promise<Map<number, number | null>> {
  const rows = await db
    .selectFrom("orderItems")
    .select(["id", "productId"])
    .where("orderId", "=", orderId)
    .execute();
  return new Map(rows.map(({ id, productId }) => [id, productId]));
}

type Key = { orderId: number; productId: number | null; copy: number };

/** An edit of the order replaces its lines, so a certificate belongs to the piece, or to the line's name. */
async function saveCertificate(shop: Shop, key: Key, piece: PaperPiece, settings: Settings) {
  const now = shop.now().toISOString();
  const stated = {
    name: piece.name,
    facts: JSON.stringify(toFacts(piece, settings)),
    ...(await findPhoto(shop, key.productId)),
    updatedAt: now,
  };
  const present = await shop.db
    .updateTable("certificates")
    .set(stated)
    .where("orderId", "=", key.orderId)
    .where("copy", "=", key.copy)
    .where((eb) =>
      key.productId === null
        ? eb.and([eb("productId", "is", null), eb("name", "=", piece.name)])
        : eb("productId", "=", key.productId),
    )
    .returning(["id", "version"])
    .executeTakeFirst();
  return (
    present ??
    (await shop.db
      .insertInto("certificates")
      .values({ ...key, ...stated, createdAt: now })
      .returning(["id", "version"])
      .executeTakeFirstOrThrow())
  );
}

async function findPhoto({ db }: Shop, productId: number | null) {
  const photo = productId
    ? await db
        .selectFrom("productImages")
        .select(["url as pictureUrl", "mediaHash"])
        .where("productId", "=", productId)
        .where("position", "=", 0)
        .executeTakeFirst()
    : undefined;
  return photo ?? { pictureUrl: null, mediaHash: null };
}

function toFacts(piece: PaperPiece, settings: Settings): CertificateFacts {
  const { name, sku, noun, materials, metal, stones, weight, dimensions, ring, dateMade } = piece;
  const { businessName, city, state } = settings;
  return {
    name,
    sku,
    noun,
    materials,
    metal,
    stones,
    weight,
    dimensions,
    ring,
    dateMade,
    maker: businessName,
    madeIn: [city, state].filter(Boolean).join(", "),
  };
}
