import { LOOKS } from "#contract/settings/looks.ts";
import { parseMediaHash, renditionUrl } from "#contract/media/media-urls.ts";
import { getNamedSettings } from "../../infrastructure/settings/get-named-settings.ts";
import type { Shop } from "../../shop.ts";

/** /manifest.webmanifest: the shop's name, colors and icons when installed as an app. */
export async function writeManifest(shop: Shop): Promise<string> {
  const { businessName, blurb, tabIcon, look } = await getNamedSettings(shop);
  return JSON.stringify({
    name: businessName,
    short_name: businessName.length > 12 ? businessName.split(" ")[0] : businessName,
    description: blurb,
    lang: "en-US",
    id: "/",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: LOOKS[look].ground,
    theme_color: LOOKS[look].ground,
    icons: ownIcons(tabIcon) ?? DRAWN_ICONS,
  });
}

/** null without an icon of the shop's own. */
function ownIcons(tabIcon: string) {
  const hash = parseMediaHash(tabIcon);
  if (hash === undefined) return null;
  return ([320, 640] as const).map((size) => ({
    src: renditionUrl(hash, size, "jpg"),
    sizes: `${size}x${size}`,
    type: "image/jpeg",
    purpose: "any",
  }));
}

const icon = (src: string, sizes: string, purpose: string) => ({
  src,
  sizes,
  type: "image/png",
  purpose,
});

const DRAWN_ICONS = [
  icon("/icon-192.png", "192x192", "any"),
  icon("/icon-512.png", "512x512", "any"),
  icon("/icon-maskable-512.png", "512x512", "maskable"),
];
