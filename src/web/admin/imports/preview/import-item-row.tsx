import { Link } from "react-router";
import type { ImportItem } from "#contract/importing/imports.ts";

/** One item of an import: its name, its place at the source and its verdict. */
export function ImportItemRow({ item }: { item: ImportItem }) {
  const { name, where, reasons, failures, changes, productId } = item;
  return (
    <li className="import-row">
      <p>
        {productId === null ? (
          <b>{name || "No name"}</b>
        ) : (
          <Link className="link" to={`/admin?edit=${productId}`}>
            {name}
          </Link>
        )}
        <span className="import-where">
          <SourceLink where={where} />
        </span>
      </p>
      {changes.length > 0 && (
        <ul className="import-changes">
          {changes.map(({ field, from, to }) => (
            <li key={field}>
              {field}: {from !== null && <del>{from}</del>} <ins>{to ?? "(empty)"}</ins>
            </li>
          ))}
        </ul>
      )}
      {[...reasons, ...failures].map((sentence) => (
        <p className="import-reason" key={sentence}>
          {sentence}
        </p>
      ))}
    </li>
  );
}

/** The place of an item at its source: a link for a page, text for a row or an id. */
export function SourceLink({ where }: { where: string }) {
  if (!/^https?:\/\//i.test(where)) return where;
  return (
    <a className="link" href={where} rel="noreferrer" target="_blank">
      {where.replace(/^https?:\/\/(www\.)?/i, "")}
    </a>
  );
}
