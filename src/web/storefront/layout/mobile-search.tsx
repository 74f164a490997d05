import { type RefObject, type SubmitEvent, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { catalogHref, SEARCH_MAX_LENGTH } from "#contract/catalogue/catalog-query.ts";
import { Icon } from "#web/ui/icon.tsx";
import { SuggestionList } from "../suggestions/suggestion-list.tsx";
import { useCombobox } from "../suggestions/use-combobox.ts";
import { formText } from "../form-text.ts";
import { MESSAGES } from "./messages.ts";
import "./mobile-search.css";

type FormRef = RefObject<HTMLFormElement | null>;

/** The search field of small screens, over the header; it submits the term only. */
export function MobileSearch({ ref }: { ref: FormRef }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const { inputProps, combobox } = useCombobox();

  useEffect(() => {
    if (key) ref.current?.hidePopover();
  }, [key, ref]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = formText(new FormData(event.currentTarget), "search");
    if (!search) return;
    ref.current?.hidePopover();
    void navigate(catalogHref("/collections", { search }));
  };

  return (
    <search>
      <form
        action="/collections"
        className="phone-search"
        id="phone-search"
        onSubmit={submit}
        popover="auto"
        ref={ref}
      >
        <Icon name="search" />
        <input
          aria-label={MESSAGES.search.label}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={SEARCH_MAX_LENGTH}
          name="search"
          placeholder={MESSAGES.search.placeholder}
          type="search"
          {...inputProps}
        />
        <button
          aria-label={MESSAGES.search.close}
          className="iconbtn"
          popoverTarget="phone-search"
          popoverTargetAction="hide"
          type="button"
        >
          <Icon name="close" />
        </button>
        <SuggestionList combobox={combobox} className="floating" />
      </form>
    </search>
  );
}

/** Opens and focuses the field within the same click, which phones require to show their keyboard. */
export function openMobileSearch(ref: FormRef, source: HTMLElement): void {
  ref.current?.showPopover({ source });
  ref.current?.querySelector("input")?.focus();
}
