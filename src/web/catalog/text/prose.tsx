import "./prose.css";
import "./text-piece.css";
import "../film/text-film.css";

/** Rich text on public pages. @param html sanitized on the server when it was saved */
export function Prose({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
