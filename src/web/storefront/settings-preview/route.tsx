import { useEffect } from "react";
import { data } from "react-router";
import { announcementAt } from "#contract/settings/announcement.ts";
import { hideStreet } from "#contract/settings/hide-street.ts";
import { openUntil, upcomingExceptions } from "#contract/settings/open-state.ts";
import { shownHomeSections } from "#contract/settings/home-sections.ts";
import { withNames } from "#contract/settings/shop-name.ts";
import { getSettings } from "#domain/infrastructure/settings/get-settings.ts";
import { publicSettings } from "#domain/infrastructure/settings/public-settings.ts";
import { getShop, getViewer } from "#http/loader-context.ts";
import { withPageErrors } from "#http/page-errors.ts";
import type { SettingsDraftMessage } from "#web/catalog/drafts/draft-preview.ts";
import type { Look } from "#contract/settings/looks.ts";
import { LOOK_FILES } from "#web/looks.ts";
import { AboutView } from "../about/about-view.tsx";
import { toHeroContent } from "../home/hero-content.ts";
import { HomeView } from "../home/home-view.tsx";
import { loadHome } from "../home/load-home.server.ts";
import { ShopFrame } from "../layout/shop-frame.tsx";
import { loadSite } from "../load-site.server.ts";
import { DRAFT_HEADERS } from "../page.ts";
import { toBrand } from "../to-site-settings.ts";
import { useDraft } from "../use-draft.ts";
import type { Route } from "./+types/route.ts";

/** The home or About page (parameter `page`) with its frame. For people with full access. */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (getViewer(context) !== "admin") throw data({ message: "Page not found" }, { status: 404 });
  const shop = getShop(context);
  const [site, settings] = await withPageErrors(
    Promise.all([loadSite(shop, null), getSettings(shop)]),
  );
  const home =
    url.searchParams.get("page") === "about" ? null : await withPageErrors(loadHome(shop));
  return data({ site, home, settings: publicSettings(settings) }, { headers: DRAFT_HEADERS });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders;

export const meta = () => [{ title: "Preview" }, { name: "robots", content: "noindex" }];

/** A public page with the settings as they are typed in the form around this frame. */
export default function SettingsPreviewRoute({ loaderData }: Route.ComponentProps) {
  const message = useDraft<SettingsDraftMessage>("settings-draft");
  const part = message?.part;
  useEffect(() => {
    // Looked at, not used: a pressed link would leave the draft. The page can still be scrolled.
    document.body.inert = true;
  }, []);
  useEffect(() => {
    const box = part ? document.querySelector(part)?.getBoundingClientRect() : undefined;
    // scrollIntoView would scroll the form around the frame, too.
    if (box) scrollTo({ top: scrollY + box.top + box.height / 2 - innerHeight / 2 });
  }, [part]);
  const { site, home } = loaderData;
  const lookStyles = usePreviewedLook(message?.settings.look);
  const settings = hideStreet(withNames({ ...loaderData.settings, ...message?.settings }));
  const {
    withoutTrademark: _shown,
    logo: _logo,
    announcement: _line,
    closesAt: _time,
    ...usual
  } = site;
  const { timeZone } = site.settings;
  const announcement = announcementAt({ timeZone, ...settings }, site.shownAt);
  const hoursExceptions = upcomingExceptions({ timeZone, ...settings }, site.shownAt);
  const closesAt = openUntil({ timeZone, ...settings }, site.shownAt);
  const previewed = {
    ...usual,
    ...toBrand(settings),
    ...(announcement && { announcement }),
    ...(closesAt && { closesAt }),
    settings: { ...site.settings, ...settings, hoursExceptions },
  };
  const { artistName, artistStory, portrait, studioPhotos } = settings;
  return (
    <ShopFrame site={previewed} url={PREVIEWED_URL}>
      {lookStyles && <link href={lookStyles} precedence="look" rel="stylesheet" />}
      {home ? (
        <HomeView
          data={{
            ...home,
            ...(message?.hero && {
              hero: toHeroContent(message.hero),
              figures: message.hero.figures,
            }),
            ...(message?.promo && { promo: toHeroContent(message.promo) }),
            sections: shownHomeSections(settings.homeSections),
            portrait,
            story: artistStory,
          }}
          site={previewed}
        />
      ) : (
        <AboutView data={{ artistName, artistStory, portrait, studioPhotos }} site={previewed} />
      )}
    </ShopFrame>
  );
}

/** A page of the shop without anything in its address. */
const PREVIEWED_URL = new URL("http://preview.invalid/");

/** Shows the page in the look that is chosen in the form. Returns the address of its styles, if it has a file of its own. */
function usePreviewedLook(look: Look | undefined): string | undefined {
  useEffect(() => {
    if (look) document.documentElement.dataset["look"] = look;
  }, [look]);
  return look && LOOK_FILES[look].styles;
}
