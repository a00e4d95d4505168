/** The peer of the gateway: Fastify with @fastify/http-proxy and nothing else. `node bare-proxy.ts <port> <upstream>` */
import proxy from '@fastify/http-proxy';
import Fastify from 'fastify';

const [port, upstream = ''] = process.argv.slice(2);
const app = Fastify();
await app.register(proxy, { upstream, prefix: '/api' });
await app.listen({ port: Number(port), host: '127.0.0.1' });
