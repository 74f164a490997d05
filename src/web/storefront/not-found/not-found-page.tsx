import { SearchAgain } from "#web/error-page/error-page.tsx";
import "./not-found-page.css";

type Props = { title: string; text: string; back: { href: string; label: string } };

/** The page for a missing piece, collection or preview, with a search and a link back. */
export const NotFoundPage = ({ title, text, back }: Props) => (
  <main className="wrap not-found" id="main">
    <h1>{title}</h1>
    <p>{text}</p>
    <SearchAgain />
    <a className="go" href={back.href}>
      <span>{back.label}</span>
    </a>
  </main>
);
