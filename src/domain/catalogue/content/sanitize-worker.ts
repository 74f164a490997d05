import { answerTasks } from "../../infrastructure/worker-thread/answer-tasks.ts";
import { sanitizeShallow } from "./sanitize-shallow.ts";

answerTasks(sanitizeShallow);
