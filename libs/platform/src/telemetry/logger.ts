import { type Logger, pino } from 'pino';
import { describeError, redactPersonalData } from '../http/describe-error.ts';
import { currentTraceFields } from './spans.ts';

export type { Logger };

/** Paths that never reach a log line (docs/decisions/0029-no-personal-data-in-logs-and-queues.md). */
const redactedPaths = [
  'req.headers.authorization',
  'req.headers.cookie',
  'headers.authorization',
  'headers.cookie',
  'password',
  '*.password',
  'token',
  '*.token',
  'email',
  '*.email',
  'birthDate',
  '*.birthDate',
];

/** JSON logger of a process or of one part in a shared process. */
export function createLogger(options: { readonly service: string; readonly level: string }): Logger {
  return pino({
    level: options.level,
    base: { service: options.service },
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: currentTraceFields,
    formatters: { level: (label) => ({ level: label }) },
    // `reason` is the message of a library or another service; it may contain personal data.
    serializers: { err: (error: unknown) => describeError(error), reason: maskReason },
    redact: { paths: redactedPaths, censor: '[oculto]' },
  });
}

function maskReason(reason: unknown): unknown {
  return typeof reason === 'string' ? redactPersonalData(reason) : reason;
}
