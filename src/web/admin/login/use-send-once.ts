import { type SubmitEvent, useEffect, useRef } from "react";
import { useNavigation } from "react-router";

/** For a form that is sent to its own page: until its answer is there, another press sends nothing. */
export function useSendOnce() {
  const { state } = useNavigation();
  const isUnderWay = useRef(false);
  useEffect(() => {
    if (state === "idle") isUnderWay.current = false;
  }, [state]);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    // The state is known only when the form is rendered again.
    if (isUnderWay.current) event.preventDefault();
    isUnderWay.current = true;
  };
  return { isPending: state !== "idle", onSubmit };
}
