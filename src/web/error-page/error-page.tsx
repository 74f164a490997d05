import { SEARCH_MAX_LENGTH } from "#contract/catalogue/catalog-query.ts";
import type { PageErrorText } from "./describe-page-error.ts";
import "./error-page.css";

const SEARCH_LABEL = "What were you looking for?";

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
        If you write to us, mention this number: <span>{requestId}</span>
      </p>
    )}
    {status === 404 && <SearchAgain />}
    <p className="error-page-links">
      {status !== 404 && (
        <a className="btn quiet" href={address}>
          Try again
        </a>
      )}
      <a className="go" href="/collections">
        <span>Back to Collections</span>
      </a>
      <a className="go" href="/">
        <span>Home</span>
      </a>
    </p>
  </main>
);

export const SearchAgain = () => (
  <search>
    <form action="/collections" className="error-page-search" data-search="">
      <input
        aria-label={SEARCH_LABEL}
        maxLength={SEARCH_MAX_LENGTH}
        name="search"
        placeholder={SEARCH_LABEL}
        type="search"
      />
      <button type="submit">Search</button>
    </form>
  </search>
);
