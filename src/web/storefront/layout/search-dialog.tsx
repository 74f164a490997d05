import type { RefObject, SubmitEvent } from "react";
import { useNavigate } from "react-router";
import { SEARCH_MAX_LENGTH } from "#contract/catalogue/catalog-query.ts";
import { ANY_PRICE, PRICE_BANDS } from "#contract/catalogue/price-bands.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { KEEP_DIALOGS } from "#web/ui/use-close-on-navigation.ts";
import { Field } from "#web/ui/field.tsx";
import { useCloseOnBack } from "../close-on-back.ts";
import { SuggestionList } from "../suggestions/suggestion-list.tsx";
import { useCombobox } from "../suggestions/use-combobox.ts";
import { useLayoutData } from "./use-layout-data.ts";
import { ALL_CATEGORIES, searchUrl } from "./search-url.ts";
import { MESSAGES } from "./messages.ts";
import "./search-dialog.css";

/** "Search Items": term, category and price range; without scripts a plain form. */
export function SearchDialog({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  const navigate = useNavigate();
  const { inputProps, combobox } = useCombobox();
  useCloseOnBack(ref);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const href = searchUrl(new FormData(event.currentTarget));
    // The navigation closes the dialog.
    if (href) void navigate(href);
  };

  const clear = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = ref.current?.querySelector<HTMLFormElement>("#search-form");
    form?.reset();
    form?.querySelector("input")?.focus();
    void navigate("/collections", { state: KEEP_DIALOGS });
  };

  return (
    <Dialog className="search" id="search" ref={ref} title={MESSAGES.search.title}>
      <search>
        <form action="/collections" id="search-form" onSubmit={submit}>
          <input
            aria-label={MESSAGES.search.label}
            autoComplete="off"
            className="search-term"
            enterKeyHint="search"
            maxLength={SEARCH_MAX_LENGTH}
            name="search"
            placeholder={MESSAGES.search.placeholder}
            type="search"
            {...inputProps}
          />
          <div className="search-controls">
            <CategoryField />
            <PriceField />
            <button className="btn quiet" form="search-clear" type="submit">
              {MESSAGES.search.clear}
            </button>
            <button className="btn" type="submit">
              {MESSAGES.search.submit}
            </button>
          </div>
          <SuggestionList combobox={combobox} className="wide" />
        </form>
      </search>
      <form action="/collections" id="search-clear" onSubmit={clear} />
    </Dialog>
  );
}

function CategoryField() {
  const { categories } = useLayoutData();
  return (
    <Field id="search-category" label={MESSAGES.search.category}>
      <select defaultValue={ALL_CATEGORIES} id="search-category" name="category">
        <option value={ALL_CATEGORIES}>{MESSAGES.search.allCategories}</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  );
}

function PriceField() {
  return (
    <Field id="search-price" label={MESSAGES.search.priceRange}>
      <select defaultValue={ANY_PRICE.value} id="search-price" name="price">
        {[ANY_PRICE, ...PRICE_BANDS].map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}
