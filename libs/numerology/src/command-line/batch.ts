import { NumerologyError, refusalOf } from '../errors.ts';
import { computePartialMap } from '../map.ts';
import { ruleSetFor } from '../rules/registry.ts';
import { lastOf } from '../tables/lookup.ts';

type JsonObject = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseLine(line: string): JsonObject {
  let value: unknown;
  try {
    value = JSON.parse(line.trim());
  } catch {
    throw new NumerologyError('INVALID_INPUT', 'line', 'A linha não é um objeto JSON.');
  }
  if (!isObject(value)) throw new NumerologyError('INVALID_INPUT', 'line', 'A linha não é um objeto JSON.');
  return value;
}

function textOf(input: JsonObject, field: string): string {
  const value = input[field];
  if (value === undefined) throw new NumerologyError('INVALID_INPUT', field, `Falta o campo ${field}.`);
  if (typeof value !== 'string')
    throw new NumerologyError('INVALID_INPUT', field, `O campo ${field} precisa ser um texto.`);
  return value;
}

/** `null` says that there is no such value: the map is then computed without it. */
function textOrNull(input: JsonObject, field: string): string | null {
  return input[field] === null ? null : textOf(input, field);
}

function textOr(input: JsonObject, field: string, fallback: string): string {
  return input[field] === undefined || input[field] === null ? fallback : textOf(input, field);
}

/**
 * One line of a batch, `{"id", "name", "birthDate", "refDate", "system"}`, as one line of JSON: the map with the same
 * `id`, or `{id, error: {code, field, message}}`. `name` or `birthDate` may be null: what the other alone gives.
 * @param today `YYYY-MM-DD`, for lines without `refDate`
 */
export function answerLine(line: string, today: string): string {
  let id: unknown = null;
  try {
    const input = parseLine(line);
    id = input.id ?? null;
    const map = computePartialMap({
      name: textOrNull(input, 'name'),
      birthDate: textOrNull(input, 'birthDate'),
      referenceDate: textOr(input, 'refDate', today),
      system: ruleSetFor(textOr(input, 'system', 'cabalistica')).system,
    });
    return JSON.stringify({ id, ...map });
  } catch (error) {
    return JSON.stringify({ id, error: refusalOf(error) });
  }
}

/** The lines of a stream of text, split at line feeds only; blank lines are left out. */
export async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lastOf(lines);
    for (const line of lines.slice(0, -1)) if (line.trim() !== '') yield line;
  }
  if (rest.trim() !== '') yield rest;
}
