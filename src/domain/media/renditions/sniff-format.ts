export type PictureFormat = "jpeg" | "png" | "webp" | "gif" | "avif" | "tiff";
export type KnownFormat = PictureFormat | "heic" | "svg" | "pdf";

/** Detects a file's format from its first bytes. */
export function sniffFormat(bytes: Uint8Array): KnownFormat | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024));
  const text = head.toString("latin1");
  if (text.startsWith("\xFF\xD8\xFF")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1A\n")) return "png";
  if (/^GIF8[79]a/.test(text)) return "gif";
  if (/^RIFF.{4}WEBP/s.test(text)) return "webp";
  if (text.startsWith("II*\0") || text.startsWith("MM\0*")) return "tiff";
  if (text.startsWith("%PDF-")) return "pdf";
  if (text.slice(4, 8) === "ftyp") return fromBrands(text.slice(8, 64));
  if (/^\s*(<\?xml|<!--|<!doctype svg|<svg)/i.test(head.toString("utf8").replace(/^\uFEFF/, ""))) {
    return "svg";
  }
  return undefined;
}

function fromBrands(brands: string): KnownFormat | undefined {
  if (/avi[fs]/.test(brands)) return "avif";
  if (/hei[cxms]|hev[cx]|mif1|msf1/.test(brands)) return "heic";
  return undefined;
}
