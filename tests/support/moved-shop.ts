import type { Collection } from "#contract/catalogue/collections.ts";
import { listCollections } from "#domain/catalogue/collections/list-collections.ts";
import { recordRedirect } from "#domain/catalogue/redirects/record-redirect.ts";
import { createOutboundClient } from "#domain/infrastructure/outbound/outbound-client.ts";
import { serveLocally } from "./local-server.ts";
import { addPiece } from "./new-order.ts";
import { pictureWithCornerColors } from "./test-pictures.ts";
import { type TestShop, testShop } from "./test-shop.ts";

/** A shop with a piece from the former shop, and that one's host, which has every picture but /gone.jpg. */
export async function movedShop() {
  const shop = await testShop();
  const server = await serveLocally((request, response) => {
    if (request.url?.startsWith("/gone")) response.writeHead(404).end();
    else
      void pictureWithCornerColors(64, 32, [
        [request.url?.length ?? 0, 0, 90],
        [0, 60, 90],
        [0, 120, 90],
        [0, 180, 90],
      ])
        .jpeg()
        .toBuffer()
        .then((bytes) => response.end(bytes));
  });
  shop.outbound = createOutboundClient({ allow: [`127.0.0.1:${server.port}`] });
  const productId = await addPiece(shop);
  await recordRedirect(shop, {
    fromPath: "/products/ember-ring",
    toPath: `/products/${productId}`,
    productId,
  });
  return { shop, productId, host: server.url };
}

/** All of them, drafts included, by id. */
export const collectionsOf = async (shop: TestShop): Promise<Collection[]> =>
  (await listCollections(shop, { viewer: "admin" })).items.toSorted((a, b) => a.id - b.id);
