import { escapeXml } from "#contract/escape-xml.ts";

/** <name>text</name>, escaped; "" for no text. */
export const xmlElement = (name: string, text: string | null | undefined): string =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : "";

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
