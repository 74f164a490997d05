import type { Selectable } from "kysely";
import { formatHundredths } from "#contract/decimals.ts";
import type { InquiryEvent, InquiryMessage } from "#contract/sales/inquiries.ts";
import type { Tables } from "#database/tables.ts";
import { idList } from "../../../id-list.ts";
import { joinedMedia, PICTURE_COLUMNS, toPicture } from "../../../media/library/to-picture.ts";
import type { Shop } from "../../../shop.ts";

type Row = Selectable<Tables["inquiryMessages"]>;

/** The messages of inquiries by the inquiry's id, oldest first. Two queries, however many. */
export async function loadMessages(
  shop: Shop,
  inquiryIds: number[],
): Promise<Map<number, InquiryMessage[]>> {
  const rows = await shop.db
    .selectFrom("inquiryMessages")
    .selectAll()
    .where("inquiryId", "in", idList(shop, inquiryIds))
    .orderBy("id")
    .execute();
  return toMessages(shop, rows);
}

/** The newest message of each inquiry that is no note. */
export async function loadLatestMessages(
  shop: Shop,
  inquiryIds: number[],
): Promise<Map<number, InquiryMessage>> {
  const rows = await shop.db
    .selectFrom("inquiryMessages")
    .selectAll()
    .where("id", "in", (eb) =>
      eb
        .selectFrom("inquiryMessages")
        .select(({ fn }) => fn.max("id").as("id"))
        .where("inquiryId", "in", idList(shop, inquiryIds))
        .where("kind", "<>", "note")
        .groupBy("inquiryId"),
    )
    .execute();
  const messages = await toMessages(shop, rows);
  return new Map([...messages].flatMap(([id, [latest]]) => (latest ? [[id, latest]] : [])));
}

async function toMessages(shop: Shop, rows: Row[]): Promise<Map<number, InquiryMessage[]>> {
  const photos = await loadPhotos(
    shop,
    rows.map(({ id }) => id),
  );
  const messages = new Map<number, InquiryMessage[]>();
  for (const row of rows) {
    const { id, kind, text, username: by, mailedFrom, createdAt: at } = row;
    const event = row.event && toEvent(row.event);
    const message = { id, kind, text, photos: photos.get(id) ?? [], event, by, mailedFrom, at };
    const own = messages.get(row.inquiryId);
    if (own) own.push(message);
    else messages.set(row.inquiryId, [message]);
  }
  return messages;
}

async function loadPhotos(shop: Shop, messageIds: number[]) {
  const rows = await shop.db
    .selectFrom("inquiryPhotos")
    .leftJoin("media", "media.hash", "inquiryPhotos.mediaHash")
    .select(["inquiryPhotos.messageId", "inquiryPhotos.url"])
    .select(PICTURE_COLUMNS)
    .where("inquiryPhotos.messageId", "in", idList(shop, messageIds))
    .orderBy("inquiryPhotos.position")
    .execute();
  const groups = Map.groupBy(rows, ({ messageId }) => messageId);
  return new Map(
    [...groups].map(([id, rows]) => [
      id,
      rows.map((row) => toPicture({ url: row.url, media: joinedMedia(row) })),
    ]),
  );
}

const toEvent = (stored: NonNullable<Row["event"]>): InquiryEvent => ({
  type: stored.type,
  productId: stored.productId ?? null,
  title: stored.title ?? null,
  until: stored.until ?? null,
  quoteId: stored.quoteId ?? null,
  orderId: stored.orderId ?? null,
  total: stored.totalCents === undefined ? null : formatHundredths(stored.totalCents),
});
