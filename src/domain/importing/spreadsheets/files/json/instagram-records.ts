import { z } from "zod";
import { countOf } from "#contract/count-of.ts";
import { listOf, rawText } from "../../../../lenient-fields.ts";
import type { Cell } from "../../tables/table.ts";
import type { JsonRecord } from "./shopify-records.ts";

/** The headings under which a post's parts stand. */
export const INSTAGRAM_COLUMNS = {
  caption: "Instagram caption",
  date: "Instagram date",
  photos: "Instagram photos",
} as const;

/** Seconds since 1970. */
const timestamp = z.number().nullable().catch(null);

/**
 * A post of posts_1.json in a person's export as JSON (facebook.com/help/instagram/181231772500920). The caption of
 * a post with one photo is that photo's title.
 */
const postSchema = z.object({
  title: rawText,
  creation_timestamp: timestamp,
  media: listOf(z.object({ uri: z.string(), title: rawText, creation_timestamp: timestamp })),
});
type Post = z.infer<typeof postSchema>;

/** Only Instagram's posts have media with both. */
export const isInstagramPost = ({ media }: Record<string, unknown>): boolean =>
  Array.isArray(media) &&
  media.some(
    (each: unknown) =>
      typeof each === "object" && each !== null && "uri" in each && "creation_timestamp" in each,
  );

const PHOTO = /\.(?:jpe?g|png|webp|heic|avif|gif)$/i;

/** A row for each post with a photo, and a note on the videos, which are left out. */
export function toInstagramRecords(items: unknown[]): { records: JsonRecord[]; notes: string[] } {
  const posts = items.map((item) => postSchema.parse(item));
  const shown = posts.filter((post) => listPhotos(post).length > 0);
  const videos = posts.flatMap(({ media }) => media).filter(({ uri }) => !PHOTO.test(uri)).length;
  const left = posts.length - shown.length;
  return {
    records: shown.map(toRecord),
    notes: [
      "It is Instagram’s export: row 2 is its first post with a photo, row 3 the next, and so on.",
      ...(videos + left === 0 ? [] : [describeLeftOut(videos, left)]),
    ],
  };
}

const listPhotos = ({ media }: Post) =>
  media.map(({ uri }) => uri).filter((uri) => PHOTO.test(uri));

function toRecord(post: Post): JsonRecord {
  const { title, media, creation_timestamp } = post;
  const caption = [title, ...media.map((each) => each.title)].find((each) => each.trim() !== "");
  const seconds = creation_timestamp ?? media[0]?.creation_timestamp ?? Number.NaN;
  const posted = new Date(seconds * 1000);
  return new Map<string, Cell>([
    [INSTAGRAM_COLUMNS.caption, decodeLatin1(caption ?? "")],
    [
      INSTAGRAM_COLUMNS.date,
      Number.isNaN(posted.getTime()) ? null : { date: posted.toISOString() },
    ],
    [INSTAGRAM_COLUMNS.photos, listPhotos(post).join("\n")],
  ]);
}

/** Instagram writes each byte of UTF-8 as a character: "caf\u00c3\u00a9". What isn't written so stays. */
function decodeLatin1(text: string): string {
  if (/[^\0-\u00FF]/.test(text)) return text;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(text, "latin1"));
  } catch {
    return text;
  }
}

/** @param posts how many have no photo */
function describeLeftOut(videos: number, posts: number): string {
  const left = [
    ...(videos > 0 ? [countOf(videos, "video")] : []),
    ...(posts > 0 ? [`${countOf(posts, "post")} without a photo`] : []),
  ];
  return `${left.join(" and ")} ${videos + posts === 1 ? "was" : "were"} left out.`;
}
