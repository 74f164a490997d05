/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no element of HTML is a listbox of links */
import { PageLink } from "#web/ui/page-link.tsx";
import { Highlighted } from "#web/catalog/highlighted.tsx";
import { Picture } from "#web/catalog/picture.tsx";
import { Price } from "#web/catalog/price.tsx";
import type { Option } from "./list-options.ts";
import { type Combobox, optionId } from "./use-combobox.ts";
import "./suggestion-list.css";

/** What a search field suggests; nothing while it suggests nothing. */
export function SuggestionList({ box, className = "" }: { box: Combobox; className?: string }) {
  const { listId, groups, isOpen, corrected } = box;
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  return (
    <>
      <output className="sr">
        {isOpen && `${count} ${count === 1 ? "suggestion" : "suggestions"}`}
      </output>
      {isOpen && (
        <div
          aria-label="Suggestions"
          className={`suggestions ${className}`}
          id={listId}
          // The keyboard stays in the field while a pointer is at the list.
          onMouseDown={(event) => event.preventDefault()}
          role="listbox"
          tabIndex={-1}
        >
          {corrected && <p className="suggestions-read">Showing “{corrected}”.</p>}
          <Groups box={box} />
        </div>
      )}
    </>
  );
}

function Groups({ box }: { box: Combobox }) {
  let place = -1;
  return box.groups.map(({ title, options }) => (
    <div aria-label={title} key={title} role="group">
      <p aria-hidden="true" className="suggestions-title">
        {title}
      </p>
      {options.map((option) => {
        place += 1;
        return <Suggestion box={box} key={option.href} option={option} place={place} />;
      })}
    </div>
  ));
}

function Suggestion({ box, option, place }: { box: Combobox; option: Option; place: number }) {
  const { href, name, price, picture } = option;
  return (
    <PageLink
      aria-selected={place === box.active}
      className="suggestion"
      id={optionId(box.listId, place)}
      onClick={box.close}
      role="option"
      tabIndex={-1}
      to={href}
      viewTransition
    >
      {picture !== undefined && (
        <span className="suggestion-picture">
          {picture && <Picture alt="" fallback={null} picture={picture} sizes="56px" />}
        </span>
      )}
      <span className="suggestion-name">
        <Highlighted parts={name} />
      </span>
      {price !== undefined && <Price price={price} />}
    </PageLink>
  );
}
