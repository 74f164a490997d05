import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type RefObject, useState } from "react";
import { type Platform, wooKeysSchema } from "#contract/channels/platforms.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { Input } from "../forms/controls.tsx";
import { useAction } from "../use-action.ts";

type Props = {
  ref: RefObject<HTMLDialogElement | null>;
  /** The platform whose keys are replaced; omitted, a new one is connected. */
  platform?: Platform;
  onSaved: (platform: Platform) => void;
};

const FIELDS = [
  {
    name: "storeUrl",
    label: "Store address",
    type: "text",
    help: "Example: https://shop.example",
  },
  {
    name: "consumerKey",
    label: "Consumer key",
    type: "password",
    help: "Begins with ck_",
  },
  {
    name: "consumerSecret",
    label: "Consumer secret",
    type: "password",
    help: "Begins with cs_",
  },
] as const;

/** Asks for URL and API keys of a WooCommerce shop. They are verified, encrypted and never shown again. */
export function WoocommerceKeysDialog({ ref, platform, onSaved }: Props) {
  const client = useQueryClient();
  const { toast } = useToast();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const save = useAction({
    mutationFn: (credentials: object) =>
      platform
        ? callApi<Platform>("PUT", `/api/platforms/${platform.id}`, { credentials })
        : callApi<Platform>("POST", "/api/platforms", { platform: "woocommerce", credentials }),
    onSuccess: async (saved) => {
      toast({ title: platform ? "The new keys work" : "WooCommerce is connected" });
      ref.current?.querySelector("form")?.reset();
      ref.current?.close();
      await refetch(client, "/api/platforms");
      onSaved(saved);
    },
    onError: ({ message }) => setErrors({ all: message }),
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = Object.fromEntries(new FormData(event.currentTarget));
    const checked = wooKeysSchema.safeParse(given);
    setErrors(
      Object.fromEntries(
        (checked.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
      ),
    );
    if (checked.success) save.mutate(checked.data);
  };
  const title = platform ? "Replace the keys" : "Connect WooCommerce";
  return (
    <Dialog id="woo-keys" title={title} className="desk-dialog" ref={ref}>
      <p>
        In WooCommerce, under Settings, Advanced, REST API, add a key with Read/Write permission.
        The keys are checked now, stored encrypted, and never shown again.
      </p>
      <form className="stack woo-keys" noValidate onSubmit={send}>
        {FIELDS.map(({ name, label, type, help }) => (
          <Field key={name} id={`woo-${name}`} label={label} help={help} error={errors[name]}>
            <Input
              name={name}
              type={type}
              spellCheck={false}
              defaultValue={name === "storeUrl" ? (platform?.settings.storeUrl ?? "") : ""}
            />
          </Field>
        ))}
        {errors["all"] && (
          <p className="err" role="alert">
            {errors["all"]}
          </p>
        )}
        <div className="desk-dialog-buttons">
          <button className="btn" type="submit" disabled={save.isPending}>
            {save.isPending ? "Checking the keys…" : platform ? "Replace" : "Connect"}
          </button>
          <button className="btn quiet" type="button" onClick={() => ref.current?.close()}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
