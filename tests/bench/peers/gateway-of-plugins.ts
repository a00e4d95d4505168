/**
 * A gateway of standard plugins that does the same work as ours: a session from Redis, shared limits, strict headers and a
 * signed identity before @fastify/http-proxy. `node gateway-of-plugins.ts <port> <upstream> <redis url>`
 */
import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import helmet from '@fastify/helmet';
import proxy from '@fastify/http-proxy';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyRequest } from 'fastify';
import { Redis } from 'ioredis';

const [port, upstream = '', redisUrl = ''] = process.argv.slice(2);
const redis = new Redis(redisUrl);
const { privateKey } = generateKeyPairSync('ed25519');
const identitySeconds = 30;

/** Where the peer's sessions are; the bench stores one. */
const sessionKey = (token: string) => `peer:session:${createHash('sha256').update(token).digest('hex')}`;

function signedIdentity(session: object): string {
  const expiresAt = Math.floor(Date.now() / 1000) + identitySeconds;
  const payload = Buffer.from(JSON.stringify({ ...session, audience: 'reports', expiresAt })).toString('base64url');
  return `${payload}.${sign(null, Buffer.from(payload), privateKey).toString('base64url')}`;
}

const app = Fastify({ genReqId: () => randomUUID() });
await app.register(helmet);
await app.register(rateLimit, {
  max: 100_000_000,
  timeWindow: '1 minute',
  redis,
  keyGenerator: ({ headers }: FastifyRequest) => headers.authorization ?? '',
});
await app.register(proxy, {
  upstream,
  prefix: '/api',
  disableRequestLogging: true,
  preHandler: async (request, reply) => {
    const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
    const session = await redis.get(sessionKey(token));
    if (session === null) return reply.code(401).send({ success: false, error: 'SESSION_REQUIRED' });
    request.headers['x-identity'] = signedIdentity(JSON.parse(session) as object);
  },
  replyOptions: {
    rewriteRequestHeaders: ({ id }, { authorization: _token, cookie: _cookie, ...headers }) => ({
      ...headers,
      'x-request-id': id,
    }),
  },
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
