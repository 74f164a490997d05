/* oxlint-disable jsx-a11y/prefer-tag-over-role -- HTML has no element for a listbox of links */
import { PageLink } from "#web/ui/page-link.tsx";
import { Highlighted } from "#web/catalog/text/highlighted.tsx";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { Price } from "#web/catalog/pieces/price.tsx";
import type { Option } from "./list-options.ts";
import { type Combobox, optionId } from "./use-combobox.ts";
import { MESSAGES } from "./messages.ts";
import "./suggestion-list.css";

/** The listbox of a search field's suggestions; closed while there are none. */
export function SuggestionList({
  combobox,
  className = "",
}: {
  combobox: Combobox;
  className?: string;
}) {
  const { listId, groups, isOpen, readAs } = combobox;
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  return (
    <>
      <output className="sr">{isOpen && MESSAGES.count(count)}</output>
      {isOpen && (
        <div
          aria-label={MESSAGES.label}
          className={`suggestions ${className}`}
          id={listId}
          // Keeps the focus in the field while the list is clicked.
          onMouseDown={(event) => event.preventDefault()}
          role="listbox"
          tabIndex={-1}
        >
          {readAs && <p className="suggestions-corrected">{MESSAGES.correctedTo(readAs)}</p>}
          <Groups combobox={combobox} />
        </div>
      )}
    </>
  );
}

function Groups({ combobox }: { combobox: Combobox }) {
  let index = -1;
  return combobox.groups.map(({ title, options }) => (
    <div aria-label={title} key={title} role="group">
      <p aria-hidden="true" className="suggestions-title">
        {title}
      </p>
      {options.map((option) => {
        index += 1;
        return <Suggestion combobox={combobox} index={index} key={option.href} option={option} />;
      })}
    </div>
  ));
}

function Suggestion({
  combobox,
  option,
  index,
}: {
  combobox: Combobox;
  option: Option;
  index: number;
}) {
  const { href, name, price, picture } = option;
  return (
    <PageLink
      aria-selected={index === combobox.active}
      className="suggestion"
      id={optionId(combobox.listId, index)}
      onClick={combobox.close}
      role="option"
      tabIndex={-1}
      to={href}
    >
      {picture !== undefined && (
        <span className="suggestion-picture">
          {picture && <Picture isDecorative fallback={null} picture={picture} sizes="56px" />}
        </span>
      )}
      <span className="suggestion-name">
        <Highlighted parts={name} />
      </span>
      {price !== undefined && <Price price={price} />}
    </PageLink>
  );
}
