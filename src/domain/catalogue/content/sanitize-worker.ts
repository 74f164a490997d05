import { answerTasks } from "../../infrastructure/worker-thread/answer-tasks.ts";
import { sanitizeContent } from "./sanitize-content.ts";

answerTasks(sanitizeContent);
