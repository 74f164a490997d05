import { ENTER_YOUR_EMAIL } from "#contract/email-address.ts";

/** The address form. It posts to /subscribe, which redirects back to this page with the outcome. */
export function NotifyForm({ outcome, shownAt }: { outcome: string | null; shownAt: number }) {
  if (outcome === "yes") {
    return (
      <p className="notify-thanks" id="stay-in-touch">
        Thank you. We’ll write to you when we open.
      </p>
    );
  }
  return (
    <form action="/subscribe" className="notify" id="stay-in-touch" method="post">
      <input name="from" type="hidden" value="/" />
      <input name="shownAt" type="hidden" value={shownAt} />
      {/* A honeypot for bots; people neither see nor reach it. */}
      <div aria-hidden className="sr">
        <label htmlFor="notify-topic">Leave this empty</label>
        <input autoComplete="off" id="notify-topic" name="topic" tabIndex={-1} type="text" />
      </div>
      {outcome === "no" && (
        <p className="err" id="notify-error" role="alert">
          {ENTER_YOUR_EMAIL}
        </p>
      )}
      <div className="notify-line">
        <input
          aria-describedby={outcome === "no" ? "notify-error" : undefined}
          aria-label="Your email"
          autoComplete="email"
          maxLength={255}
          name="email"
          placeholder="you@example.com"
          required
          type="email"
        />
        <button type="submit">Notify me</button>
      </div>
    </form>
  );
}
