import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import type { Category } from "#contract/catalogue/categories.ts";
import type { ImportItem } from "#contract/importing/imports.ts";
import { Field } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { callApi } from "../../api-client/call-api.ts";
import { fieldIssues } from "../../api-client/field-issues.ts";
import { holdRow } from "../../hold-row.ts";
import { Input, Select, NamedOptions } from "../../forms/controls.tsx";
import { refetchImported } from "../current/refetch-imported.ts";
import { SourceLink } from "./import-item-row.tsx";

const DECIDED = { accepted: "Accepted", dismissed: "Dismissed" };

/** A doubtful item of an import: it is corrected and accepted, or dismissed. */
export function ImportItemReview({ item, syncLogId }: { item: ImportItem; syncLogId: number }) {
  const { piece } = item;
  const { data: categories = [] } = useQuery<Category[]>({ queryKey: ["/api/categories"] });
  const { accept, dismiss, errors } = useItemReview(syncLogId, item);
  const [name, setName] = useState(piece?.name ?? item.name);
  const [price, setPrice] = useState(piece?.price ?? "");
  const [categoryId, setCategoryId] = useState(String(piece?.categoryId ?? ""));
  const isBusy = accept.isPending || dismiss.isPending;
  if (item.state === "accepted" || item.state === "dismissed") {
    return (
      <li className="review-item review-decided">
        <b>{name}</b> <span>{DECIDED[item.state]}</span>
      </li>
    );
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    accept.mutate({
      name: name.trim(),
      price: price.trim(),
      categoryId: categoryId === "" ? null : Number(categoryId),
    });
  };
  const [picture] = piece?.images ?? [];
  return (
    <li className="review-item">
      <span className="center muted review-picture">
        {picture ? <ReviewPicture url={picture} /> : <Icon name="camera" />}
      </span>
      <div className="stack-tight review-body">
        <p className="review-why">{item.reasons.join(" ") || "This may not be a piece."}</p>
        <p className="import-where">
          <SourceLink where={item.where} />
        </p>
        <form className="stack-close review-form" onSubmit={submit}>
          <Field error={errors.name} label="Name">
            <Input
              maxLength={255}
              onChange={({ target }) => setName(target.value)}
              required
              value={name}
            />
          </Field>
          <Field error={errors.price} label="Price">
            <Input
              inputMode="decimal"
              onChange={({ target }) => setPrice(target.value)}
              required
              value={price}
            />
          </Field>
          <Field error={errors.categoryId} label="Category">
            <Select onChange={({ target }) => setCategoryId(target.value)} value={categoryId}>
              <option value="">No category</option>
              <NamedOptions items={categories} />
            </Select>
          </Field>
          <div className="desk-buttons">
            <button className="btn small" disabled={isBusy} type="submit">
              {accept.isPending ? "Accepting…" : "Accept"}
              <span className="sr"> {name}</span>
            </button>
            <button
              className="btn small quiet"
              disabled={isBusy}
              onClick={() => dismiss.mutate()}
              type="button"
            >
              Dismiss
              <span className="sr"> {name}</span>
            </button>
          </div>
        </form>
      </div>
    </li>
  );
}

/** The photo at its source; an icon if it fails to load. */
function ReviewPicture({ url }: { url: string }) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <Icon name="camera" />;
  return (
    <img
      alt=""
      decoding="async"
      loading="lazy"
      onError={() => setFailed(true)}
      referrerPolicy="no-referrer"
      src={url}
    />
  );
}

type Corrected = { name: string; price: string; categoryId: number | null };

/** Accepts a doubtful item with corrections, or dismisses it. */
function useItemReview(syncLogId: number, item: ImportItem) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const path = `/api/sync-logs/${syncLogId}/items/${item.id}`;
  const accept = useAction({
    mutationFn: (corrected: Corrected) => callApi("POST", `${path}/accept`, corrected),
    onSuccess: async (_, { name }) => {
      toast({ title: `${name} is in your shop` });
      await holdRow();
      await refetchImported(client);
    },
    onError: (error) => showError("Failed to add product", error),
  });
  const dismiss = useAction({
    mutationFn: () => callApi("POST", `${path}/dismiss`),
    onSuccess: async () => {
      toast({ title: `${item.name} was left out` });
      await holdRow();
      await refetchImported(client);
    },
    onError: (error) => showError("Couldn’t dismiss the piece", error),
  });
  return { accept, dismiss, errors: fieldIssues(accept.error) };
}
