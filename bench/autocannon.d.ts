declare module "autocannon" {
  export default function autocannon(options: {
    url: string;
    connections: number;
    /** In seconds. */
    duration: number;
    headers?: Record<string, string>;
  }): Promise<{ requests: { average: number }; latency: { p99: number }; non2xx: number }>;
}
