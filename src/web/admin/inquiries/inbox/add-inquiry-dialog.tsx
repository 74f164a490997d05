import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import type { z } from "#contract/zod.ts";
import { type Inquiry, recordedInquirySchema } from "#contract/sales/inquiries.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { Select } from "../../forms/controls.tsx";
import { Form, FormField } from "../../forms/form.tsx";
import { setFieldErrors } from "../../forms/set-field-errors.ts";
import { PieceSearch } from "../../pieces/piece-search.tsx";
import { PieceThumbnail } from "../../pieces/piece-thumbnail.tsx";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { showInquiry } from "../use-change-inquiry.ts";

const SOURCES = [
  { value: "phone", label: "Phone call" },
  { value: "email", label: "Email" },
  { value: "visit", label: "Visit" },
];

type InquiryForm = z.input<typeof recordedInquirySchema>;
type Recorded = z.output<typeof recordedInquirySchema>;
const EMPTY = {
  source: "phone",
  name: "",
  email: "",
  phone: "",
  message: "",
  receivedOn: null,
} as const;

const InquiryField = FormField<InquiryForm>;

/** Records a call, an email or a visit. Closing it keeps what was typed. */
export function AddInquiryDialog({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  const form = useForm<InquiryForm, unknown, Recorded>({
    resolver: zodResolver(recordedInquirySchema),
    defaultValues: EMPTY,
  });
  const [pieces, setPieces] = useState<Product[]>([]);
  const save = useRecordInquiry(form, () => {
    ref.current?.close();
    form.reset(EMPTY);
    setPieces([]);
  });
  return (
    <Dialog className="desk-dialog add-inquiry" id="add-inquiry" ref={ref} title="Add an inquiry">
      <Form
        form={form}
        onSubmit={form.handleSubmit((values) =>
          save.mutate({ ...values, productIds: pieces.map(({ id }) => id) }),
        )}
        prefix="add-inquiry"
      >
        <InquiryField label="How did it come in?" name="source">
          <Select options={SOURCES} />
        </InquiryField>
        <InquiryField label="Name" name="name" />
        <InquiryField label="Email" name="email" type="email" />
        <InquiryField label="Phone" name="phone" type="tel" />
        <InquiryField label="What they asked" name="message" rows={4} />
        <InquiryField
          label="Date"
          name="receivedOn"
          options={{ setValueAs: (day: unknown) => day || null }}
          type="date"
        />
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
      </Form>
    </Dialog>
  );
}

function useRecordInquiry(
  form: ReturnType<typeof useForm<InquiryForm, unknown, Recorded>>,
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
