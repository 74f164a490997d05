import { Icon } from "#web/ui/icon.tsx";
import "./keep-buttons.css";

type Piece = { id: number; name: string };

/* The page script keeps and removes the piece of a button that is pressed, and draws those of cards. Without scripts nothing is kept, and none is shown. */

/** The ribbon with its word, beside the other actions of a piece: outlined when off, filled when it is kept. */
export const WideKeepButton = ({ id, name }: Piece) => (
  <button
    aria-pressed="false"
    className="btn quiet keep-wide"
    data-keep={id}
    data-name={name}
    type="button"
  >
    <Icon name="ribbon" />
    <span className="keep-off">Keep</span>
    <span className="keep-on">Kept</span>
    <span className="sr"> {name}</span>
  </button>
);

/** The ribbon in the header; the page script counts what is kept and shows it. */
export const ShortlistLink = () => (
  <a className="iconbtn shortlist-link" data-shortlist="" hidden href="/shortlist">
    <Icon name="ribbon" />
    <span aria-hidden="true" />
  </a>
);
