import { breadcrumbs } from "#web/seo/breadcrumbs.ts";
import { JsonLd } from "#web/seo/json-ld.tsx";
import { definePage } from "../page.ts";
import { loadContentPage } from "./load-content-page.server.ts";
import "#web/catalog/pieces/price.css";
import "#web/catalog/text/text-piece.css";
import "#web/catalog/film/text-film.css";
import "./page.css";

/** A content page of the footer; 404 while it has no content. */
export const contentPage = definePage<Awaited<ReturnType<typeof loadContentPage>>>({
  load: ({ shop, param }) => loadContentPage(shop, param),

  meta: ({ data: { title, description, path } }) => ({ title, description, path }),

  view: ({ data: { title, content, path }, site }) => (
    <>
      <main className="wrap content-page" id="main">
        <h1>{title}</h1>
        {/* Sanitized when it was saved. */}
        <div className="content-page-text" dangerouslySetInnerHTML={{ __html: content }} />
      </main>
      <JsonLd data={breadcrumbs(site, [{ name: title, path }])} />
    </>
  ),
});
