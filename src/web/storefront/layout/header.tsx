import { useRef } from "react";
import { ShortlistLink } from "#web/catalog/shortlist/shortlist-buttons.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { showDialog } from "../close-on-back.ts";
import { HeaderBrand } from "./brand.tsx";
import { CategoryLinks } from "./category-links.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { MobileSearch, openMobileSearch } from "./mobile-search.tsx";
import { SearchDialog } from "./search-dialog.tsx";
import { fillSearchForm } from "./fill-search-form.ts";
import { MESSAGES } from "./messages.ts";
import "./header.css";

/** How many categories have room in the bar; the menu of phones lists all. */
const BAR_CATEGORIES = 8;

/**
 * The sticky header. Its buttons use popovers and invoker commands, so that search and menu open without
 * scripts.
 */
export function Header() {
  const search = useRef<HTMLDialogElement>(null);
  const mobileSearch = useRef<HTMLFormElement>(null);
  const menu = useRef<HTMLDialogElement>(null);
  return (
    <>
      <header className="head">
        <div className="head-bar">
          <HeaderBrand />
          <nav aria-label={MESSAGES.categories} className="head-categories">
            <ul>
              <CategoryLinks max={BAR_CATEGORIES} />
            </ul>
          </nav>
          <div className="head-tools">
            <ShortlistLink />
            <button
              aria-haspopup="dialog"
              aria-label={MESSAGES.search.label}
              className="iconbtn head-search-wide"
              command="show-modal"
              commandfor="search"
              onClick={(event) => {
                event.preventDefault();
                fillSearchForm(search.current);
                showDialog(search);
                search.current?.querySelector("input")?.focus();
              }}
              type="button"
            >
              <Icon name="search" />
            </button>
            <button
              aria-label={MESSAGES.search.label}
              className="iconbtn head-search-phone"
              onClick={(event) => {
                event.preventDefault();
                openMobileSearch(mobileSearch, event.currentTarget);
              }}
              popoverTarget="phone-search"
              type="button"
            >
              <Icon name="search" />
            </button>
            <button
              aria-haspopup="dialog"
              aria-label={MESSAGES.menu}
              className="iconbtn head-menu"
              command="show-modal"
              commandfor="menu"
              onClick={(event) => {
                event.preventDefault();
                showDialog(menu);
              }}
              type="button"
            >
              <Icon name="menu" />
            </button>
          </div>
        </div>
        <MobileSearch ref={mobileSearch} />
      </header>
      <SearchDialog ref={search} />
      <MobileMenu ref={menu} />
    </>
  );
}
