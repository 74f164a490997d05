import { dateTimeFormat } from "#contract/date-time-format.ts";
import type { ImportChoices } from "../../../choices/import-choices.ts";
import { emptyPiece } from "../../../empty-piece.ts";
import type { SourcePiece } from "../../../source.ts";
import { INSTAGRAM_COLUMNS } from "../../files/json/instagram-records.ts";
import { toText } from "../../tables/cell-values.ts";
import { toTimestamp } from "../../tables/date-reader.ts";
import { cellAt, type Header } from "../../tables/header.ts";
import type { Row } from "../../tables/table.ts";
import type { Layout } from "../layout.ts";
import { readPictures } from "../read-pictures.ts";
import { tryReadPiece } from "../try-read-piece.ts";

/** Posts of Instagram's export, each a hidden piece with its photos. */
export const instagramLayout: Layout = {
  key: "instagram",
  label: "Instagram",
  matches: ({ find }) => Object.values(INSTAGRAM_COLUMNS).every((name) => find(name) !== undefined),
  open: async (header, rows, { choices, timeZone }) => ({
    sourceKey: "instagram",
    read: async function* () {
      for await (const row of rows()) {
        const post = readPost(header, row, timeZone);
        yield tryReadPiece([row], post.name, choices, (_, { notes }) =>
          toPiece(post, choices, notes),
        );
      }
    },
  }),
};

type Post = { name: string; caption: string; photos: string };

function readPost({ find }: Header, row: Row, timeZone: string): Post {
  const cell = (name: string) => cellAt(row, find(name));
  const caption = toText(cell(INSTAGRAM_COLUMNS.caption)) ?? "";
  const posted = toTimestamp(cell(INSTAGRAM_COLUMNS.date)) ?? null;
  const [line = ""] = caption.split("\n").flatMap((each) => each.trim() || []);
  return {
    caption,
    photos: toText(cell(INSTAGRAM_COLUMNS.photos)) ?? "",
    name: isName(line) ? line : describePost(posted, timeZone),
  };
}

const HASHTAG = /#([\p{L}\p{M}\p{N}_]+)/gu;

/** Hashtags and emoji alone are none. */
const isName = (line: string): boolean => /[\p{L}\p{N}]/u.test(line.replaceAll(HASHTAG, ""));

const describePost = (posted: string | null, timeZone: string): string =>
  posted === null
    ? "Post on Instagram"
    : `Post of ${dateTimeFormat(timeZone, { dateStyle: "long" }).format(new Date(posted))}`;

function toPiece({ name, caption, photos }: Post, choices: ImportChoices, notes: string[]) {
  const hashtags = [...caption.matchAll(HASHTAG)].map(([, word = ""]) => word.replaceAll("_", " "));
  const piece: SourcePiece = {
    ...emptyPiece(name),
    externalId: photos.split("\n")[0] ?? null,
    description: caption || null,
    isActive: false,
    keywords: hashtags,
    pictures: readPictures([photos], choices, [], notes),
  };
  return piece;
}
