import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../shop.ts";

/** /manifest.webmanifest: the shop's name, colors and icons when installed as an app. */
export async function writeManifest(shop: Shop): Promise<string> {
  const { businessName, blurb } = await getSettings(shop);
  return JSON.stringify({
    name: businessName,
    short_name: businessName.length > 12 ? businessName.split(" ")[0] : businessName,
    description: blurb,
    lang: "en-US",
    id: "/",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: "#f7f5f0",
    theme_color: "#f7f5f0",
    icons: [
      icon("/icon-192.png", "192x192", "any"),
      icon("/icon-512.png", "512x512", "any"),
      icon("/icon-maskable-512.png", "512x512", "maskable"),
    ],
  });
}

const icon = (src: string, sizes: string, purpose: string) => ({
  src,
  sizes,
  type: "image/png",
  purpose,
});
