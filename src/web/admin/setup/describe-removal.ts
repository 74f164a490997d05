import { countOf } from "#contract/count-of.ts";
import type { SampleRemoval } from "#contract/settings/sample-removal.ts";

type Removed = SampleRemoval["removed"];

const NOUNS: [keyof Removed, one: string, many: string][] = [
  ["pieces", "sample piece", "sample pieces"],
  ["collections", "collection", "collections"],
  ["tags", "tag that no other piece uses", "tags that no other piece uses"],
  ["orders", "sample order", "sample orders"],
  ["subscribers", "made-up subscriber", "made-up subscribers"],
  ["pages", "footer page", "footer pages"],
  ["homeSections", "section of the home page", "sections of the home page"],
  [
    "settings",
    "setting with the sample’s words or photos",
    "settings with the sample’s words or photos",
  ],
];

/** A line for each kind of thing that a removal takes: "24 sample pieces". */
export const describeRemoval = (removed: Removed): string[] =>
  NOUNS.filter(([name]) => removed[name] > 0).map(([name, one, many]) =>
    countOf(removed[name], one, many),
  );
