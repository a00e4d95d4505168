import type { FieldIssue } from '@sefira/contracts/shared/envelope';
import { type ErrorCode, errorCatalogue } from '@sefira/contracts/shared/errors';
import { isBinary, type RouteShape } from '@sefira/contracts/shared/route';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { defaultHandlers } from './default-handlers.ts';

/** The API of the tests; every answer is given with `answer` or `refuse`, so that it agrees with the contract. */
export const server = setupServer(...defaultHandlers);

/** The request as a handler of the tests sees it. */
export interface Received {
  readonly body: unknown;
  readonly headers: Headers;
  readonly url: URL;
}

/** From now on this call answers so; an answer that its contract would refuse fails the test. */
export function answer(route: RouteShape, give: (received: Received) => unknown): void {
  on(route, async (received) => {
    const { response } = route;
    if (isBinary(response)) throw new Error(`${route.id} answers bytes; use answerPdf`);
    return HttpResponse.json(response.parse(give(received)) as object, { status: route.status ?? 200 });
  });
}

export function answerPdf(route: RouteShape): void {
  on(route, async () => new HttpResponse('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } }));
}

/** 202 and the like: one of the other success answers that the contract names. */
export function answerWith(route: RouteShape, status: number, body: unknown): void {
  on(route, async () => HttpResponse.json(route.alternatives?.[status]?.parse(body) as object, { status }));
}

/** From now on this call fails with a code of the catalogue. */
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

/** From now on nobody answers this call. */
export function cutOff(route: RouteShape): void {
  on(route, async () => HttpResponse.error());
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
