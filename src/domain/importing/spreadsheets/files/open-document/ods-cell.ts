import { readAttribute } from "../xml/read-attribute.ts";
import { decodeXmlEntities } from "../../../parsing/decode-xml-entities.ts";
import type { CellValue } from "hucre/xlsx";

/** A cell's value as its attributes give it, else its text (OpenDocument 1.3, part 3, 19.385). */
export function toOdsValue(tag: string, text: string): CellValue {
  switch (readAttribute(tag, String.raw`(?:[\w-]+:)?value-type`)) {
    case "float":
    case "currency":
    case "percentage": {
      const value = readAttribute(tag, String.raw`[\w-]+:value`);
      return value === undefined ? text || null : Number(value);
    }
    case "boolean": {
      const value = readAttribute(tag, String.raw`[\w-]+:boolean-value`);
      return value === undefined ? text || null : value === "true";
    }
    case "date": {
      return toDate(readAttribute(tag, String.raw`[\w-]+:date-value`)) ?? (text || null);
    }
    default: {
      const value = readAttribute(tag, String.raw`[\w-]+:string-value`);
      return text || (value === undefined ? null : decodeXmlEntities(value));
    }
  }
}

/** Without a zone it is the same in every zone, and taken as UTC. */
function toDate(value: string | undefined): Date | null {
  if (value === undefined) return null;
  const isZoned = /Z|[+-]\d{2}:\d{2}$/.test(value);
  const date = new Date(value.includes("T") && !isZoned ? `${value}Z` : value);
  return Number.isNaN(date.getTime()) ? null : date;
}
