declare module "s3rver" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  type Options = { address: string; port: number; silent: boolean; directory: string };
  /** The part of Koa's context that a test's own middleware needs. */
  export type Context = {
    method: string;
    path: string;
    query: Record<string, string | undefined>;
    req: IncomingMessage;
    res: ServerResponse;
    status: number;
    body: unknown;
    type: string;
    /** Set, Koa answers nothing itself. */
    respond?: boolean;
  };
  export type Middleware = (context: Context, next: () => Promise<void>) => Promise<void>;
  export default class S3rver {
    constructor(options: Options);
    middleware: Middleware[];
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}
