import { detect } from "chardet";

/** Bytes searched for a declared encoding. */
const HEAD_BYTES = 4096;

/** Decodes a page: by byte order mark, Content-Type header, declaration in the page, or a guess. */
export function decodePage(bytes: Uint8Array, contentType: string | null): string {
  const beginning = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString("latin1");
  const named =
    detectByteOrderMark(bytes) ??
    /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType ?? "")?.[1] ??
    /<meta[^<>]+charset\s*=\s*["']?([\w.:-]+)/i.exec(beginning)?.[1] ??
    /^\s*<\?xml[^>]+encoding\s*=\s*["']([\w.:-]+)/i.exec(beginning)?.[1];
  return decode(bytes, named) ?? decodeUnnamed(bytes);
}

function detectByteOrderMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return undefined;
}

function decodeUnnamed(bytes: Uint8Array): string {
  const strict = decode(bytes, "utf-8", true);
  if (strict !== null) return strict;
  const guess = detect(bytes.subarray(0, 64 * 1024));
  return decode(bytes, guess ?? "windows-1252") ?? Buffer.from(bytes).toString("latin1");
}

/** null for an unknown encoding, or with `fatal` for invalid bytes. */
function decode(bytes: Uint8Array, name: string | undefined, fatal = false): string | null {
  if (name === undefined) return null;
  try {
    return new TextDecoder(name, { fatal }).decode(bytes);
  } catch {
    return null;
  }
}
