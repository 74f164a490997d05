declare module "autocannon" {
  export type Request = { headers?: Record<string, string> };
  export default function autocannon(options: {
    url: string;
    connections: number;
    /** In seconds. */
    duration: number;
    headers?: Record<string, string>;
    /** Called before each request. */
    requests?: { setupRequest: (request: Request) => Request }[];
  }): Promise<{ requests: { average: number }; latency: { p99: number }; non2xx: number }>;
}
