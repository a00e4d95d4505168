import type { FieldIssue } from '@sefira/contracts/shared/envelope';
import { type ErrorCode, errorCatalogue } from '@sefira/contracts/shared/errors';
import { isBinary, type RouteShape } from '@sefira/contracts/shared/route';
import { waitInWords } from '@sefira/contracts/shared/wait-in-words';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { defaultHandlers } from './default-handlers.ts';

/** The mock API; `answer` and `refuse` check every response against the contract. */
export const server = setupServer(...defaultHandlers);

/** The request of a handler. */
export interface Received {
  readonly body: unknown;
  readonly headers: Headers;
  readonly url: URL;
}

/** Answers this call from now on; a response outside of its contract fails the test. */
export function answer(route: RouteShape, give: (received: Received) => unknown): void {
  on(route, async (received) => {
    const { response } = route;
    if (isBinary(response)) throw new Error(`${route.id} answers bytes; use answerPdf`);
    return HttpResponse.json(response.parse(give(received)) as object, { status: route.status ?? 200 });
  });
}

/** Answers with a PDF; `see` is given each request. */
export function answerPdf(route: RouteShape, see?: (received: Received) => void): void {
  on(route, async (received) => {
    see?.(received);
    return new HttpResponse('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } });
  });
}

/** Another success status of the contract, such as 202. */
export function answerWith(route: RouteShape, status: number, body: unknown): void {
  on(route, async () => HttpResponse.json(route.alternatives?.[status]?.parse(body) as object, { status }));
}

/** Refuses this call from now on with a code of the catalogue. */
export function refuse(
  route: RouteShape,
  code: ErrorCode,
  issues: readonly FieldIssue[] = [],
  facts: Readonly<Record<string, unknown>> = {},
): void {
  const { status, message } = errorCatalogue[code];
  const data = { ...facts, ...(issues.length > 0 ? { issues } : {}) };
  on(route, async () =>
    HttpResponse.json(
      { success: false, message, error: code, ...(Object.keys(data).length > 0 ? { data } : {}) },
      { status },
    ),
  );
}

/** Refuses this call from now on as limited for some seconds. */
export function refuseFor(route: RouteShape, seconds: number): void {
  const { status } = errorCatalogue.RATE_LIMITED;
  const message = `Muitas tentativas. Tente de novo em ${waitInWords(seconds)}.`;
  const headers = { 'Retry-After': String(seconds) };
  on(route, async () => HttpResponse.json({ success: false, message, error: 'RATE_LIMITED' }, { status, headers }));
}

/** This call fails from now on without a response. */
export function cutOff(route: RouteShape): void {
  on(route, async () => HttpResponse.error());
}

/** This call gets no response from now on. */
export function hold(route: RouteShape): void {
  on(route, () => Promise.withResolvers<never>().promise);
}

function on(route: RouteShape, respond: (received: Received) => Promise<Response>): void {
  const method = route.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  server.use(
    http[method](`*/api${route.path}`, async ({ request }) => {
      const text = await request.text();
      return respond({
        body: text ? JSON.parse(text) : undefined,
        headers: request.headers,
        url: new URL(request.url),
      });
    }),
  );
}
