import "./prose.css";

/** Rich text as the public pages set it. @param html sanitised on the server when it was written */
export function Prose({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
