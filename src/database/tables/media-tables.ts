import type { Defaulted, Optional, TimestampColumn } from "./column-types.ts";

export type MediaTables = {
  media: MediaTable;
};

type MediaTable = {
  hash: string;
  extension: "jpg" | "webp";
  width: number;
  height: number;
  bytes: number;
  alt: Defaulted<string>;
  focalX: Defaulted<number>;
  focalY: Defaulted<number>;
  blur: Defaulted<string>;
  color: string;
  createdAt: TimestampColumn;
  unreferencedSince: Optional<string>;
};
