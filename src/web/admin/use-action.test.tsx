import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { listSourceFiles, readText } from "#tests/architecture/source-files.ts";
import { useAction } from "./use-action.ts";

type Options = Parameters<typeof useAction<string, string>>[0];

function renderAction(options: Options): ReturnType<typeof useAction<string, string>> {
  const receive = vi.fn<(action: ReturnType<typeof useAction<string, string>>) => void>();
  const Caller = () => {
    receive(useAction<string, string>(options));
    return null;
  };
  renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <Caller />
    </QueryClientProvider>,
  );
  return receive.mock.lastCall![0];
}

const answer = () => vi.fn<(name: string) => Promise<string>>(async (name) => `made ${name}`);

test("does once what is started again while it is under way", async () => {
  const mutationFn = answer();
  const action = renderAction({ mutationFn });
  const [first, second] = [action.mutateAsync("ring"), action.mutateAsync("ring")];
  expect(await Promise.all([first, second])).toEqual(["made ring", "made ring"]);
  expect(mutationFn).toHaveBeenCalledOnce();
  await action.mutateAsync("ring");
  expect(mutationFn).toHaveBeenCalledTimes(2);
});

test("may be started again after it failed", async () => {
  const mutationFn = vi.fn<() => Promise<string>>(async () => {
    throw new Error("No network");
  });
  const action = renderAction({ mutationFn });
  await expect(action.mutateAsync("ring")).rejects.toThrow("No network");
  await expect(action.mutateAsync("ring")).rejects.toThrow("No network");
  expect(mutationFn).toHaveBeenCalledTimes(2);
});

test("does at the same time what has another key", async () => {
  const mutationFn = answer();
  const action = renderAction({ mutationFn, keyOf: (name) => name });
  await Promise.all(["ring", "cuff", "ring"].map((name) => action.mutateAsync(name)));
  expect(mutationFn.mock.calls.map(([name]) => name)).toEqual(["ring", "cuff"]);
});

test("lets those of a scope wait for each other, the same one after another once", async () => {
  const mutationFn = answer();
  const action = renderAction({ mutationFn, scope: { id: "switch" } });
  await Promise.all(["on", "off", "off", "on"].map((name) => action.mutateAsync(name)));
  expect(mutationFn.mock.calls.map(([name]) => name)).toEqual(["on", "off", "on"]);
});

test("lets an action say what repeats the last press", async () => {
  const mutationFn = answer();
  const action = renderAction({
    mutationFn,
    isRepeat: (last, next) => last.length === next.length,
    scope: { id: "switch" },
  });
  await Promise.all(["hide", "list", "sold out"].map((name) => action.mutateAsync(name)));
  expect(mutationFn.mock.calls.map(([name]) => name)).toEqual(["hide", "sold out"]);
});

test("takes the next press in a scope once the last is answered, though more is being fetched", async () => {
  const mutationFn = answer();
  const fetched = Promise.withResolvers<void>();
  const action = renderAction({
    mutationFn,
    isRepeat: () => true,
    scope: { id: "switch" },
    onSettled: () => fetched.promise,
  });
  const first = action.mutateAsync("hide");
  await vi.waitFor(() => expect(mutationFn.mock.results[0]?.type).toBe("return"));
  await Promise.resolve();
  const second = action.mutateAsync("list");
  fetched.resolve();
  expect(await Promise.all([first, second])).toEqual(["made hide", "made list"]);
});

test("is how every screen of the desk makes its calls", () => {
  const callers = listSourceFiles()
    .filter((file) => file.startsWith("src/web/admin/") && !file.endsWith("/use-action.ts"))
    .filter((file) => /\buseMutation\b(?!State)/.test(readText(file)));
  expect(callers).toEqual([]);
});
