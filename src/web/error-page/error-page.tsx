import { Form, Link, useLocation } from "react-router";
import { SEARCH_MAX_LENGTH } from "#contract/catalogue/catalog-query.ts";
import { describePageError } from "./describe-page-error.ts";
import { isUnreachable } from "./is-unreachable.ts";
import { RequestIdLine } from "./request-id-line.tsx";
import { UnreachablePage } from "./unreachable-page.tsx";
import { MESSAGES } from "./messages.ts";
import "./error-page.css";

/** The main part of a page that failed, with links to go on; on 404 also a search. */
export function ErrorPage({ error }: { error: unknown }) {
  return isUnreachable(error) ? <UnreachablePage /> : <FailedPage error={error} />;
}

function FailedPage({ error }: { error: unknown }) {
  const { status, title, text } = describePageError(error);
  const { pathname, search } = useLocation();
  return (
    <main className="wrap error-page" id="main">
      <h1>{title}</h1>
      <p>{text}</p>
      {status === 500 && <RequestIdLine />}
      {status === 404 && <SearchAgain />}
      <p className="error-page-links">
        {status !== 404 && (
          <Link className="btn quiet" reloadDocument to={pathname + search}>
            {MESSAGES.tryAgain}
          </Link>
        )}
        <Link className="go" to="/collections">
          <span>{MESSAGES.collections}</span>
        </Link>
        <Link className="go" to="/">
          <span>{MESSAGES.home}</span>
        </Link>
      </p>
    </main>
  );
}

function SearchAgain() {
  return (
    <search>
      <Form action="/collections" className="error-page-search">
        <input
          aria-label={MESSAGES.search}
          maxLength={SEARCH_MAX_LENGTH}
          name="search"
          placeholder={MESSAGES.search}
          type="search"
        />
        <button type="submit">{MESSAGES.submit}</button>
      </Form>
    </search>
  );
}
