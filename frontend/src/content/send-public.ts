import type { RouteShape } from '@sefira/contracts/route';
import { errorTexts } from '../texts/errors.ts';

/** What a public call without a session answered. */
export interface PublicAnswer {
  readonly ok: boolean;
  /** What to tell, in Portuguese. */
  readonly message: string;
  readonly issues: readonly { readonly path: string; readonly message: string }[];
}

/** Sends a public form without the store. Never rejects: what went wrong is the answer. */
export async function sendPublic(route: RouteShape, body: unknown, path: string = route.path): Promise<PublicAnswer> {
  try {
    const answer = await fetch(`/api${path}`, {
      method: route.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    const told: { message?: string; data?: { issues?: PublicAnswer['issues'] } } = await answer.json();
    return { ok: answer.ok, message: told.message ?? errorTexts.unknown, issues: told.data?.issues ?? [] };
  } catch {
    return { ok: false, message: errorTexts.offline, issues: [] };
  }
}
