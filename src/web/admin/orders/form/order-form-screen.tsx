import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import { Link } from "react-router";
import { Icon } from "#web/ui/icon.tsx";
import { DraftNotice } from "../../drafts/draft-notice.tsx";
import type { useRestoredDraft } from "../../drafts/use-restored-draft.ts";
import { Form } from "../../forms/form.tsx";
import { useUnsavedChanges } from "../../forms/use-unsaved-changes.ts";
import type { OrderForm } from "./order-form.ts";
import { OrderFormFields } from "./order-form-fields.tsx";
import "../../desk-screen.css";
import "../orders.css";
import "./order-form.css";

type Props = {
  title: string;
  back: { to: string; label: string };
  form: UseFormReturn<OrderForm>;
  draft: ReturnType<typeof useRestoredDraft>;
  save: { label: string; pending: string; failed: string };
  isPending: boolean;
  isSaved: boolean;
  error: Error | null;
  /** In cents; 0 when left out. */
  feesCents?: number;
  /** Whom the order is for, where that is known before an email address is typed. */
  customerId?: number | undefined;
  /** What to do about the error, in place of its sentence. */
  children?: ReactNode;
  onSubmit: (values: OrderForm) => void;
};

/** The screen on which an order is recorded or edited. Leaving it keeps what was typed as a draft. */
export function OrderFormScreen(props: Props) {
  const { title, back, form, draft, save, isPending, isSaved, error, children, onSubmit } = props;
  useUnsavedChanges(form.formState.isDirty && !isPending && !isSaved);
  return (
    <article className="order-form">
      <Link className="muted target order-back" to={back.to}>
        <Icon name="chevron-left" /> {back.label}
      </Link>
      <header className="desk-head">
        <h1>{title}</h1>
      </header>
      <DraftNotice draft={draft} form={form} />
      <Form form={form} onSubmit={form.handleSubmit(onSubmit)} prefix="order">
        <OrderFormFields customerId={props.customerId} feesCents={props.feesCents ?? 0} />
        {children}
        <div className="cluster ruled order-form-save">
          {error && !children && (
            <p className="err" role="alert">
              {save.failed}. {error.message}
            </p>
          )}
          <button className="btn" type="submit" disabled={isPending}>
            {isPending ? save.pending : save.label}
          </button>
          <Link className="btn quiet" to={back.to}>
            Cancel
          </Link>
        </div>
      </Form>
    </article>
  );
}
