import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Quote } from "#contract/sales/quotes.ts";
import { callApi } from "../api-client/call-api.ts";
import { useAction } from "../use-action.ts";
import { checkQuote, type QuoteForm, toQuoteInput } from "./quote-form.ts";

/** Milliseconds after the last key. */
const DEBOUNCE = 800;

type DraftState = "incomplete" | "saving" | "saved" | "failed";

/**
 * Saves the quote as a draft while it is typed, one call after another. What is incomplete waits.
 * @param draft the one that is continued
 */
export function useSavedDraft(inquiryId: number, form: QuoteForm, draft: Quote | null) {
  const body = JSON.stringify(toQuoteInput(form));
  const [saved, setSaved] = useState(draft);
  const [savedBody, setSavedBody] = useState(body);
  const [isIncomplete, setIncomplete] = useState(false);
  const id = useRef(draft?.id ?? null);
  const isComplete = Object.keys(checkQuote(form)).length === 0;
  const saving = useAction({
    scope: { id: `quote of inquiry ${inquiryId}` },
    mutationFn: (latest: string) => {
      const input: unknown = JSON.parse(latest);
      return id.current === null
        ? callApi<Quote>("POST", `/api/inquiries/${inquiryId}/quotes`, input)
        : callApi<Quote>("PUT", `/api/quotes/${id.current}`, input);
    },
    onSuccess: (quote, latest) => {
      id.current = quote.id;
      setSaved(quote);
      setSavedBody(latest);
    },
  });
  /** Saves what is typed now, also when nothing was changed. @throws when the call fails */
  const save = (): Promise<Quote> => {
    setIncomplete(false);
    return saving.mutateAsync(body);
  };
  const saveChanged = useEffectEvent((latest: string) => {
    if (latest === savedBody) return;
    if (!isComplete) setIncomplete(true);
    // Its failure is shown from the state.
    else save().catch(() => undefined);
  });
  useEffect(() => {
    const pause = setTimeout(() => saveChanged(body), DEBOUNCE);
    return () => clearTimeout(pause);
  }, [body]);
  return {
    saved,
    state: describeState(saving, isIncomplete),
    error: saving.error,
    isUnsaved: body !== savedBody,
    save,
  };
}

function describeState(
  { isPending, isError }: { isPending: boolean; isError: boolean },
  isIncomplete: boolean,
): DraftState {
  if (isIncomplete) return "incomplete";
  if (isPending) return "saving";
  return isError ? "failed" : "saved";
}
