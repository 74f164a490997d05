import { useQueryClient } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { Link, useNavigate } from "react-router";
import { FINE_METALS } from "#contract/catalogue/metal-prices/fine-metals.ts";
import type { MetalPricesAnswer } from "#contract/catalogue/metal-prices/metal-price-schemas.ts";
import type { PriceSource } from "#contract/catalogue/metal-prices/source/price-source-schemas.ts";
import { Field } from "#web/ui/field.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { errorMessage } from "../../api-client/error-message.ts";
import { Switch } from "../../forms/switch.tsx";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { Answer } from "./answer.tsx";
import { PickFields } from "./pick-fields.tsx";
import { PRICE_SOURCE_QUERY } from "../price-source-query.ts";
import { type SourceForm, useSourceForm } from "./use-source-form.ts";

/** The address, its answer, and which of its values are prices. */
export function SourceFields({ source, last }: { source: PriceSource; last: MetalPricesAnswer }) {
  const form = useSourceForm(source);
  const save = useSave();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.canSave && !save.isPending) save.mutate(form.body);
  };
  return (
    <>
      <AddressForm form={form} source={source} />
      {form.answer.data && <Answer answer={form.answer.data} form={form} />}
      <form aria-label="Chosen prices" className="source-chosen" noValidate onSubmit={submit}>
        <h2>Chosen prices</h2>
        <Picks {...{ form, last }} />
        <Switch
          checked={form.isDaily}
          help="Each price is recorded with its day. A price that is off by more than a fifth isn’t used until you confirm it, and pieces keep their prices until you change them."
          label="Fetch once a day"
          onChange={form.setDaily}
        />
        <div className="desk-buttons">
          <button className="btn" disabled={!form.canSave || save.isPending} type="submit">
            {save.isPending ? "Saving…" : "Save"}
          </button>
          <Link className="btn quiet" to="/admin/metal-prices">
            Cancel
          </Link>
        </div>
      </form>
    </>
  );
}

function Picks({ form, last }: { form: SourceForm; last: MetalPricesAnswer }) {
  const chosen = FINE_METALS.filter((metal) => form.picks[metal]);
  if (chosen.length === 0) return <p className="source-none">None yet. You need at least one.</p>;
  return (
    <ul>
      {chosen.map((metal) => {
        const pick = form.picks[metal];
        return pick && <PickFields key={metal} last={last[metal]} {...{ form, metal, pick }} />;
      })}
    </ul>
  );
}

function AddressForm({ form, source }: { form: SourceForm; source: PriceSource }) {
  const { answer } = form;
  const canShow = source.host !== null || form.url.trim() !== "";
  return (
    <form
      className="source-address"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (canShow && !answer.isPending) answer.mutate();
      }}
    >
      <Field
        error={answer.error ? errorMessage(answer.error, "Couldn’t read the answer") : undefined}
        help={
          source.host === null
            ? "It has to answer with JSON or CSV. An address with a key in it is stored encrypted."
            : `Leave blank to keep the address at ${source.host}.`
        }
        id="source-url"
        label="Web address"
      >
        <input
          aria-describedby="source-url-help source-url-error"
          aria-invalid={answer.isError}
          autoCapitalize="none"
          autoComplete="off"
          id="source-url"
          inputMode="url"
          onChange={({ target }) => form.setUrl(target.value)}
          placeholder="https://metals.example/latest.json"
          spellCheck={false}
          value={form.url}
        />
      </Field>
      <button className="btn quiet" disabled={!canShow || answer.isPending} type="submit">
        {answer.isPending ? "Asking…" : answer.data ? "Show it again" : "Show the answer"}
      </button>
    </form>
  );
}

function useSave() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    mutationFn: (body: SourceForm["body"]) =>
      callApi<PriceSource>("PUT", "/api/metal-prices/source", body),
    onSuccess: async (saved) => {
      client.setQueryData(PRICE_SOURCE_QUERY, saved);
      toast({ title: "Web address saved" });
      await navigate("/admin/metal-prices");
    },
    onError: (error) => showError("Couldn’t save the web address", error),
  });
}
