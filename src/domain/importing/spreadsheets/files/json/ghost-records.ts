import { z } from "zod";
import { listOf, rawText, text } from "../../../../lenient-fields.ts";
import type { JsonRecord } from "./shopify-records.ts";

const id = z.union([z.string(), z.number()]).transform(String).catch("");

/** The export of Ghost (ghost.org/docs/migration/custom, JSON file structure). */
const contentsSchema = z.object({
  posts: z.array(
    z.object({
      id,
      title: text,
      slug: text,
      html: rawText,
      custom_excerpt: text,
      feature_image: text,
      feature_image_alt: text,
      type: text,
      page: z.union([z.boolean(), z.number()]).catch(0),
      status: text,
      visibility: text,
      published_at: text,
      created_at: text,
    }),
  ),
  tags: listOf(z.object({ id, name: text })),
  posts_tags: listOf(z.object({ post_id: id, tag_id: id })),
});

const exportSchema = z.union([
  z.object({ db: z.tuple([z.object({ data: contentsSchema })]) }),
  z.object({ data: contentsSchema, meta: z.object({ version: z.string() }) }),
]);

/** Stands for the address of the blog, which the file doesn't hold. */
const SITE = /__GHOST_URL__/g;

/** The posts and pages of an export of Ghost; null for another file. */
export function toGhostRecords(file: unknown): JsonRecord[] | null {
  const read = exportSchema.safeParse(file);
  if (!read.success) return null;
  const { posts, tags, posts_tags } = "db" in read.data ? read.data.db[0].data : read.data.data;
  const names = new Map(tags.map(({ id, name }) => [id, name]));
  const links = Map.groupBy(posts_tags, ({ post_id }) => post_id);
  return posts.map(({ id, page, html, ...post }) => {
    // Those that begin with # are shown to nobody.
    const own = (links.get(id) ?? []).flatMap(({ tag_id }) => names.get(tag_id) ?? []);
    return new Map([
      ...Object.entries(post).map(([name, value]) => [name, value.replaceAll(SITE, "")] as const),
      ["type", page ? "page" : post.type],
      ["html", html.replaceAll(SITE, "")],
      ["link", `/${post.slug}/`],
      ["category", own.filter((name) => !name.startsWith("#")).join("\n")],
    ]);
  });
}
