import type { FastifyInstance } from 'fastify';

/** The beginning of an escaped half of a surrogate pair. */
const half = /\\u[dD][89a-fA-F]/;
/** Each escape of a JSON text: a pair, its lower half or its upper one alone, or any other. */
const escapes = /\\(?:u[dD][89abAB][\da-fA-F]{2}(?<low>\\u[dD][c-fC-F][\da-fA-F]{2})?|u[dD][c-fC-F][\da-fA-F]{2}|.)/gs;

/**
 * Replaces unpaired surrogates of a JSON text with U+FFFD, as browsers do: PostgreSQL refuses JSON with them (RFC 8259
 * section 8.2).
 */
export function replaceLoneSurrogates(json: string): string {
  if (!half.test(json)) return json;
  return json.replace(escapes, (written, low: string | undefined) =>
    half.test(written) && low === undefined ? '\\ufffd' : written,
  );
}

/** Parses JSON bodies as Fastify does, with unpaired surrogates replaced. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    parse(request, replaceLoneSurrogates(String(body)), done),
  );
}
