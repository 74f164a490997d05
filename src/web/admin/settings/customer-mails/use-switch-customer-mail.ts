import { useQueryClient } from "@tanstack/react-query";
import type { CustomerMailSetting } from "#contract/sales/customer-mails.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";

export const CUSTOMER_MAILS_QUERY = ["/api/settings/customer-mails"];

/** Switches a customer mail on or off. */
export function useSwitchCustomerMail({ kind, name }: CustomerMailSetting) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    // Each answer holds all mails: the last one must be of the last press.
    scope: { id: "customer-mails" },
    mutationFn: (isOn: boolean) =>
      callApi<CustomerMailSetting[]>("PUT", `/api/settings/customer-mails/${kind}`, { isOn }),
    onSuccess: (mails, isOn) => {
      client.setQueryData(CUSTOMER_MAILS_QUERY, mails);
      toast({ title: isOn ? `“${name}” is on` : `“${name}” is off` });
    },
    onError: (error) => showError("Couldn’t change it", error),
  });
}
