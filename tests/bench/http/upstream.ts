/** A peer's other side: one small JSON answer, as fast as Node's own server gives it. `node upstream.ts <port>` */
import { createServer } from 'node:http';

const answer = JSON.stringify({ success: true, message: 'ok', data: { items: [], total: 0 } });
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': answer.length }).end(answer);
});
server.listen(Number(process.argv[2]), '127.0.0.1');
