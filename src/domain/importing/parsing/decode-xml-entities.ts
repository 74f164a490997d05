const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Decodes numeric and predefined XML entities. */
export const decodeXmlEntities = (text: string): string =>
  text
    .replaceAll(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (_, hex?: string, decimal?: string) => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : "";
    })
    .replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => NAMED[name] ?? "");
