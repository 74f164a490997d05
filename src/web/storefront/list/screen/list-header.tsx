import { type SubmitEvent, useEffect, useRef } from "react";
import { SEARCH_MAX_LENGTH } from "#contract/catalogue/catalog-query.ts";
import { formatCount } from "#contract/decimals.ts";
import { Icon } from "#web/ui/icon.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { SuggestionList } from "../../suggestions/suggestion-list.tsx";
import { useCombobox } from "../../suggestions/use-combobox.ts";
import type { ListData, Section, SectionName } from "../list-data.ts";
import { FORM_ID } from "../filters/read-filter-form.ts";
import { useListSearchParams } from "../filters/list-search-params.tsx";
import { MESSAGES } from "../messages.ts";
import "./list-header.css";

/** The two sections as large titles with counts, which link to them, and the search form beside them. */
export function ListHeader({ data, order }: { data: ListData; order: SectionName[] }) {
  return (
    <div className="wrap list-header">
      <h1 className="sr">{order.map((name) => MESSAGES.titles[name]).join(MESSAGES.both)}</h1>
      <nav aria-label={MESSAGES.sections}>
        <ul>
          {order.map((name, index) => (
            <li key={name}>
              <SectionLink name={name} section={data[name]} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      </nav>
      <search>
        <SearchForm />
      </search>
    </div>
  );
}

function SectionLink({
  name,
  section,
  isFirst,
}: {
  name: SectionName;
  section: Section<unknown>;
  isFirst: boolean;
}) {
  const { path, search } = useListSearchParams();
  return (
    <PageLink to={`${path}${search}#${name}`} aria-current={isFirst ? "true" : undefined}>
      {MESSAGES.titles[name]}
      {section.state === "ready" && <sup>{formatCount(section.total)}</sup>}
    </PageLink>
  );
}

/** The list's form. Filters and sorting belong to it by its id, wherever they are rendered. */
function SearchForm() {
  const { path, query, formQuery, applyForm } = useListSearchParams();
  const input = useRef<HTMLInputElement>(null);
  const { inputProps, combobox } = useCombobox();
  const lastSearch = useRef(formQuery.search);
  useEffect(() => {
    // Keeps what is being typed, unless a chip, the Back button or its becoming filters changed the search.
    if (lastSearch.current === formQuery.search) return;
    lastSearch.current = formQuery.search;
    if (input.current) input.current.value = formQuery.search;
  }, [formQuery.search]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    applyForm();
  };
  return (
    <form id={FORM_ID} action={path} className="list-search" onSubmit={submit}>
      <label className="sr" htmlFor="list-search">
        {MESSAGES.search.label}
      </label>
      <input
        ref={input}
        id="list-search"
        type="search"
        name="search"
        defaultValue={query.search}
        maxLength={SEARCH_MAX_LENGTH}
        placeholder={MESSAGES.search.placeholder}
        enterKeyHint="search"
        autoComplete="off"
        {...inputProps}
      />
      <button type="submit" className="iconbtn" aria-label={MESSAGES.search.find}>
        <Icon name="search" />
      </button>
      <SuggestionList combobox={combobox} className="floating" />
    </form>
  );
}
