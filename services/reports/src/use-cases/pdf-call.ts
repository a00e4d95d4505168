import type { Identity } from '@sefira/contracts/shared/identity';
import type { Logger } from '@sefira/platform/telemetry/logger';
import type { ReportsContext } from '../context.ts';
import type { RenderOrder } from './request-render.ts';

/** A call that waits for a PDF. */
export interface PdfCall {
  readonly identity: Identity;
  readonly requestId: string;
  readonly log: Logger;
  /** Aborted when the client disconnects. */
  readonly disconnected: AbortSignal;
}

/** The render order of a call. A guest's call waits for the essential edition, which is another document. */
export function orderOf(
  { schema, clock }: Pick<ReportsContext, 'schema' | 'clock'>,
  { identity, requestId }: Pick<PdfCall, 'identity' | 'requestId'>,
): RenderOrder {
  const isGuest = identity.role === 'guest';
  return { schema, waiting: !isGuest, isGuest, requestId, now: clock() };
}
