import { type SubmitEvent, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { useToast } from "#web/ui/toaster.tsx";
import { formText } from "../form-text.ts";
import { useLayoutData } from "./use-layout-data.ts";
import { postSubscription } from "./post-subscription.ts";
import { MESSAGES } from "./messages.ts";
import "./newsletter.css";

const { subscribed, failed: failedTitle } = MESSAGES.newsletter;

/** "Stay in Touch". Without scripts the form posts to /subscribe, which redirects back with the outcome. */
export function Newsletter() {
  const outcome = useSearchParams()[0].get("subscribed");
  const { own } = useLayoutData();
  if (own && !own.canSendMail) return null;
  return (
    <section aria-labelledby="stay-in-touch" className="newsletter">
      <div className="wrap">
        <div>
          <h2 id="stay-in-touch">{MESSAGES.newsletter.title}</h2>
          <p>{MESSAGES.newsletter.text}</p>
        </div>
        {outcome === "yes" ? <Thanks /> : <SubscribeForm failed={outcome === "no"} />}
      </div>
    </section>
  );
}

function Thanks() {
  return (
    <p className="newsletter-thanks">
      <b>{subscribed.title}</b> {subscribed.description}
    </p>
  );
}

function SubscribeForm({ failed }: { failed: boolean }) {
  const { pathname, search } = useLocation();
  const { shownAt } = useLayoutData();
  const [isSubmitting, setSubmitting] = useState(false);
  const { toast } = useToast();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const email = formText(fields, "email");
    if (!email || isSubmitting) return;
    setSubmitting(true);
    const problem = await postSubscription(email, formText(fields, "topic"));
    setSubmitting(false);
    if (problem) {
      toast({ variant: "destructive", title: failedTitle, description: problem });
    } else {
      form.reset();
      toast(subscribed);
    }
  };

  return (
    <form action="/subscribe" method="post" onSubmit={(event) => void submit(event)}>
      <input name="from" type="hidden" value={pathname + search} />
      <input name="shownAt" type="hidden" value={shownAt} />
      {/* A honeypot for bots; people neither see nor reach it. */}
      <div aria-hidden className="sr">
        <label htmlFor="stay-topic">{MESSAGES.newsletter.honeypot}</label>
        <input autoComplete="off" id="stay-topic" name="topic" tabIndex={-1} type="text" />
      </div>
      {failed && (
        <p className="err" role="alert">
          {failedTitle}. {MESSAGES.newsletter.checkAddress}
        </p>
      )}
      <div className="newsletter-line">
        <input
          aria-label={MESSAGES.newsletter.email}
          autoComplete="email"
          maxLength={255}
          name="email"
          placeholder="you@example.com"
          required
          type="email"
        />
        <button disabled={isSubmitting} type="submit">
          {isSubmitting ? MESSAGES.newsletter.subscribing : MESSAGES.newsletter.subscribe}
        </button>
      </div>
    </form>
  );
}
