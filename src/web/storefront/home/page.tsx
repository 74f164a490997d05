import { JsonLd } from "#web/seo/json-ld.tsx";
import { jewelryStore } from "#web/seo/jewelry-store.ts";
import { nameInTitles } from "#web/seo/site.ts";
import { webSite } from "#web/seo/web-site.ts";
import { definePage } from "../page.ts";
import { type HomeData, HomeView } from "./home-view.tsx";
import { loadHome } from "./load-home.server.ts";

/** The home page. */
export const home = definePage<HomeData>({
  load: ({ shop }) => loadHome(shop),

  meta({ data: { hero }, site }) {
    const { city, state, blurb } = site.settings;
    const place = [city, state].filter(Boolean).join(", ");
    return {
      title: [nameInTitles(site), place].filter(Boolean).join(", "),
      description: [blurb, hero?.texts[0]].filter(Boolean).join(" "),
      path: "/",
      picture: hero?.picture,
    };
  },

  view: ({ data, site }) => (
    <>
      <HomeView data={data} site={site} />
      <JsonLd data={jewelryStore(site)} />
      <JsonLd data={webSite(site)} />
    </>
  ),
});
