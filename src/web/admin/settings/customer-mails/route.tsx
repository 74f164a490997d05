import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { CustomerMailSetting } from "#contract/sales/customer-mails.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { SavedSwitch } from "../../forms/saved-switch.tsx";
import { QueryState } from "../../query-state.tsx";
import { useMail } from "../../use-mail.ts";
import { SettingsHeader } from "../settings-header.tsx";
import { CUSTOMER_MAILS_QUERY, useSwitchCustomerMail } from "./use-switch-customer-mail.ts";
import "../../desk-screen.css";
import "../settings.css";
import "./customer-mails.css";

export const meta = () => [{ title: "Customer emails, Settings" }];

/** The mails that customers get, each with its switch and its preview. */
export default function CustomerMailsScreen() {
  const mails = useQuery<CustomerMailSetting[]>({ queryKey: CUSTOMER_MAILS_QUERY });
  return (
    <>
      <SettingsHeader
        lede="The emails your customers get automatically, from their first message to the care guide."
        title="Customer emails"
      />
      <CannotSend />
      <QueryState keepData query={mails} skeleton={<Skeleton className="mail-pending" />}>
        {(loaded) => (
          <ul className="customer-mails">
            {loaded.map((mail) => (
              <CustomerMailRow key={mail.kind} mail={mail} />
            ))}
          </ul>
        )}
      </QueryState>
      <p className="muted small customer-mails-note">
        Emails about orders and payments wait a minute. Undo a step before that, and nothing is
        sent.
      </p>
    </>
  );
}

function CustomerMailRow({ mail }: { mail: CustomerMailSetting }) {
  const change = useSwitchCustomerMail(mail);
  const { kind, name, sentWhen, isOn } = mail;
  return (
    <li data-off={isOn ? undefined : ""}>
      <Link className="customer-mail-open" to={`/admin/settings/customer-mails/${kind}`}>
        <b>{name}</b>
        <small>{isOn ? sentWhen : "Off"}</small>
      </Link>
      <SavedSwitch hidesLabel isOn={isOn} label={`Send “${name}”`} save={change} />
    </li>
  );
}

function CannotSend() {
  const mail = useMail();
  if (mail?.canSend !== false) return null;
  return (
    <p className="muted small customer-mails-note">
      {mail.isSetUp
        ? "It isn’t certain that email leaves your shop, so your customers may get none of these."
        : "Your shop doesn’t send email yet, so none of these leave."}{" "}
      <Link className="link" to="/admin/settings/mail">
        {mail.isSetUp ? "Send me a test" : "Set up email"}
      </Link>
    </p>
  );
}
