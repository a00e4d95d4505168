import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { errorEnvelope, type FieldIssue } from '@sefira/contracts/shared/envelope';
import { errorTexts } from '../../texts/common/errors.ts';
import { retryTimeOf } from './retry-time.ts';

/** A failed call as screens see it. `status` 0: no response; -1: the call was not sent. */
export interface Problem {
  readonly status: number;
  /** The code of the error catalogue, where the server sent one. */
  readonly code: string | null;
  /** The sentence for the user. */
  readonly message: string;
  /** Field errors of a 400, by path. */
  readonly issues: readonly FieldIssue[];
  /** The instant from which the call may be repeated (`Retry-After`), in milliseconds. */
  readonly retryAt?: number;
  /** Further details from the server, such as both sides of a conflict. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

const fixedTexts: Readonly<Record<number, string>> = {
  403: errorTexts.forbidden,
  404: errorTexts.notFound,
  429: errorTexts.tooMany,
  500: errorTexts.server,
};

/** Converts a failure of the transport into a problem. */
export function problemOf(error: FetchBaseQueryError): Problem {
  if (typeof error.status === 'number') return problemOfAnswer(error.status, error.data);
  // A success that cannot be read is an answer that was cut off.
  if (error.status === 'PARSING_ERROR' && error.originalStatus >= 300)
    return problemOfAnswer(error.originalStatus, null);
  if (error.status === 'CUSTOM_ERROR') return { status: -1, code: null, message: errorTexts.setup, issues: [] };
  return { status: 0, code: null, message: errorTexts.offline, issues: [] };
}

/** The problem with the time that a 429 names in its `Retry-After`. */
export function withRetryTime(problem: Problem, answer: Response | undefined): Problem {
  const retryAt = answer && retryTimeOf(answer);
  return retryAt === undefined ? problem : { ...problem, retryAt };
}

/** The text of any error value: the string, its message, the message of its data, else "unknown". */
export function messageOf(error: unknown): string {
  if (typeof error === 'string') return error;
  const { message, data } = fieldsOf(error);
  if (typeof message === 'string' && message) return message;
  const inner = fieldsOf(data).message;
  return typeof inner === 'string' && inner ? inner : errorTexts.unknown;
}

/** True for rejections of `unwrap()`. */
export function isProblem(error: unknown): error is Problem {
  const { status, issues } = fieldsOf(error);
  return typeof status === 'number' && Array.isArray(issues);
}

/** True where a retry cannot help: what was asked for does not exist, or its address is malformed. */
export function isNotFound(error: unknown): boolean {
  return isProblem(error) && (error.status === 404 || error.status === 400);
}

/** Refusals with an instruction or a time, which the general sentence of their status would hide. */
const codesWithOwnMessage: ReadonlySet<string | null> = new Set([
  'PROOF_REQUIRED',
  'SECOND_FACTOR_REQUIRED',
  'RATE_LIMITED',
  'CHALLENGE_REQUIRED',
  'CONCURRENCY_LIMITED',
  'SIGN_UP_REQUIRED',
]);

/** The toast of a problem; 401 is handled elsewhere. */
export function noticeOf(problem: Problem): string {
  if (codesWithOwnMessage.has(problem.code)) return problem.message;
  return fixedTexts[problem.status] ?? problem.message;
}

function problemOfAnswer(status: number, body: unknown): Problem {
  const parsed = errorEnvelope.safeParse(body);
  if (parsed.success) {
    const { message, error, data } = parsed.data;
    const { issues = [], ...facts } = data ?? {};
    return { status, code: error, message, issues, facts };
  }
  const { message, error } = fieldsOf(body);
  const said = [message, error].find((text) => typeof text === 'string' && text !== '');
  return {
    status,
    code: null,
    message: typeof said === 'string' ? said : (fixedTexts[status] ?? errorTexts.unknown),
    issues: [],
  };
}

interface ErrorFields {
  readonly message?: unknown;
  readonly error?: unknown;
  readonly data?: unknown;
  readonly status?: unknown;
  readonly issues?: unknown;
}

function fieldsOf(value: unknown): ErrorFields {
  return typeof value === 'object' && value !== null ? value : {};
}
