import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactNode, useEffect } from "react";
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from "react-hook-form";
import type { z } from "#contract/zod.ts";
import { callApi, type Method } from "../api-client/call-api.ts";
import { continueFrom, readTyped } from "../forms/continue-from.ts";
import { Form } from "../forms/form.tsx";
import { setFieldErrors } from "../forms/set-field-errors.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";

type AccountFormProps<Values extends FieldValues, Result> = {
  prefix: string;
  schema: z.ZodType<Values, Values>;
  empty: Values;
  request: [Method, string];
  /** What is sent; the values by default. */
  toBody?: (values: Values) => object;
  submit: string;
  /** The submit button while it is sent; the same by default. */
  pending?: string;
  /** The title of the toast when it fails. */
  failure: string;
  onDone: (result: Result) => void | Promise<void>;
  /** What it holds afterwards; left out where it closes. */
  next?: (sent: Values) => Values;
  /** Of one that opens at a press, and takes the focus then. */
  onCancel?: () => void;
  /** Its fields, in the order of the values. */
  children: ReactNode;
};

/** Changes something of the account, which a password or a code confirms. */
export function AccountForm<Values extends FieldValues, Result>(
  props: AccountFormProps<Values, Result>,
) {
  const { schema, empty, submit, pending = submit, next, onCancel, children } = props;
  const {
    toBody,
    request: [method, path],
  } = props;
  const showError = useErrorToast();
  const form = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    defaultValues: empty as DefaultValues<Values>,
  });
  const change = useAction({
    onMutate: () => readTyped(form),
    mutationFn: (values: Values) => callApi<Result>(method, path, toBody?.(values) ?? values),
    onSuccess: async (result, sent, typed) => {
      if (next) continueFrom(form, typed, next(sent));
      await props.onDone(result);
    },
    onError: (error) => {
      setFieldErrors(form, error);
      showError(props.failure, error);
    },
  });
  const { setFocus } = form;
  const first = onCancel && (Object.keys(empty)[0] as FieldPath<Values>);
  useEffect(() => {
    if (first) setFocus(first);
  }, [first, setFocus]);
  return (
    <Form
      className="stack password-form"
      form={form}
      onSubmit={form.handleSubmit((values) => change.mutate(values))}
      prefix={props.prefix}
    >
      {children}
      <div className={onCancel && "desk-buttons"}>
        <button className="btn" disabled={change.isPending} type="submit">
          {change.isPending ? pending : submit}
        </button>
        {onCancel && (
          <button className="btn quiet" onClick={onCancel} type="button">
            Cancel
          </button>
        )}
      </div>
    </Form>
  );
}
