import type { FileKind } from "#contract/importing/import-choices.ts";

/** A file of another system that holds no pieces. */
export type KindFile = { kind: FileKind; platform: string; text: string };

const file = (kind: FileKind, platform: string, ...rows: string[]): KindFile => ({
  kind,
  platform,
  text: `${rows.join("\n")}\n`,
});

/** Redirects and posts, written by hand from the documentation of their systems (`kinds/declared-kinds.ts`). */
export const PAGE_FILES: KindFile[] = [
  file("redirects", "Shopify", "Redirect from,Redirect to", "/old-ring,/products/ember-ring"),
  file("redirects", "Shopify", "ID,Path,Command,Target", "7,/old-ring,MERGE,/products/ember-ring"),
  file(
    "redirects",
    "Redirection",
    "source,target,regex,code,type,hits,title,status",
    '"/old-ring/","/products/ember-ring/",0,301,"url",7,"","active"',
  ),
  file(
    "redirects",
    "Redirection",
    '{"plugin":{"version":"5.4.1","date":"Tue, 18 Mar 2025 10:00:00 +0000"},"groups":[{"id":1,"name":"Redirections","module_id":1,"enabled":true}],"redirects":[{"id":1,"url":"/old-ring","match_url":"/old-ring","match_data":{"source":{"flag_query":"exact","flag_case":false,"flag_trailing":false,"flag_regex":false}},"action_code":301,"action_type":"url","action_data":{"url":"/products/ember-ring"},"match_type":"url","title":"","hits":15,"regex":false,"group_id":1,"position":0,"last_access":"May 18, 2019","enabled":true}]}',
  ),
  file(
    "redirects",
    "Yoast SEO",
    "Origin,Target,Type,Format",
    "old-ring,products/ember-ring,301,plain",
  ),
  file(
    "redirects",
    "your shop",
    "Old path,New address",
    "/old-ring,http://localhost:3000/products/1",
  ),
  file(
    "posts",
    "Shopify",
    "ID,Handle,Command,Title,Author,Body HTML,Summary HTML,Tags,Created At,Updated At,Published,Published At,Blog: ID,Blog: Handle,Blog: Title",
    "9,on-gold,MERGE,On gold,Ada,<p>Warm.</p>,,gold,2025-01-02 10:00:00 -0500,,TRUE,2025-01-02 10:00:00 -0500,1,news,News",
  ),
  file(
    "posts",
    "Substack",
    "post_id,post_date,is_published,email_sent_at,inbox_sent_at,type,audience,title,subtitle,podcast_url",
    "101.on-gold,2025-01-02T10:00:00.000Z,true,,,newsletter,everyone,On gold,,",
  ),
];
