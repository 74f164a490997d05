import { SEARCH_MAX_LENGTH } from "#contract/catalogue/catalog-query.ts";
import type { PageErrorText } from "./describe-page-error.ts";
import { MESSAGES } from "./messages.ts";
import "./error-page.css";

type Props = PageErrorText & {
  /** Path and query of the page that failed. */
  address: string;
  /** By which the log can be searched; null where it is not known. */
  requestId: string | null;
};

/** The main part of a page that failed, with links to go on; on 404 also a search. */
export const ErrorPage = ({ status, title, text, address, requestId }: Props) => (
  <main className="wrap error-page" id="main">
    <h1>{title}</h1>
    <p>{text}</p>
    {status === 500 && requestId && (
      <p className="request-id">
        {MESSAGES.requestId} <span>{requestId}</span>
      </p>
    )}
    {status === 404 && <SearchAgain />}
    <p className="error-page-links">
      {status !== 404 && (
        <a className="btn quiet" href={address}>
          {MESSAGES.tryAgain}
        </a>
      )}
      <a className="go" href="/collections">
        <span>{MESSAGES.collections}</span>
      </a>
      <a className="go" href="/">
        <span>{MESSAGES.home}</span>
      </a>
    </p>
  </main>
);

export const SearchAgain = () => (
  <search>
    <form action="/collections" className="error-page-search" data-search>
      <input
        aria-label={MESSAGES.search}
        maxLength={SEARCH_MAX_LENGTH}
        name="search"
        placeholder={MESSAGES.search}
        type="search"
      />
      <button type="submit">{MESSAGES.submit}</button>
    </form>
  </search>
);
