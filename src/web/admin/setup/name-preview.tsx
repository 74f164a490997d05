import "./peek-bar.css";
import "./previews.css";

const PREVIEW = "Your pages, as you type";

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
    "Your shop"
  );
  return (
    <aside aria-label={PREVIEW} className="setup-preview name-preview">
      <p className="setup-peek-bar">{PREVIEW}</p>
      <p className="name-preview-top">{name}</p>
      <p className="name-preview-middle">Your pieces and stories go here.</p>
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
