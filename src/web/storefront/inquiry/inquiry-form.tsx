import { type ReactNode, type SubmitEvent, useEffect, useId, useRef } from "react";
import { Field } from "#web/ui/field.tsx";
import { focusField } from "./show-field.ts";
import { formText } from "../form-text.ts";
import type { InquiryAbout } from "./inquiry-about.ts";
import { ExtraFields } from "./extra-fields.tsx";
import type { InquiryFormState } from "./use-inquiry-form.ts";

type Props = {
  about: InquiryAbout;
  form: InquiryFormState;
  hasPrivacyPolicy: boolean;
  /** The same question by email. */
  mailto: string;
  /** Whether the focus goes to Name, which opens a phone's keyboard. */
  focusesName: boolean;
  /** Above the fields. */
  children?: ReactNode;
};

const FIELDS = ["name", "email", "message", "ringSize", "phone", "photo"];

/** Name, email and message, and more on request. */
export function InquiryForm(props: Props) {
  const { about, form, hasPrivacyPolicy, mailto, focusesName, children } = props;
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const { draft, change, problems, isSending } = form;
  useEffect(() => {
    if (focusesName) element.current?.querySelector("input")?.focus();
  }, [focusesName]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = event.currentTarget;
    const found = await form.send(formText(new FormData(target), "topic"));
    const first = FIELDS.find((name) => name in found);
    const control = first && target.querySelector<HTMLElement>(`[name="${first}"]`);
    if (control) focusField(control);
  };
  const fieldProps = (name: "name" | "email" | "message") => ({
    id: `${id}-${name}`,
    name,
    required: true,
    "aria-invalid": name in problems,
    "aria-describedby": name in problems ? `${id}-${name}-error` : undefined,
    value: draft[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change({ [name]: currentTarget.value }),
  });
  return (
    <form
      aria-busy={isSending}
      className="inquiry-form"
      noValidate
      onSubmit={(event) => void submit(event)}
      ref={element}
    >
      <div className="inquiry-body">
        {children}
        <div className="inquiry-pair">
          <Field error={problems["name"]} id={`${id}-name`} label="Name">
            <input autoComplete="name" maxLength={100} {...fieldProps("name")} />
          </Field>
          <Field error={problems["email"]} id={`${id}-email`} label="Email">
            <input
              autoComplete="email"
              inputMode="email"
              maxLength={255}
              type="email"
              {...fieldProps("email")}
            />
          </Field>
        </div>
        <Field error={problems["message"]} id={`${id}-message`} label="Message">
          <textarea maxLength={4000} rows={4} {...fieldProps("message")} />
        </Field>
        {/* A honeypot for bots; people neither see nor reach it. */}
        <div aria-hidden className="sr">
          <label htmlFor={`${id}-topic`}>Leave this empty</label>
          <input autoComplete="off" id={`${id}-topic`} name="topic" tabIndex={-1} type="text" />
        </div>
        <ExtraFields asksRingSize={about.asksRingSize ?? false} form={form} />
      </div>
      <FormFoot form={form} hasPolicy={hasPrivacyPolicy} mailto={mailto} />
    </form>
  );
}

type FootProps = { form: InquiryFormState; hasPolicy: boolean; mailto: string };

function FormFoot({ form: { problems, isSending }, hasPolicy, mailto }: FootProps) {
  const unnamed = Object.keys(problems).filter((name) => !FIELDS.includes(name))[0];
  const isFailed = unnamed !== undefined;
  return (
    <div className="inquiry-foot">
      <p className="inquiry-promise">
        I use your details only to answer you.{" "}
        {hasPolicy && (
          <a className="link" href="/pages/privacy-policy">
            Privacy Policy
          </a>
        )}
      </p>
      <div aria-live="assertive" className="inquiry-problem">
        {isFailed && <p className="err">{problems[unnamed]}</p>}
      </div>
      <button className="btn" disabled={isSending} type="submit">
        {isSending ? "Sending…" : isFailed ? "Try again" : "Send message"}
      </button>
      <p className="inquiry-or">
        or{" "}
        <a className="link" href={mailto}>
          write an email
        </a>
      </p>
    </div>
  );
}
