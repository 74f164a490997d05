import { useRef, useState } from "react";
import { useUploads } from "../../photos/use-uploads.ts";
import { MESSAGES } from "./messages.ts";

/**
 * Uploads photos that are found by their names.
 * @param files addresses of the uploaded photos by the names of their files
 */
export function useNamedUploads(
  files: Record<string, string>,
  onChange: (files: Record<string, string>) => void,
) {
  // Uploads end after the form was drawn: the names go by the order in which they were chosen.
  const names = useRef<string[]>([]);
  const uploaded = useRef(files);
  const isRefusing = useRef(false);
  const [failed, setFailed] = useState<string[]>([]);
  const { entries, add, whenFewerThan } = useUploads({
    onDone: ({ url }, position) => {
      uploaded.current = { ...uploaded.current, [names.current[position - 1] ?? ""]: url };
      onChange(uploaded.current);
    },
    onFailed: ({ name, reason, mayRetry }) => {
      isRefusing.current ||= mayRetry;
      setFailed((others) => [...others, MESSAGES.failed(name, reason)]);
    },
  });
  return {
    waiting: entries.filter(({ state }) => state !== "failed").length,
    failed,
    /** Whether the shop could not take a photo that nothing is wrong with. */
    isRefusing: () => isRefusing.current,
    reset: () => {
      isRefusing.current = false;
      setFailed([]);
    },
    count: () => Object.keys(uploaded.current).length,
    has: (name: string) => name in uploaded.current,
    upload: (name: string, file: File) => {
      names.current = [...names.current, name];
      add([file]);
    },
    fail: (problem: string) => setFailed((others) => [...others, problem]),
    whenFewerThan,
  };
}
