import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Load {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Values of one header in turn, a call each, so that many people call. */
  readonly inTurn?: { readonly name: string; readonly values: readonly string[] };
  /** JSON, sent by POST. */
  readonly body?: unknown;
}

export interface LoadResult {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Answers other than 2xx and 3xx, and connections that broke. */
  readonly failed: number;
}

/** One round of wrk (Debian: apt-get install wrk) against one address. @throws Error where wrk is missing */
export async function load({ url, connections, seconds, headers = {}, inTurn, body }: Load): Promise<LoadResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sefira-wrk-'));
  try {
    const script = path.join(folder, 'load.lua');
    await writeFile(script, scriptOf(headers, inTurn, body));
    const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-s', script, url];
    const { stdout } = await run('wrk', args).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? new Error('Falta o wrk: apt-get install wrk') : error;
    });
    return JSON.parse(stdout.slice(stdout.lastIndexOf('\n{'))) as LoadResult;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function scriptOf(headers: Readonly<Record<string, string>>, inTurn: Load['inTurn'], body: unknown): string {
  const text = (value: string) => `[==[${value}]==]`;
  const lines = Object.entries(headers).map(([name, value]) => `wrk.headers[ ${text(name)} ] = ${text(value)}`);
  if (body !== undefined) {
    lines.push('wrk.method = "POST"', 'wrk.headers["content-type"] = "application/json"');
    lines.push(`wrk.body = ${text(JSON.stringify(body))}`);
  }
  if (inTurn) {
    lines.push(`local values, turn = {${inTurn.values.map(text).join(', ')}}, 0`);
    lines.push('request = function()');
    lines.push('  turn = turn % #values + 1');
    lines.push(`  wrk.headers[ ${text(inTurn.name)} ] = values[turn]`);
    lines.push('  return wrk.format()', 'end');
  }
  return `${lines.join('\n')}
done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format('\\n{"perSecond": %f, "p50": %f, "p99": %f, "failed": %d}',
    summary.requests / (summary.duration / 1000000), latency:percentile(50) / 1000, latency:percentile(99) / 1000,
    errors.status + errors.connect + errors.read + errors.write + errors.timeout))
end
`;
}
