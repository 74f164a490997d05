import { Parser } from "htmlparser2";

const MAX_LENGTH = 1000;

/** The addresses of other sites that HTML links to, without fragments, each once. @param ownHosts are no other sites */
export function extractLinks(html: string, ownHosts: string[]): string[] {
  const links = new Set<string>();
  const parser = new Parser({
    onopentag: (name, { href }) => {
      const url = name === "a" && href ? URL.parse(href) : null;
      if (!url || !/^https?:$/.test(url.protocol) || ownHosts.includes(url.hostname)) return;
      url.hash = "";
      if (url.href.length <= MAX_LENGTH) links.add(url.href);
    },
  });
  parser.end(html);
  return [...links];
}
