import { useEffect, useState } from "react";
import { useForm, useFormContext, useWatch } from "react-hook-form";
import { Link } from "react-router";
import type { Inquiry } from "#contract/sales/inquiries.ts";
import type { Quote } from "#contract/sales/quotes.ts";
import { Icon } from "#web/ui/icon.tsx";
import { formatHundredths, formatPrice } from "#contract/decimals.ts";
import { BigPrice } from "#web/catalog/pieces/price.tsx";
import { formatShortDate } from "#web/catalog/format-date.ts";
import { Form } from "../forms/form.tsx";
import { useUnsavedChanges } from "../forms/use-unsaved-changes.ts";
import { firstName } from "../inquiries/describe-inquiry.ts";
import { panelId, tabId, TabList } from "../tabs/tab-list.tsx";
import { useMediaQuery } from "../use-media-query.ts";
import { describePieces } from "../pieces/describe-pieces.ts";
import { formatTime } from "../inquiries/format-recent.ts";
import { useDesk } from "../layout/use-desk.ts";
import { useNow } from "../use-now.ts";
import { checkQuote, type QuoteForm, sumForm } from "./quote-form.ts";
import { QuoteLinesField } from "./quote-lines-field.tsx";
import { QuotePreview } from "./quote-preview.tsx";
import { useSavedDraft } from "./use-saved-draft.ts";
import { QuoteField, QuoteTermsFields } from "./quote-terms-fields.tsx";
import { SendButtons } from "./send-buttons.tsx";
import "../desk-screen.css";
import "./quote-editor.css";

type Props = {
  inquiry: Inquiry;
  initial: QuoteForm;
  draft: Quote | null;
  /** The version that the customer has. */
  former: Quote | null;
};

type Tab = "edit" | "preview";

/** Lines, terms and note of a quote beside what the customer sees; under 1100 px in two tabs. */
export function QuoteEditor({ inquiry, initial, draft, former }: Props) {
  const form = useForm<QuoteForm>({ defaultValues: initial });
  const values = useWatch({ control: form.control }) as QuoteForm;
  const saving = useSavedDraft(inquiry.id, values, draft);
  const [isLeaving, setLeaving] = useState(false);
  const [tab, setTab] = useState<Tab>("edit");
  const isWide = useMediaQuery("(min-width: 1100px)");
  useUnsavedChanges(saving.isUnsaved && !isLeaving);
  const name = firstName(inquiry.name);
  const sees = `What ${name} sees`;
  const show = (errors: Record<string, string>) => {
    form.clearErrors();
    for (const [field, message] of Object.entries(errors).toReversed()) {
      form.setError(field as keyof QuoteForm, { message }, { shouldFocus: true });
    }
  };
  useEffect(
    // What is being corrected is no longer wrong until the next press.
    () => form.subscribe({ formState: { values: true }, callback: () => form.clearErrors() }),
    [form],
  );
  const check = (): boolean => {
    const errors = checkQuote(form.getValues());
    setTab("edit");
    show(errors);
    return Object.keys(errors).length === 0;
  };
  return (
    <article className="quote-editor">
      <Link className="muted target quote-back" to={`/admin/inquiries/${inquiry.id}`}>
        <Icon name="chevron-left" /> {inquiry.name}
      </Link>
      <header className="desk-head">
        <div>
          <h1>{`Quote for ${inquiry.name}`}</h1>
          <QuoteState former={former} inquiry={inquiry} saving={saving} />
        </div>
      </header>
      {!isWide && (
        <TabList
          current={tab}
          label="Quote"
          onSelect={setTab}
          tabs={[
            { name: "edit", label: "Edit" },
            { name: "preview", label: sees },
          ]}
        />
      )}
      <div className="quote-columns">
        <div
          aria-labelledby={isWide ? undefined : tabId("edit")}
          hidden={!isWide && tab !== "edit"}
          id={panelId("edit")}
          role={isWide ? undefined : "tabpanel"}
        >
          <Form
            className="stack-wide quote-edit"
            form={form}
            onSubmit={(event) => event.preventDefault()}
            prefix="quote"
          >
            <QuoteLinesField inquiry={inquiry} saved={saving.saved} />
            <QuoteSumsFields />
            <QuoteTermsFields inquiry={inquiry} />
            <SendButtons
              check={check}
              inquiry={inquiry}
              isNewVersion={former !== null}
              onLeave={setLeaving}
              saving={saving}
            />
          </Form>
        </div>
        <section
          aria-labelledby={isWide ? "quote-sees" : tabId("preview")}
          className="quote-sees"
          hidden={!isWide && tab !== "preview"}
          id={panelId("preview")}
          role={isWide ? undefined : "tabpanel"}
        >
          {isWide && <h2 id="quote-sees">{sees}</h2>}
          <QuotePreview form={values} name={name} saved={saving.saved} />
        </section>
      </div>
    </article>
  );
}

/** The sums, which follow what is typed, with shipping and the tax rate to type. */
function QuoteSumsFields() {
  const { control } = useFormContext<QuoteForm>();
  const { subtotalCents, shippingCents, taxCents, totalCents } = sumForm(
    useWatch({ control }) as QuoteForm,
  );
  return (
    <div className="quote-sums-fields">
      <p>
        <span>Subtotal</span>
        <span>{formatPrice(formatHundredths(subtotalCents))}</span>
      </p>
      <div>
        <QuoteField inputMode="decimal" label="Shipping" name="shipping" placeholder="0.00" />
        <span>
          {shippingCents === 0 ? "Included" : formatPrice(formatHundredths(shippingCents))}
        </span>
      </div>
      <div>
        <QuoteField inputMode="decimal" label="Sales tax, percent" name="taxRate" placeholder="0" />
        <span>{formatPrice(formatHundredths(taxCents))}</span>
      </div>
      <div aria-live="polite" className="quote-sums-total">
        <span>Total</span>
        <BigPrice price={formatHundredths(totalCents)} />
      </div>
    </div>
  );
}

type QuoteStateProps = {
  inquiry: Inquiry;
  former: Quote | null;
  saving: ReturnType<typeof useSavedDraft>;
};

/** Whether the draft is saved, which version it replaces, and what it is about. */
function QuoteState({ inquiry, former, saving }: QuoteStateProps) {
  const { timeZone } = useDesk().settings;
  const now = useNow().toISOString();
  const piece = inquiry.pieces.find(({ isReservedHere }) => isReservedHere);
  const format = (instant: string) => formatShortDate(instant, timeZone, now);
  return (
    <p className="quote-state">
      <output>{describeDraft(saving, timeZone)}</output>{" "}
      {former?.sentAt && (
        <>{`It replaces the quote of ${format(former.sentAt)} once it is sent.`} </>
      )}
      {inquiry.pieces.length > 0 && (
        <>
          About <b>{describePieces(inquiry.pieces)}</b>
          {piece?.reservedUntil &&
            `, reserved for ${firstName(inquiry.name)} until ${format(piece.reservedUntil)}`}
          .
        </>
      )}
    </p>
  );
}

function describeDraft(
  { saved, state, error }: QuoteStateProps["saving"],
  timeZone: string,
): string {
  if (state === "failed") return `The draft isn’t saved. ${error?.message ?? ""}`;
  if (state === "saving") return "Saving…";
  if (state === "incomplete") return "The draft is saved once it is complete.";
  return saved ? `Draft, saved at ${formatTime(saved.updatedAt, timeZone)}.` : "";
}
