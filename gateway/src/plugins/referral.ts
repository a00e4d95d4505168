import { linkCodePattern, recordClick, referralCookie } from '@sefira/contracts/reseller/links';
import { daySeconds } from '@sefira/platform/time/durations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { GatewayContext } from '../context.ts';

/** How long a click is remembered where nobody could say; whether it still counts is decided at the sign-up. */
const usualDays = 60;
const pagePath = /^\/(?:[^?#]*\/)?[^./?#]*$/;

/**
 * Links of resellers. `/r/:code` counts the click and leads on; `?ref=` of any page counts too. Only a person who opens a
 * page counts: no robot, no picture or frame on another site, nothing fetched beforehand. The cookie says which link was
 * clicked last, and opens nothing.
 */
export function addReferral(app: FastifyInstance, context: GatewayContext): void {
  const isSecure = context.settings.PUBLIC_URL.startsWith('https:');

  function remember(reply: FastifyReply, code: string, days: number): void {
    const seconds = Math.floor(Date.now() / 1000);
    const attributes = `Path=/; Max-Age=${days * daySeconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
    reply.header('set-cookie', `${referralCookie}=${code}.${seconds}; ${attributes}`);
  }

  /** Where to go on; the first page for a code that nobody has, and while reseller is away. */
  async function follow(code: string, request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const userAgent = request.headers['user-agent'] ?? '';
    if (!linkCodePattern.test(code) || !isVisit(request)) return '/';
    const body = { code, address: request.ip, userAgent: userAgent.slice(0, 500) };
    try {
      const { data } = await context.services.call(recordClick, { body, requestId: request.id });
      if (data.isCounted) remember(reply, code, data.attributionDays);
      return data.path;
    } catch (error) {
      request.log.warn({ reason: String(error) }, 'click not counted');
      remember(reply, code, usualDays);
      return '/';
    }
  }

  app.get<{ Params: { code: string } }>('/r/:code', async (request, reply) => {
    const path = await follow(request.params.code.toLowerCase(), request, reply);
    return reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex').redirect(path, 302);
  });

  app.addHook('onRequest', (request, reply, done) => {
    const code = clickedCode(request);
    if (code === null) done();
    else follow(code, request, reply).then(() => done(), done);
  });
}

/** The link named by a page's `?ref=`. */
function clickedCode({ method, url }: FastifyRequest): string | null {
  const [path = '', query = ''] = url.split('?');
  if (query === '' || method !== 'GET' || !pagePath.test(path) || path.startsWith('/api/')) return null;
  return new URLSearchParams(query).get('ref')?.trim().toLowerCase() || null;
}

/** A person who opens a page. Browsers say what a request is for; those that do not are believed. */
function isVisit({ method, headers }: FastifyRequest): boolean {
  const purpose = `${headers['sec-purpose'] ?? ''}${headers.purpose ?? ''}`;
  const destination = headers['sec-fetch-dest'] ?? 'document';
  const agent = headers['user-agent'] ?? '';
  return (
    method === 'GET' && destination === 'document' && !purpose.includes('prefetch') && agent !== '' && !isbot(agent)
  );
}

const cookiePattern = new RegExp(`(?:^|;\\s*)${referralCookie}=([a-z0-9]{4,24}\\.\\d{1,12})(?:;|$)`);

/** The last click that this browser remembers, for a sign-up alone. */
export function readReferralCookie(request: FastifyRequest): string | null {
  return cookiePattern.exec(request.headers.cookie ?? '')?.[1] ?? null;
}
