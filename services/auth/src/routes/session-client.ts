import { referralHeader } from '@sefira/contracts/reseller/links';
import { deviceTokenHeader } from '@sefira/contracts/shared/identity';
import type { RouteShape } from '@sefira/contracts/shared/route';
import type { Call } from '@sefira/platform/http/add-route';
import type { SessionClient } from '../use-cases/sessions/session-client.ts';

const deviceTokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** The client of a call. */
export function clientOfCall<Route extends RouteShape>(call: Call<Route>): SessionClient {
  const { userAgent, clientAddress, requestId, identity, request } = call;
  const token = request.headers[deviceTokenHeader];
  const deviceToken = typeof token === 'string' && deviceTokenPattern.test(token) ? token : null;
  const referral = String(request.headers[referralHeader] ?? '');
  return { userAgent, clientAddress, requestId, identity, deviceToken, referral };
}
