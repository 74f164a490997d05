import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import {
  FINE_METALS,
  type FineMetal,
  METAL_NAMES,
} from "#contract/catalogue/metal-prices/fine-metals.ts";
import { describeMetalPrice } from "#contract/catalogue/metal-prices/ounce-price.ts";
import { type PriceSource, readPick } from "#contract/catalogue/metal-prices/price-source.ts";
import { Field } from "#web/ui/field.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { ApiError } from "../api-client/api-error.ts";
import { callApi } from "../api-client/call-api.ts";
import { fieldIssues } from "../api-client/field-issues.ts";
import { refetch } from "../api-client/refetch.ts";
import { Input } from "../forms/controls.tsx";
import { useDesk } from "../layout/use-desk.ts";
import { TurnOff } from "../settings/mail/turn-off.tsx";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { useNow } from "../use-now.ts";
import { PER_UNIT } from "./describe-price.ts";
import { formatRecordedDay } from "./format-recorded-day.ts";
import { guessPick, guessPicks } from "./guess-picks.ts";
import "./price-source.css";

const PATH = "/api/metal-prices/source";

/** Where prices come from, when they last did and what went wrong; and how that is set up. */
export function PriceSourceSection({ source }: { source: PriceSource }) {
  const { host, fetchedAt, failure } = source;
  const { timeZone } = useDesk().settings;
  const now = useNow();
  const client = useQueryClient();
  const last = fetchedAt && ` Last fetched ${formatRecordedDay(fetchedAt, now, timeZone)}.`;
  return (
    <section aria-label="Prices from a web address" className="price-source">
      {host && <p>{`Prices are fetched from ${host} once a day.${last ?? ""}`}</p>}
      {failure && <p className="err">{failure}</p>}
      <details className="fold">
        <summary>{host ? "Fetch now or change the web address" : "Get prices online"}</summary>
        <SourceForm source={source} />
        {host && (
          <TurnOff<PriceSource>
            onDone={(none) => client.setQueryData([PATH], none)}
            path={PATH}
            words={TURN_OFF}
          />
        )}
      </details>
    </section>
  );
}

const TURN_OFF = {
  turnOff: "Delete the web address",
  turnOffQuestion: "Delete the web address?",
  turnOffText: "Prices are no longer fetched. Those that were recorded stay.",
  turnedOff: "Web address deleted",
  turnOffFailed: "Couldn’t delete the web address",
};

/** An address is tried, and the prices that were found are confirmed; another place of one is typed. */
function SourceForm({ source: { host, ...source } }: { source: PriceSource }) {
  const [url, setUrl] = useState("");
  const [header, setHeader] = useState("");
  const [picks, setPicks] = useState(source.picks);
  const typed = { ...(url.trim() && { url }), ...(header.trim() && { header }) };
  const read = useAction({
    mutationFn: () => callApi<unknown>("POST", `${PATH}/read`, typed),
    onSuccess: (data) => setPicks(guessPicks(data, url ? {} : picks)),
  });
  const { data, isSuccess } = read;
  const save = useSave(() => {
    setUrl("");
    setHeader("");
    read.reset();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSuccess) save.mutate({ ...typed, picks });
    else read.mutate();
  };
  const type = (metal: FineMetal, pointer: string) => {
    const pick = guessPick(data, metal, pointer) ?? { pointer, kind: "ounce" };
    setPicks(({ [metal]: _before, ...others }) =>
      pointer ? { ...others, [metal]: pick } : others,
    );
  };
  const retype = (set: (text: string) => void) => (text: string) => {
    set(text);
    read.reset();
  };
  const issues = fieldIssues(read.error);
  const isFound = Object.keys(picks).length > 0;
  return (
    <form aria-label="Web address" noValidate onSubmit={submit}>
      <TextField
        error={issues["header"] ? undefined : explain(read.error)}
        help={host ? `Leave blank to keep the address at ${host}.` : "It has to answer with JSON."}
        id="source-url"
        label="Web address"
        onType={retype(setUrl)}
        value={url}
      />
      <TextField
        help="Only if your key belongs in one. Example: x-api-key: 1234"
        error={issues["header"]}
        id="source-header"
        label="Header"
        onType={retype(setHeader)}
        value={header}
      />
      <output>{isSuccess && (isFound ? CHECK : NOTHING_FOUND)}</output>
      {isSuccess &&
        FINE_METALS.map((metal) => {
          const { price, problem } = picks[metal] ? readPick(data, picks[metal]) : {};
          const shown = price ? `${describeMetalPrice(price, "ounce")} ${PER_UNIT.ounce}` : "";
          return (
            <TextField
              error={problem}
              id={`source-${metal}`}
              key={metal}
              label={`${METAL_NAMES[metal]} ${shown}`}
              onType={(text) => type(metal, text.trim())}
              value={picks[metal]?.pointer ?? ""}
            />
          );
        })}
      <button
        className="btn quiet"
        disabled={read.isPending || save.isPending || !(host || url) || (isSuccess && !isFound)}
        type="submit"
      >
        {isSuccess ? "Save these prices" : read.isPending ? "Asking…" : "Show the prices"}
      </button>
    </form>
  );
}

const explain = (error: Error | null): string | undefined =>
  error instanceof ApiError ? (error.problem?.message ?? error.message) : error?.message;

const CHECK = "Check each price before you save. Change its path to take another number.";
const NOTHING_FOUND = "No prices found. Enter the path of each, like /rates/XAU.";

type TextFieldProps = {
  id: string;
  label: string;
  value: string;
  onType: (text: string) => void;
  help?: string;
  error?: string | undefined;
};

function TextField({ id, label, value, onType, help, error }: TextFieldProps) {
  return (
    <Field error={error} id={id} label={label} help={help}>
      <Input
        autoCapitalize="none"
        onChange={({ target }) => onType(target.value)}
        spellCheck={false}
        value={value}
      />
    </Field>
  );
}

function useSave(onSaved: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    mutationFn: (body: object) => callApi<PriceSource>("PUT", PATH, body),
    onSuccess: async (saved) => {
      client.setQueryData([PATH], saved);
      onSaved();
      toast({ title: "Metal prices saved" });
      await refetch(client, "/api/metal-prices", "/api/repricing?dryRun=1");
    },
    onError: (error) => showError("Couldn’t save the web address", error),
  });
}
