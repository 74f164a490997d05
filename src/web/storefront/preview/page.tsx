import { openPreview } from "#domain/catalogue/collections/previews/open-preview.ts";
import { formatLongDate } from "#web/catalog/format-date.ts";
import { type CollectionData, CollectionView } from "../collection/collection-view.tsx";
import { loadCollection } from "../collection/load-collection.server.ts";
import { NotFoundPage } from "../not-found/not-found-page.tsx";
import { definePage, PageRedirect, SECRET_HEADERS } from "../page.ts";
import { openPrivately } from "../private-layout/open-privately.server.ts";
import "./preview-notice.css";

const EXPIRED = {
  title: "This preview has expired",
  text: "A preview link is good for seven days. Ask whoever sent it to you for a new one.",
};

const UNKNOWN = {
  title: "This preview link doesn’t work",
  text: "It may have been turned off, or part of it is missing. Ask whoever sent it to you for a new one.",
};

type Data =
  | { state: "draft"; page: CollectionData; expiresAt: string }
  | { state: "expired" | "missing" };

/** An unpublished collection, for anyone with its preview link. */
export const preview = definePage<Data>({
  async load({ shop, param }) {
    const opened = await openPrivately(openPreview(shop, param));
    if (opened.state === "published") {
      throw new PageRedirect(`/collections/${opened.slug}`, 302, SECRET_HEADERS);
    }
    if (opened.state !== "draft") return { state: opened.state };
    // As a visitor: the link gives access to this draft only.
    const page = await loadCollection(shop, opened.collection, "visitor");
    return { state: "draft", page, expiresAt: opened.expiresAt };
  },

  answer: ({ state }) => ({
    status: { draft: 200, expired: 410, missing: 404 }[state],
    headers: SECRET_HEADERS,
  }),

  meta({ data }) {
    const title = data.state === "draft" ? `Preview: ${data.page.collection.title}` : "Preview";
    return { title, isUnlisted: true };
  },

  view({ data, site }) {
    if (data.state !== "draft") {
      // It does not reveal whether a draft exists.
      const { title, text } = data.state === "expired" ? EXPIRED : UNKNOWN;
      return (
        <NotFoundPage
          back={{ href: "/collections", label: "Back to Collections" }}
          text={text}
          title={title}
        />
      );
    }
    const { expiresAt } = data;
    const notice = (
      <p className="preview-notice">
        <b>Preview.</b> This collection isn’t published yet. The link works until{" "}
        <time dateTime={expiresAt}>{formatLongDate(expiresAt, site.settings.timeZone)}</time>.
      </p>
    );
    return <CollectionView data={data.page} notice={notice} site={site} />;
  },
});
