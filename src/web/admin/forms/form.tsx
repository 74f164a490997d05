import { type ComponentProps, createContext, type ReactNode, use } from "react";
import {
  Controller,
  type FieldPath,
  type FieldPathByValue,
  type FieldValues,
  FormProvider,
  type RegisterOptions,
  useFormContext,
  type UseFormReturn,
} from "react-hook-form";
import { Field } from "#web/ui/field.tsx";
import { Input, MoneyInput, TextArea } from "./controls.tsx";
import { Switch } from "./switch.tsx";

/** What the ids of the fields of a form begin with. */
const PrefixContext = createContext("");

type FormProps<Values extends FieldValues, Sent> = ComponentProps<"form"> & {
  form: UseFormReturn<Values, unknown, Sent>;
  prefix: string;
};

/** A form whose fields are FormFields. */
export function Form<Values extends FieldValues, Sent = Values>(props: FormProps<Values, Sent>) {
  const { form, prefix, ...attributes } = props;
  return (
    <FormProvider {...form}>
      <PrefixContext value={prefix}>
        <form noValidate {...attributes} />
      </PrefixContext>
    </FormProvider>
  );
}

type InputAttributes = Pick<
  ComponentProps<"input">,
  | "autoCapitalize"
  | "autoComplete"
  | "inputMode"
  | "list"
  | "max"
  | "maxLength"
  | "min"
  | "placeholder"
  | "required"
  | "spellCheck"
  | "step"
>;

export type FormFieldProps<Values extends FieldValues> = InputAttributes & {
  name: FieldPath<Values>;
  label: string;
  help?: ReactNode;
  type?: "text" | "email" | "url" | "tel" | "date" | "password" | "money" | undefined;
  /** Several lines instead of one. */
  rows?: number | undefined;
  /** How it is registered. */
  options?: RegisterOptions<Values>;
  /** Another control than a text input. */
  children?: ReactNode;
};

/** A field of the form around it, with its label, help and error. */
export function FormField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { name, label, help, options, children, type, rows, ...attributes } = props;
  const { register, getFieldState, formState } = useFormContext<Values>();
  return (
    <Field
      control={register(name, options as RegisterOptions<Values, typeof name>)}
      error={messageOf(getFieldState(name, formState).error)}
      help={help}
      id={`${use(PrefixContext)}-${name.replaceAll(".", "-")}`}
      label={label}
    >
      {children ??
        (rows ? (
          <TextArea rows={rows} {...attributes} />
        ) : type === "money" ? (
          <MoneyInput {...attributes} />
        ) : (
          <Input type={type} {...attributes} />
        ))}
    </Field>
  );
}

/** The message of a field, or of the first of its parts that has one: "emails.1". */
function messageOf(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("message" in error) return String(error.message);
  // Of an error without a sentence no part is one.
  if ("type" in error) return undefined;
  return Object.values(error)
    .map((part) => messageOf(part))
    .find((message) => message !== undefined);
}

type FormSwitchProps<Values extends FieldValues> = {
  name: FieldPathByValue<Values, boolean | undefined>;
  label: string;
  help?: string | undefined;
  /** Called after the form has the value. */
  onChange?: (isOn: boolean) => void;
};

/** A switch of the form around it. */
export function FormSwitch<Values extends FieldValues>(props: FormSwitchProps<Values>) {
  const { name, label, help, onChange } = props;
  const { control } = useFormContext<Values>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <Switch
          checked={field.value ?? false}
          help={help}
          label={label}
          onChange={(isOn) => {
            field.onChange(isOn);
            onChange?.(isOn);
          }}
        />
      )}
    />
  );
}
