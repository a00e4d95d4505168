import type { CallOptions } from '../client/base-query.ts';
import type { Problem } from '../client/problem.ts';

/** Correctable refusals keep their own sentence; all others use the general one of an analysis. */
const failed =
  (text: string) =>
  ({ status, message }: Problem): string =>
    status >= 400 && status < 500 ? message : text;

/** The notice of an analysis: correctable refusals keep their own sentence. */
export const noticeWith = (text: string): CallOptions => ({ notice: failed(text) });

export const analysisTags = ['Report', 'Analysis'] as const;
