import type { FetchArgs } from '@reduxjs/toolkit/query';
import type { RouteRequest, RouteShape } from '@sefira/contracts/shared/route';
import { idempotencyKey } from './idempotency.ts';

/** The fetch arguments of a contract's call: path with parameters, query, body, idempotency key. */
export function callOf<Route extends RouteShape>(route: Route, request: Partial<RouteRequest<Route>> = {}): FetchArgs {
  const url = fill(route.path, asRecord(request.params));
  const headers = route.idempotent
    ? { 'Idempotency-Key': idempotencyKey(url, request.body, route.singleUseFields) }
    : undefined;
  return {
    url,
    method: route.method,
    ...(request.query ? { params: asRecord(request.query) } : {}),
    ...(request.body === undefined ? {} : { body: request.body }),
    ...(headers ? { headers } : {}),
  };
}

/** The data of `{success, message, data}`. */
export function dataOf<Data>(answer: { readonly data: Data }): Data {
  return answer.data;
}

function fill(path: string, params: Record<string, unknown>): string {
  return path.replace(/:([a-zA-Z]+)/g, (_match, name: string) => encodeURIComponent(String(params[name])));
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
