import { getNamedSettings } from "#domain/infrastructure/settings/get-named-settings.ts";
import { breadcrumbs } from "#web/seo/breadcrumbs.ts";
import { jewelryStore } from "#web/seo/jewelry-store.ts";
import { JsonLd } from "#web/seo/json-ld.tsx";
import { definePage } from "../page.ts";
import { type AboutData, AboutView } from "./about-view.tsx";

/** Who makes the pieces, how and where. */
export const about = definePage<AboutData>({
  async load({ shop }) {
    const { artistName, artistStory, portrait, studioPhotos } = await getNamedSettings(shop);
    return { artistName, artistStory, portrait, studioPhotos };
  },

  meta: ({ data }) => ({
    title: `About ${data.artistName}`.trim(),
    description: data.artistStory,
    path: "/about",
  }),

  view: ({ data, site }) => (
    <>
      <AboutView data={data} site={site} />
      <JsonLd data={jewelryStore(site)} />
      <JsonLd data={breadcrumbs(site, [{ name: "About", path: "/about" }])} />
    </>
  ),
});
