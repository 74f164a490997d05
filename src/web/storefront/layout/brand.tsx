import {
  parseMediaHash,
  renditionUrl,
  renditionWidths,
  shortHash,
} from "#contract/media/media-urls.ts";
import { PageLink } from "#web/ui/page-link.tsx";
import { useLayoutData } from "./use-layout-data.ts";
import "./brand.css";

/** The business name with ™, linking home; a shop without a name has no trademark. */
export function Brand() {
  const { settings, withoutTrademark } = useLayoutData();
  return (
    <PageLink className="brand" prefetch="intent" to="/">
      {settings.businessName}
      {!withoutTrademark && <sup>™</sup>}
    </PageLink>
  );
}

/** The logo where there is one, else the name. */
export function HeaderBrand() {
  const { settings, logo } = useLayoutData();
  const hash = logo && parseMediaHash(logo.url);
  if (!logo || !hash) return <Brand />;
  const width = renditionWidths(logo.width).findLast((each) => each <= LOGO_WIDTH) ?? LOGO_WIDTH;
  return (
    <PageLink className="brand" prefetch="intent" to="/">
      <img
        alt={settings.businessName}
        className="brand-logo"
        height={logo.height}
        src={renditionUrl(shortHash(hash), width, "webp")}
        width={logo.width}
      />
    </PageLink>
  );
}

/** In pixels: sharp on screens of twice the density. */
const LOGO_WIDTH = 480;
