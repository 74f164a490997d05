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
import { AboutPage } from "../about/about-page.tsx";
import { toHeroContent } from "../home/hero-content.ts";
import { HomePage } from "../home/home-page.tsx";
import { loadHome } from "../home/load-home.server.ts";
import { AnnouncementLine } from "../layout/announcement-line.tsx";
import { Footer } from "../layout/footer.tsx";
import { Header } from "../layout/header.tsx";
import { loadLayoutData } from "../layout/load-layout-data.server.ts";
import { Newsletter } from "../layout/newsletter.tsx";
import { toBrand } from "../layout/to-brand.ts";
import { LayoutDataProvider } from "../layout/layout-data-provider.tsx";
import { PRIVATE_PAGE_HEADERS } from "../private-page-headers.ts";
import { useDraft } from "../use-draft.ts";
import { usePreviewedLook } from "./use-previewed-look.ts";
import type { Route } from "./+types/route.ts";
import "../layout/layout.css";

/** The home or About page (parameter `page`) with its frame. For people with full access. */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (getViewer(context) !== "admin") throw data({ message: "Page not found" }, { status: 404 });
  const shop = getShop(context);
  const [layout, settings] = await Promise.all([
    loadLayoutData(context),
    withPageErrors(getSettings(shop)),
  ]);
  const home = url.searchParams.get("page") === "about" ? null : await loadHome(shop);
  return data(
    { layout, home, settings: publicSettings(settings) },
    { headers: PRIVATE_PAGE_HEADERS },
  );
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
  const { layout, home } = loaderData;
  const lookStyles = usePreviewedLook(message?.settings.look);
  const settings = hideStreet(withNames({ ...loaderData.settings, ...message?.settings }));
  const {
    withoutTrademark: _shown,
    logo: _logo,
    announcement: _line,
    closesAt: _time,
    ...usual
  } = layout;
  const { timeZone } = layout.settings;
  const announcement = announcementAt({ timeZone, ...settings }, layout.shownAt);
  const hoursExceptions = upcomingExceptions({ timeZone, ...settings }, layout.shownAt);
  const closesAt = openUntil({ timeZone, ...settings }, layout.shownAt);
  const previewed = {
    ...usual,
    ...toBrand(settings),
    ...(announcement && { announcement }),
    ...(closesAt && { closesAt }),
    settings: { ...layout.settings, ...settings, hoursExceptions },
  };
  return (
    <LayoutDataProvider data={previewed}>
      {lookStyles && <link href={lookStyles} precedence="look" rel="stylesheet" />}
      <AnnouncementLine />
      <Header />
      {home ? (
        <HomePage
          {...home}
          {...(message?.hero && {
            hero: toHeroContent(message.hero),
            figures: message.hero.figures,
          })}
          {...(message?.promo && { promo: toHeroContent(message.promo) })}
          sections={shownHomeSections(settings.homeSections)}
          portrait={settings.portrait}
          story={settings.artistStory}
        />
      ) : (
        <AboutPage
          artistName={settings.artistName}
          artistStory={settings.artistStory}
          portrait={settings.portrait}
          studioPhotos={settings.studioPhotos}
        />
      )}
      <Newsletter />
      <Footer />
    </LayoutDataProvider>
  );
}
