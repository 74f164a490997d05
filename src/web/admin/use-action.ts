import { type MutateOptions, useMutation, type UseMutationOptions } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { isSameJson } from "#contract/canonical-json.ts";

type Options<Data, Variables, Context> = UseMutationOptions<Data, Error, Variables, Context> & {
  /** Tells apart what may be under way at the same time, such as the actions of two rows. */
  keyOf?: (variables: Variables) => unknown;
  /** Whether a press asks for no more than the last one without an answer; in a scope, when left out, for the same. */
  isRepeat?: (last: Variables, next: Variables) => boolean;
};

const always = () => true;

type UnderWay<Data, Variables> = { variables: Variables; result: Promise<Data> };

/**
 * An action of the desk: its call and what becomes of it. While it is under way, another press starts nothing and
 * gets the result of the first. Where each press counts, as with a switch, a `scope` makes them wait for each other;
 * one that asks for the same as the last, while that has no answer, starts nothing there either.
 */
export function useAction<Data = unknown, Variables = void, Context = unknown>({
  keyOf,
  isRepeat,
  ...options
}: Options<Data, Variables, Context>) {
  const [underWay] = useState(() => new Map<unknown, UnderWay<Data, Variables>>());
  const { mutationFn, scope } = options;
  const mutation = useMutation<Data, Error, Variables, Context>({
    ...options,
    ...(mutationFn && {
      mutationFn: async (variables, context) => {
        try {
          return await mutationFn(variables, context);
        } finally {
          // What is fetched afterwards must not swallow a press that takes this one back.
          const key = keyOf?.(variables);
          if (scope && underWay.get(key)?.variables === variables) underWay.delete(key);
        }
      },
    }),
  });
  const { mutateAsync: start } = mutation;
  const isDone = isRepeat ?? (scope ? isSameJson : always);
  const mutateAsync = useCallback(
    (variables: Variables, callbacks?: MutateOptions<Data, Error, Variables, Context>) => {
      const key = keyOf?.(variables);
      const last = underWay.get(key);
      if (last && isDone(last.variables, variables)) return last.result;
      const result = start(variables, callbacks).finally(() => {
        if (underWay.get(key)?.result === result) underWay.delete(key);
      });
      underWay.set(key, { variables, result });
      return result;
    },
    [isDone, keyOf, start, underWay],
  );
  const mutate = useCallback(
    (variables: Variables, callbacks?: MutateOptions<Data, Error, Variables, Context>) => {
      // Its onError has told the person.
      mutateAsync(variables, callbacks).catch(() => undefined);
    },
    [mutateAsync],
  );
  return { ...mutation, mutate, mutateAsync };
}
