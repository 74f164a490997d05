import { decodeXmlEntities } from "../../../parsing/decode-xml-entities.ts";
import { damagedFileError } from "../../tables/spreadsheet-errors.ts";

export type XmlToken =
  | { kind: "open"; name: string; tag: string }
  | { kind: "close"; name: string }
  | { kind: "text"; text: string };

/** No tag and no text of a cell is as long. */
const MAX_TOKEN_LENGTH = 4 * 1024 * 1024;
/** A tag, a comment, an instruction or a CDATA section; an attribute may contain ">". */
const MARKUP =
  /<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[([^]*?)\]\]>|<!(?!--|\[)[^>]*>|<\/([^\s>]+)\s*>|<([^\s/<>!?"'=]+)(?=[\s/>])((?:[^<>"']|"[^"]*"|'[^']*')*)>/y;

/**
 * The tags and texts of an XML document, in order; names come without their prefix. An empty element is
 * opened and closed.
 * @throws unprocessable when it is no XML
 */
export async function* readXmlTokens(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<XmlToken> {
  const decoder = new TextDecoder();
  let rest = "";
  let enough = 0;
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, { stream: true });
    if (rest.length < enough) continue;
    const tokens: XmlToken[] = [];
    rest = takeTokens(rest, tokens);
    if (rest.length > MAX_TOKEN_LENGTH) throw damagedFileError();
    // What is not complete is read again at double its length: with each chunk, the time would be the square.
    enough = 2 * rest.length;
    yield* tokens;
  }
  const tokens: XmlToken[] = [];
  rest = takeTokens(rest, tokens);
  yield* tokens;
  if (rest.trim() !== "") throw damagedFileError();
}

/** @returns what is not complete yet */
function takeTokens(text: string, tokens: XmlToken[]): string {
  let at = 0;
  while (at < text.length) {
    if (text[at] !== "<") {
      const end = text.indexOf("<", at);
      if (end === -1) break;
      tokens.push({ kind: "text", text: decodeXmlEntities(text.slice(at, end)) });
      at = end;
      continue;
    }
    MARKUP.lastIndex = at;
    const match = MARKUP.exec(text);
    if (!match) break;
    addMarkup(match, tokens);
    at = MARKUP.lastIndex;
  }
  return text.slice(at);
}

function addMarkup([tag, data, closed, opened]: RegExpExecArray, tokens: XmlToken[]): void {
  if (data !== undefined) tokens.push({ kind: "text", text: data });
  if (closed !== undefined) tokens.push({ kind: "close", name: localName(closed) });
  if (opened === undefined) return;
  const name = localName(opened);
  tokens.push({ kind: "open", name, tag });
  if (tag.endsWith("/>")) tokens.push({ kind: "close", name });
}

const localName = (name: string) => name.slice(name.indexOf(":") + 1);
