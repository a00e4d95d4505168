import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { refusalOf } from '../errors.ts';
import { computeMap } from '../map.ts';
import { ruleSetFor, ruleSets } from '../rules/registry.ts';
import { answerLine, linesOf } from './batch.ts';
import { printedMap } from './printed-map.ts';

const systems = [...new Set(ruleSets.map(({ system }) => system))].join('|');
const usage = `Uso:
  npm run --silent map -- --name "Nome completo" --birth AAAA-MM-DD [--date AAAA-MM-DD] [--system ${systems}] [--json]
  npm run --silent map -- --batch < linhas.jsonl
    cada linha: {"id", "name", "birthDate", "refDate", "system"}
`;

export interface CommandStreams {
  input: Readable;
  output: Writable;
  errors: Writable;
}

const commandOptions = {
  name: { type: 'string' },
  birth: { type: 'string' },
  date: { type: 'string' },
  system: { type: 'string' },
  json: { type: 'boolean', default: false },
  batch: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof commandOptions }>>['values'];

function readOptions(argv: readonly string[]): Values | null {
  try {
    return parseArgs({ args: [...argv], options: commandOptions, strict: true, allowPositionals: false }).values;
  } catch {
    return null;
  }
}

async function runBatch(today: string, { input, output }: CommandStreams): Promise<void> {
  input.setEncoding('utf8');
  for await (const line of linesOf(input)) {
    if (!output.write(`${answerLine(line, today)}\n`)) await once(output, 'drain');
  }
}

function runSingle(values: Values, today: string, { output, errors }: CommandStreams): number {
  const { name, birth, date = today, system, json } = values;
  if (name === undefined || birth === undefined) {
    errors.write(usage);
    return 2;
  }
  try {
    const map = computeMap({ name, birthDate: birth, referenceDate: date, system: ruleSetFor(system).id });
    output.write(json ? `${JSON.stringify(map)}\n` : printedMap(map));
    return 0;
  } catch (error) {
    const refusal = refusalOf(error);
    if (json) output.write(`${JSON.stringify({ error: refusal })}\n`);
    else errors.write(`${refusal.message} (${refusal.code}, ${refusal.field})\n`);
    return 1;
  }
}

/**
 * The command `map`. Answers the exit code: 0 done, 1 the input cannot be computed, 2 wrong use.
 * @param today `YYYY-MM-DD`, for a map without a date
 */
export async function run(argv: readonly string[], today: string, streams: CommandStreams): Promise<number> {
  const values = readOptions(argv);
  if (values === null) {
    streams.errors.write(`Opção desconhecida ou sem valor.\n${usage}`);
    return 2;
  }
  if (values.help) {
    streams.output.write(usage);
    return 0;
  }
  if (!values.batch) return runSingle(values, today, streams);
  await runBatch(today, streams);
  return 0;
}
