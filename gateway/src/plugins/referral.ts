import { linkCodePattern, recordClick, referralCookie } from '@sefira/contracts/reseller/links';
import { daySeconds } from '@sefira/platform/time/durations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { isbot } from 'isbot';
import type { GatewayContext } from '../context.ts';
import type { ReceivedRequest } from './contracts.ts';

/** Lifetime of the cookie while the reseller service is unavailable; the sign-up decides whether the click still counts. */
const usualDays = 60;
const pagePath = /^\/(?:[^?#]*\/)?[^./?#]*$/;

/**
 * Links of resellers. `/r/:code` counts the click and redirects; `?ref=` of any page counts too. Robots, embedded pages and
 * prefetches do not count. The cookie names the link that was clicked last.
 */
export const referralPlugin = fastifyPlugin<{ readonly context: GatewayContext }>(
  (app, { context }, done) => {
    const isSecure = context.settings.PUBLIC_URL.startsWith('https:');

    function remember(reply: FastifyReply, code: string, days: number): void {
      const seconds = Math.floor(Date.now() / 1000);
      const attributes = `Path=/; Max-Age=${days * daySeconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
      reply.header('set-cookie', `${referralCookie}=${code}.${seconds}; ${attributes}`);
    }

    /** The path to redirect to; the home page for an unknown code and while the reseller service is unavailable. */
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

    app.addHook('onRequest', (request, reply, next) => {
      const code = clickedCode(request);
      if (code === null) next();
      else follow(code, request, reply).then(() => next(), next);
    });
    done();
  },
  { name: 'referral' },
);

/** The link named by a page's `?ref=`. */
function clickedCode({ method, url }: FastifyRequest): string | null {
  const [path = '', query = ''] = url.split('?');
  if (query === '' || method !== 'GET' || !pagePath.test(path) || path.startsWith('/api/')) return null;
  return new URLSearchParams(query).get('ref')?.trim().toLowerCase() || null;
}

/** Whether a person opens a page: browsers name the purpose of a request, and a request without one counts. */
function isVisit({ method, headers }: FastifyRequest): boolean {
  const purpose = `${headers['sec-purpose'] ?? ''}${headers.purpose ?? ''}`;
  const destination = headers['sec-fetch-dest'] ?? 'document';
  const agent = headers['user-agent'] ?? '';
  return (
    method === 'GET' && destination === 'document' && !purpose.includes('prefetch') && agent !== '' && !isbot(agent)
  );
}

const cookiePattern = new RegExp(`(?:^|;\\s*)${referralCookie}=([a-z0-9]{4,24}\\.\\d{1,12})(?:;|$)`);

/** The last click stored in this browser, for a sign-up. */
export function readReferralCookie({ headers }: Pick<ReceivedRequest, 'headers'>): string | null {
  return cookiePattern.exec(String(headers.cookie ?? ''))?.[1] ?? null;
}
