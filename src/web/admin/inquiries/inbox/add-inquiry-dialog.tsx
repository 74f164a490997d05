import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import type { z } from "#contract/zod.ts";
import { type Inquiry, recordedInquirySchema } from "#contract/sales/inquiries.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { fieldAriaProps } from "../../forms/field-aria-props.ts";
import { setFieldErrors } from "../../forms/set-field-errors.ts";
import { PieceSearch } from "../../pieces/piece-search.tsx";
import { PieceThumbnail } from "../../pieces/piece-thumbnail.tsx";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { showInquiry } from "../use-change-inquiry.ts";

const SOURCES = { phone: "Phone call", email: "Email", visit: "Visit" };
const FIELD_LABELS = { name: "Name", email: "Email", phone: "Phone", message: "What they asked" };

type Form = z.input<typeof recordedInquirySchema>;
type Recorded = z.output<typeof recordedInquirySchema>;
const EMPTY = {
  source: "phone",
  name: "",
  email: "",
  phone: "",
  message: "",
  receivedOn: null,
} as const;

/** Records a call, an email or a visit. Closing it keeps what was typed. */
export function AddInquiryDialog({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  const form = useForm<Form, unknown, Recorded>({
    resolver: zodResolver(recordedInquirySchema),
    defaultValues: EMPTY,
  });
  const [pieces, setPieces] = useState<Product[]>([]);
  const save = useRecordInquiry(form, () => {
    ref.current?.close();
    form.reset(EMPTY);
    setPieces([]);
  });
  const field = (name: "name" | "email" | "phone" | "message") => {
    const id = `add-inquiry-${name}`;
    const error = form.formState.errors[name]?.message;
    return {
      field: { id, label: FIELD_LABELS[name], error },
      control: { id, ...fieldAriaProps(id, error), ...form.register(name) },
    };
  };
  const [name, email, phone, message] = [
    field("name"),
    field("email"),
    field("phone"),
    field("message"),
  ];
  const receivedOn = "add-inquiry-date";
  return (
    <Dialog className="desk-dialog add-inquiry" id="add-inquiry" ref={ref} title="Add an inquiry">
      <form
        noValidate
        onSubmit={(event) =>
          void form.handleSubmit((values) =>
            save.mutate({ ...values, productIds: pieces.map(({ id }) => id) }),
          )(event)
        }
      >
        <Field id="add-inquiry-source" label="How did it come in?">
          <select id="add-inquiry-source" {...form.register("source")}>
            {Object.entries(SOURCES).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </Field>
        <Field {...name.field}>
          <input autoComplete="off" {...name.control} />
        </Field>
        <Field {...email.field}>
          <input autoComplete="off" type="email" {...email.control} />
        </Field>
        <Field {...phone.field}>
          <input autoComplete="off" type="tel" {...phone.control} />
        </Field>
        <Field {...message.field}>
          <textarea dir="auto" rows={4} {...message.control} />
        </Field>
        <Field id={receivedOn} label="Date">
          <input
            id={receivedOn}
            type="date"
            {...form.register("receivedOn", { setValueAs: (day: unknown) => day || null })}
          />
        </Field>
        <PieceSearch
          label="Piece"
          onPick={(piece) => setPieces([...pieces, piece])}
          taken={pieces.map(({ id }) => id)}
        />
        <ul className="add-inquiry-pieces">
          {pieces.map((piece) => (
            <li key={piece.id}>
              <PieceThumbnail picture={piece.media[0] ?? null} />
              <span>{piece.name}</span>
              <button
                aria-label={`Remove ${piece.name}`}
                className="iconbtn"
                onClick={() => setPieces(pieces.filter(({ id }) => id !== piece.id))}
                type="button"
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
        <div className="desk-dialog-buttons">
          <button className="btn" disabled={save.isPending} type="submit">
            {save.isPending ? "Adding…" : "Add inquiry"}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function useRecordInquiry(
  form: ReturnType<typeof useForm<Form, unknown, Recorded>>,
  onRecorded: () => void,
) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    mutationFn: (body: Recorded) => callApi<Inquiry>("POST", "/api/inquiries/recorded", body),
    onSuccess: (inquiry) => {
      onRecorded();
      toast({ title: "Inquiry added" });
      showInquiry(client, inquiry);
      void navigate(`/admin/inquiries/${inquiry.id}`);
    },
    onError: (error) => {
      setFieldErrors(form, error);
      showError("Couldn’t add the inquiry", error);
    },
  });
}
