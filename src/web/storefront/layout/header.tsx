import { catalogHref, SEARCH_MAX_LENGTH } from "#contract/catalogue/catalog-query.ts";
import type { Site } from "#web/content/site.ts";
import { ShortlistLink } from "#web/catalog/shortlist/keep-buttons.tsx";
import { DialogFrame } from "#web/ui/dialog-frame.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Island } from "../island.tsx";
import type Suggestions from "../suggestions/suggestions.island.tsx";
import { HeaderBrand } from "./brand.tsx";
import { SEARCH_PLACEHOLDER, SearchDialog } from "./search-dialog.tsx";
import "./header.css";
import "./mobile-menu.css";
import "./mobile-search.css";

/** A shop with pieces in fewer categories has nothing to choose between. */
const MIN_CATEGORIES = 3;

const ALL_PIECES = { href: "/products", name: "All pieces" };

const ABOUT = { href: "/about", name: "About" };

/** How many categories have room in the bar; the menu of phones lists all. */
const BAR_CATEGORIES = 8;

type Props = { site: Site; url: URL };

/**
 * The sticky header. Its buttons use popovers and invoker commands, so that search and menu open without
 * scripts.
 */
export function Header({ site, url }: Props) {
  return (
    <>
      <header className="head">
        <div className="head-bar">
          <HeaderBrand site={site} />
          <nav aria-label="Categories" className="head-categories">
            <ul>
              <CategoryLinks max={BAR_CATEGORIES} site={site} url={url} />
            </ul>
          </nav>
          <div className="head-tools">
            <ShortlistLink />
            <button
              aria-haspopup="dialog"
              aria-label="Search"
              className="iconbtn head-search-wide"
              command="show-modal"
              commandfor="search"
              type="button"
            >
              <Icon name="search" />
            </button>
            <button
              aria-label="Search"
              className="iconbtn head-search-phone"
              popoverTarget="phone-search"
              type="button"
            >
              <Icon name="search" />
            </button>
            <button
              aria-haspopup="dialog"
              aria-label="Menu"
              className="iconbtn head-menu"
              command="show-modal"
              commandfor="menu"
              type="button"
            >
              <Icon name="menu" />
            </button>
          </div>
        </div>
        <MobileSearch />
      </header>
      <SearchDialog site={site} url={url} />
      <MobileMenu site={site} url={url} />
    </>
  );
}

/** The full-screen menu: Home and the categories. */
const MobileMenu = ({ site, url }: Props) => (
  <DialogFrame className="menu" id="menu" title="Menu">
    <nav aria-label="Menu">
      <ul>
        <li>
          <a href="/">Home</a>
        </li>
        <CategoryLinks site={site} url={url} />
      </ul>
    </nav>
  </DialogFrame>
);

/** The search field of small screens, over the header; it submits the term only. */
const MobileSearch = () => (
  <search>
    <form
      action="/collections"
      className="phone-search"
      data-search=""
      id="phone-search"
      popover="auto"
    >
      <Icon name="search" />
      <Island<typeof Suggestions> name="suggestions" on="focus" props={{}}>
        <input
          aria-label="Search"
          autoComplete="off"
          // Opened as a popover, it has the focus: phones show their keyboard.
          autoFocus
          enterKeyHint="search"
          maxLength={SEARCH_MAX_LENGTH}
          name="search"
          placeholder={SEARCH_PLACEHOLDER}
          type="search"
        />
      </Island>
      <button
        aria-label="Close search"
        className="iconbtn"
        popoverTarget="phone-search"
        popoverTargetAction="hide"
        type="button"
      >
        <Icon name="close" />
      </button>
    </form>
  </search>
);

type CategoryLinksProps = {
  site: Site;
  url: URL;
  /** How many at most, in their order; without it all, after a link to all pieces. */
  max?: number;
};

/** The categories as list items; the one of the address has aria-current. A shop of its own leaves out empty ones. */
function CategoryLinks({ site: { categories, own }, url, max }: CategoryLinksProps) {
  const current = url.searchParams.get("category");
  const shown = categories.filter(({ id }) => !own || own.categoryIds.includes(id));
  const isScreens = own !== undefined && shown.length < MIN_CATEGORIES;
  const screens = isScreens ? [ALL_PIECES, ABOUT] : max === undefined ? [ALL_PIECES] : [];
  const links = [
    ...screens.map((screen) => ({
      ...screen,
      isCurrent: url.pathname === screen.href && url.search === "",
    })),
    ...(isScreens ? [] : shown.slice(0, max)).map(({ id, name }) => ({
      href: catalogHref("/collections", { category: id }),
      name,
      isCurrent: current === String(id),
    })),
  ];
  return links.map(({ href, name, isCurrent }) => (
    <li key={href}>
      <a aria-current={isCurrent ? "page" : undefined} href={href}>
        {name}
      </a>
    </li>
  ));
}
