import { answerTasks } from "../../../infrastructure/worker-thread/answer-tasks.ts";
import { type MailAnswer, parseMailAnswer } from "./parse-mail-answer.ts";
import type { MailTask } from "./read-in-mail-worker.ts";
import { type MailHead, readMailHead } from "./read-mail-head.ts";

answerTasks<MailHead | MailAnswer>(async ({ part, source }: MailTask) => {
  const bytes = Buffer.from(source);
  return part === "head" ? readMailHead(bytes) : parseMailAnswer(bytes);
});
