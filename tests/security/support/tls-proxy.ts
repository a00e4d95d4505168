import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { root } from '@sefira/deploy/launcher/platform';
import { findPort } from '@sefira/embedded/ports';

const run = promisify(execFile);
/** From Debian, like the other scanners. */
const server = 'nginx';

export interface TlsFront extends AsyncDisposable {
  /** Host and port. */
  readonly place: string;
  /** The certificate of the authority that made its certificate: its own. */
  readonly authorityFile: string;
}

/** nginx with `deploy/docker/tls.conf.template` in front of the gateway, on loopback, with a certificate of the day. */
export async function startTlsFront(folder: string, gatewayPort: number, port: number): Promise<TlsFront> {
  const place = path.join(folder, 'tls');
  await mkdir(path.join(place, 'tmp'), { recursive: true });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', 'privkey.pem'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  await run('openssl', ['req', '-x509', ...key, '-out', 'fullchain.pem', '-days', '30', ...names], { cwd: place });
  const values: Readonly<Record<string, string>> = {
    PUBLIC_HOST: 'localhost',
    GATEWAY: `127.0.0.1:${gatewayPort}`,
    TLS_DIRECTORY: place,
    HTTP_PORT: `127.0.0.1:${await findPort()}`,
    HTTPS_PORT: `127.0.0.1:${port}`,
  };
  const template = await readFile(path.join(root, 'deploy/docker/tls.conf.template'), 'utf8');
  const filled = template.replace(/\$\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  // Scanners that are given a port ask it by HTTP, too, for the way to HTTPS.
  const front = filled.replace('  ssl_certificate ', '  error_page 497 =308 https://$http_host$request_uri;\n$&');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${place}/tmp/${kind};`)
    .join(' ');
  const configuration = path.join(place, 'nginx.conf');
  const http = `http { access_log off; ${temporary}\n${front}}`;
  await writeFile(configuration, `daemon off; pid ${place}/pid; error_log stderr error; events {}\n${http}`);
  const child = spawn(server, ['-c', configuration, '-p', place], { stdio: ['ignore', 'ignore', 'inherit'] });
  const failed = once(child, 'exit').then(() => {
    throw new Error('nginx did not start');
  });
  const ended = failed.catch(() => undefined);
  await Promise.race([whenOpen(port), failed]);
  return {
    place: `localhost:${port}`,
    authorityFile: path.join(place, 'fullchain.pem'),
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function whenOpen(port: number): Promise<void> {
  for (;;) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isOpen) return;
    await wait(50);
  }
}
