import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { Platform } from "#contract/channels/platforms.ts";
import { Field } from "#web/ui/field.tsx";
import type { ImportReport } from "#contract/importing/imports.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { Input, Select } from "../../forms/controls.tsx";
import { ImportPanel } from "../panel/import-panel.tsx";
import { useCurrentImport, readImportId } from "../current/use-current-import.ts";
import { fetchApi } from "../../api-client/call-api.ts";
import { fieldIssues } from "../../api-client/field-issues.ts";
import { refetchImported } from "../current/refetch-imported.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";

const FIELD_LABELS = {
  storeUrl: "Store address",
  consumerKey: "Consumer key",
  consumerSecret: "Consumer secret",
};

const WEIGHT_UNITS = [
  { value: "", label: "Choose a unit" },
  { value: "g", label: "Grams" },
  { value: "kg", label: "Kilograms" },
  { value: "lbs", label: "Pounds" },
  { value: "oz", label: "Ounces" },
];

const FIELDS = [
  { name: "storeUrl", type: "text", placeholder: "https://" },
  { name: "consumerKey", type: "text", placeholder: "ck_" },
  { name: "consumerSecret", type: "password", placeholder: "cs_" },
] as const;

const NOTHING = { storeUrl: "", consumerKey: "", consumerSecret: "", weightUnit: "" };

/** Imports from a WooCommerce shop: the connected one, or one whose keys are entered here. */
export function WoocommerceImport() {
  const [typed, setTyped] = useState(NOTHING);
  const connected = useConnectedShop();
  const { preview, start, errors, asksUnit } = useWoocommerce();
  const importRun = useCurrentImport(["woocommerce"], start.isPending);
  const canBegin =
    !preview.isPending && !start.isPending && (connected !== null || typed.storeUrl.trim() !== "");
  const begin = (what: typeof start) => {
    importRun.show(null);
    what.mutate(typed, { onSuccess: ({ syncLogId }) => importRun.show(syncLogId) });
  };
  return (
    <section aria-labelledby="import-woocommerce" className="desk-part">
      <h2 id="import-woocommerce">WooCommerce</h2>
      <div className="stack import-body">
        <p className="muted">
          All products with their photos, categories, and old addresses. Safe to repeat: it updates,
          never duplicates. Create the keys in WooCommerce under Settings, Advanced, REST API.
        </p>
        <WhichShop connected={connected} />
        <WoocommerceForm
          asksUnit={asksUnit}
          errors={errors}
          onSubmit={() => begin(start)}
          onType={setTyped}
          typed={typed}
        >
          <button className="btn" disabled={!canBegin} type="submit">
            {start.isPending ? "Importing..." : "Import"}
            <span className="sr">{" from WooCommerce"}</span>
          </button>
          <button
            className="btn quiet"
            disabled={!canBegin}
            onClick={() => begin(preview)}
            type="button"
          >
            {preview.isPending ? "Checking…" : "Preview"}
          </button>
        </WoocommerceForm>
        {importRun.syncLogId !== null && (
          <ImportPanel key={importRun.syncLogId} syncLogId={importRun.syncLogId} />
        )}
      </div>
    </section>
  );
}

/** The URL of the connected shop, null if there is none. */
function useConnectedShop(): string | null {
  const { data } = useQuery<Platform[]>({ queryKey: ["/api/platforms"] });
  const platform = data?.find(
    ({ platform, isActive, hasCredentials }) =>
      platform === "woocommerce" && isActive && hasCredentials,
  );
  return platform?.settings.storeUrl ?? null;
}

function WhichShop({ connected }: { connected: string | null }) {
  return (
    <p className="muted">
      {connected === null ? (
        <>
          {"Keys you type here are used once and not saved. To save them, connect the shop under "}
          <Link className="link" to="/admin/platforms">
            Platforms
          </Link>
          .
        </>
      ) : (
        `${connected} is connected. Leave the fields blank to use it.`
      )}
    </p>
  );
}

type WoocommerceFormProps = {
  typed: WooFields;
  onType: (typed: WooFields) => void;
  errors: Partial<Record<string, string>>;
  /** Whether to ask for the weight unit, which the store does not report. */
  asksUnit: boolean;
  onSubmit: () => void;
  children: ReactNode;
};

/** The URL and the API keys of a WooCommerce shop. */
function WoocommerceForm({
  typed,
  onType,
  errors,
  asksUnit,
  onSubmit,
  children,
}: WoocommerceFormProps) {
  return (
    <form
      className="stack woo-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {FIELDS.map(({ name, type, placeholder }) => (
        <div className={name === "storeUrl" ? "wide" : undefined} key={name}>
          <Field error={errors[name]} id={`woo-${name}`} label={FIELD_LABELS[name]}>
            <Input
              autoCapitalize="none"
              onChange={({ target }) => onType({ ...typed, [name]: target.value })}
              placeholder={placeholder}
              spellCheck={false}
              type={type}
              value={typed[name]}
            />
          </Field>
        </div>
      ))}
      {asksUnit && (
        <Field
          error={errors["weightUnit"]}
          help="Your WooCommerce shop doesn’t say which unit it uses."
          id="woo-weightUnit"
          label="Weight unit"
        >
          <Select
            onChoose={(weightUnit) => onType({ ...typed, weightUnit })}
            options={WEIGHT_UNITS}
            value={typed.weightUnit}
          />
        </Field>
      )}
      <div className="desk-buttons wide">{children}</div>
    </form>
  );
}

type WooFields = {
  storeUrl: string;
  consumerKey: string;
  consumerSecret: string;
  weightUnit: string;
};

const PATH = "/api/woocommerce/import";

/** Previews and starts an import from WooCommerce; without keys, from the connected shop. */
function useWoocommerce() {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const [asksUnit, setAsksUnit] = useState(false);
  const onError = (error: Error) => {
    if (fieldIssues(error)["weightUnit"]) setAsksUnit(true);
    showError("Failed to import WooCommerce products", error);
  };
  const preview = useAction({
    mutationFn: (fields: WooFields) => ask(`${PATH}?dryRun=1`, fields),
    onError,
  });
  const start = useAction({
    mutationFn: (fields: WooFields) => ask(PATH, fields),
    onSuccess: ({ message }) => toast({ title: message }),
    onError,
    onSettled: () => refetchImported(client),
  });
  return {
    preview,
    start,
    asksUnit,
    errors: { ...fieldIssues(preview.error), ...fieldIssues(start.error) },
  };
}

async function ask(path: string, { weightUnit, ...keys }: WooFields) {
  const isTyped = keys.storeUrl.trim() !== "";
  const body = {
    ...(isTyped && keys),
    ...(weightUnit && { weightUnit }),
  };
  const response = await fetchApi("POST", path, Object.keys(body).length > 0 ? body : undefined);
  const { message, syncLogId } = (await response.json()) as Partial<ImportReport> & {
    message: string;
  };
  return { message, syncLogId: syncLogId ?? readImportId(response) };
}
