import type { BaseQueryApi, FetchArgs, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { errorTexts } from '../../texts/common/errors.ts';
import type { CallOptions } from '../client/base-query.ts';
import type { Problem } from '../client/problem.ts';
import { saveFile } from './save-file.ts';

interface FileCall {
  readonly call: FetchArgs;
  readonly fileName: string;
}

type Answer = { readonly data: unknown; readonly error?: undefined } | { readonly error: Problem };
type Send = (args: FetchArgs) => Promise<Answer & { readonly meta?: FetchBaseQueryMeta }> | Answer;

/** A report over a year of sales takes long. */
const timeoutMs = 60_000;

/** A query function that saves the file; bytes never enter the store. */
export function fileQuery<Argument>(plan: (argument: Argument) => FileCall) {
  return async (
    argument: Argument,
    _api: BaseQueryApi,
    _options: CallOptions,
    send: Send,
  ): Promise<{ readonly data: null } | { readonly error: Problem }> => {
    const { call, fileName } = plan(argument);
    const answer = await send({ ...call, timeout: timeoutMs, responseHandler: readFileOrProblem });
    if (answer.error) return { error: answer.error };
    if (!(answer.data instanceof Blob)) {
      return { error: { status: -1, code: null, message: errorTexts.setup, issues: [] } };
    }
    saveFile(answer.data, fileName);
    return { data: null };
  };
}

function readFileOrProblem(response: Response): Promise<unknown> {
  return response.ok ? response.blob() : response.json();
}
