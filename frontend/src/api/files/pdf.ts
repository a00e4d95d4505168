import type { BaseQueryApi, FetchArgs, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { reportAccepted } from '@sefira/contracts/reports/orders';
import { errorTexts } from '../../texts/common/errors.ts';
import type { CallOptions } from '../client/base-query.ts';
import type { Problem } from '../client/problem.ts';
import { saveFile } from './save-file.ts';

/** The outcome of a PDF request: saved, or still rendered under this id. */
export type PdfOutcome = { readonly state: 'saved' } | { readonly state: 'accepted'; readonly reportId: string };

interface PdfCall {
  readonly call: FetchArgs;
  readonly fileName: string;
}

type Answer = { readonly data: unknown; readonly error?: undefined } | { readonly error: Problem };
type Send = (args: FetchArgs) => Promise<Answer & { readonly meta?: FetchBaseQueryMeta }> | Answer;
type PdfResult = { readonly data: PdfOutcome } | { readonly error: Problem };

/** The server waits up to 30 s for the worker before it answers 202, so the client's limit is longer. */
const timeoutMs = 45_000;

/** A query function that saves the PDF; only the outcome enters the store. */
export function pdfQuery<Argument>(plan: (argument: Argument) => PdfCall) {
  return async (argument: Argument, _api: BaseQueryApi, _options: CallOptions, send: Send): Promise<PdfResult> => {
    const { call, fileName } = plan(argument);
    const answer = await send({ ...call, timeout: timeoutMs, responseHandler: readPdfOrJson });
    if (answer.error) return { error: answer.error };
    if (answer.data instanceof Blob) {
      saveFile(answer.data, fileName);
      return { data: { state: 'saved' } };
    }
    const accepted = reportAccepted.safeParse(answer.data);
    if (accepted.success) return { data: { state: 'accepted', reportId: accepted.data.data.reportId } };
    return { error: { status: -1, code: null, message: errorTexts.setup, issues: [] } };
  };
}

async function readPdfOrJson(response: Response): Promise<unknown> {
  const type = response.headers.get('Content-Type') ?? '';
  return type.includes('application/pdf') ? response.blob() : response.json();
}
