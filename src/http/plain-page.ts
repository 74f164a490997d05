import { escapeXml } from "#contract/escape-xml.ts";

/** A page without the shop's layout, for responses that must not cost a rendering. */
export const plainPage = (title: string, sentence: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeXml(title)}</title><main><h1>${escapeXml(title)}</h1><p>${escapeXml(sentence)}</p></main></html>`;
