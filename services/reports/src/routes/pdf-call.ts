import type { RouteShape } from '@sefira/contracts/shared/route';
import type { Call } from '@sefira/platform/http/add-route';
import type { PdfCall } from '../use-cases/pdf-call.ts';
import { clientDisconnected } from './client-disconnected.ts';

/** A call as the use cases that wait for a PDF take it. */
export function pdfCall({
  identity,
  requestId,
  log,
  reply,
}: Pick<Call<RouteShape>, 'identity' | 'requestId' | 'log' | 'reply'>): PdfCall {
  return { identity, requestId, log, disconnected: clientDisconnected(reply) };
}
