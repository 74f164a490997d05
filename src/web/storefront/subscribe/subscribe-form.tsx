import { ENTER_YOUR_EMAIL } from "#contract/email-address.ts";
import "./subscribe-form.css";

type SubscribeFormProps = {
  /** The page and its query, to which it leads back. */
  from: string;
  /** When it was rendered, in milliseconds since 1970. */
  shownAt: number;
  /** Whether the address that was sent is none. */
  hasFailed: boolean;
  label: string;
  button: string;
  /** Whether the page script sends it, with a toast. */
  isScripted?: boolean;
};

/** Takes an email address. Without scripts it posts to /subscribe, which redirects back with the outcome. */
export function SubscribeForm(props: SubscribeFormProps) {
  const { from, shownAt, hasFailed, label, button, isScripted } = props;
  return (
    <form action="/subscribe" data-newsletter={isScripted} method="post">
      <input name="from" type="hidden" value={from} />
      <input name="shownAt" type="hidden" value={shownAt} />
      {/* A honeypot for bots; people neither see nor reach it. */}
      <div aria-hidden className="sr">
        <label htmlFor="subscribe-topic">Leave this empty</label>
        <input autoComplete="off" id="subscribe-topic" name="topic" tabIndex={-1} type="text" />
      </div>
      {hasFailed && (
        <p className="err" id="subscribe-error" role="alert">
          {isScripted && "Subscription failed. "}
          {ENTER_YOUR_EMAIL}
        </p>
      )}
      <div className="subscribe-line">
        <input
          aria-describedby={hasFailed ? "subscribe-error" : undefined}
          aria-label={label}
          autoComplete="email"
          maxLength={255}
          name="email"
          placeholder="you@example.com"
          required
          type="email"
        />
        <button type="submit">{button}</button>
      </div>
    </form>
  );
}
