import {
  parseMediaHash,
  renditionUrl,
  renditionWidths,
  shortHash,
} from "#contract/media/media-urls.ts";
import type { Site } from "#web/content/site.ts";
import "./brand.css";

/** The business name with ™, linking home; a shop without a name has no trademark. */
export const Brand = ({ site: { settings, withoutTrademark } }: { site: Site }) => (
  <a className="brand" href="/">
    {settings.businessName}
    {!withoutTrademark && <sup>™</sup>}
  </a>
);

/** In pixels: sharp on screens of twice the density. */
const LOGO_WIDTH = 480;

/** The logo where there is one, else the name. */
export function HeaderBrand({ site }: { site: Site }) {
  const { settings, logo } = site;
  const hash = logo && parseMediaHash(logo.url);
  if (!logo || !hash) return <Brand site={site} />;
  const width = renditionWidths(logo.width).findLast((each) => each <= LOGO_WIDTH) ?? LOGO_WIDTH;
  return (
    <a className="brand" href="/">
      <img
        alt={settings.businessName}
        className="brand-logo"
        height={logo.height}
        src={renditionUrl(shortHash(hash), width, "webp")}
        width={logo.width}
      />
    </a>
  );
}
