import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { isOpenQuote } from "#contract/sales/quote-states.ts";
import type { Inquiry } from "#contract/sales/inquiries.ts";
import type { Quote, QuoteDefaults } from "#contract/sales/quotes.ts";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import { requireInquiry } from "../require-entity.server.ts";
import { useDesk } from "../layout/use-desk.ts";
import { QueryState } from "../query-state.tsx";
import { useNow } from "../use-now.ts";
import { startQuote, toQuoteForm } from "./quote-form.ts";
import { QuoteEditor } from "./quote-editor.tsx";

export const loader = requireInquiry;

export const meta = () => [{ title: "Quote" }];

/** The editor of an inquiry's quote: its draft, else the next version of the last one, else a new one. */
export default function QuoteScreen() {
  const { id } = useParams();
  const isHydrated = useHydrated();
  const given = {
    // The form keeps the state it was opened with.
    refetchOnWindowFocus: false,
    refetchOnMount: "always",
    gcTime: 0,
  } as const;
  const inquiry = useQuery<Inquiry>({ queryKey: [`/api/inquiries/${id}`] });
  const quotes = useQuery<Quote[]>({ queryKey: [`/api/inquiries/${id}/quotes`], ...given });
  const defaults = useQuery<QuoteDefaults>({ queryKey: ["/api/quotes/defaults"], ...given });
  if (!isHydrated) return null;
  return (
    <QueryState query={inquiry}>
      {(inquiry) => (
        <QueryState query={quotes}>
          {(quotes) => (
            <QueryState query={defaults}>
              {(defaults) => <OpenedQuote {...{ inquiry, quotes, defaults }} key={inquiry.id} />}
            </QueryState>
          )}
        </QueryState>
      )}
    </QueryState>
  );
}

type Given = { inquiry: Inquiry; quotes: Quote[]; defaults: QuoteDefaults };

function OpenedQuote({ inquiry, quotes, defaults }: Given) {
  const { timeZone } = useDesk().settings;
  const now = useNow();
  const latest = quotes[0];
  const draft = latest?.state === "draft" ? latest : null;
  const former = quotes.find(isOpenQuote) ?? null;
  const form = latest
    ? toQuoteForm(latest, { timeZone, now })
    : startQuote(inquiry, { defaults, timeZone, now });
  return <QuoteEditor draft={draft} former={former} inquiry={inquiry} initial={form} />;
}
