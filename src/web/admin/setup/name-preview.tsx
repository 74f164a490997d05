import { MESSAGES } from "./messages.ts";
import "./peek-bar.css";
import "./previews.css";

type Props = {
  businessName: string;
  email: string;
  phone: string;
  city: string;
  state: string;
  blurb: string;
  showTrademark: boolean;
};

/** The top and the bottom of every page, as typed. */
export function NamePreview(props: Props) {
  const { businessName, email, phone, city, state, blurb, showTrademark } = props;
  const name = businessName ? (
    <>
      {businessName}
      {showTrademark && <sup className="name-preview-mark">™</sup>}
    </>
  ) : (
    MESSAGES.name.unnamed
  );
  return (
    <aside aria-label={MESSAGES.name.preview} className="setup-preview name-preview">
      <p className="setup-peek-bar">{MESSAGES.name.preview}</p>
      <p className="name-preview-top">{name}</p>
      <p className="name-preview-middle">{MESSAGES.name.piecesHere}</p>
      <div className="name-preview-foot on-fern">
        <div>
          <b>{name}</b>
          <p>{blurb}</p>
        </div>
        <p>
          {[phone, email, [city, state].filter(Boolean).join(", ")].filter(Boolean).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </div>
    </aside>
  );
}
