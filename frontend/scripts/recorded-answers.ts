import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { BrowserContext, Request, Route, WebSocketRoute } from 'playwright-core';
import { z } from 'zod';
import type { Looker } from './pictured-pages.ts';

/** The address at which replayed pages stand; nothing is listened for there. */
export const replayBase = 'http://localhost:8080';

const answer = z.object({ status: z.number(), type: z.string(), body: z.string(), isBinary: z.boolean() });
type Answer = z.infer<typeof answer>;

/** What one viewer's pages were answered. */
const recording = z.object({
  /** The instant at which replayed pages stand still. */
  recordedAt: z.iso.datetime(),
  localStorage: z.array(z.object({ name: z.string(), value: z.string() })),
  /** By page, then by call; of equal calls the last answer. */
  pages: z.record(z.string(), z.record(z.string(), answer)),
});
export type Recording = z.infer<typeof recording>;

const folder = fileURLToPath(new URL('../e2e/screens/answers/', import.meta.url));
const fileOf = (looker: Looker) => path.join(folder, `${looker}.json.br`);

const readings = new Map<Looker, Promise<Recording>>();

/** Read once: unpacking and checking takes longer than a page needs to load. */
export function readRecording(looker: Looker): Promise<Recording> {
  const reading = readings.get(looker) ?? unpackRecording(looker);
  readings.set(looker, reading);
  return reading;
}

async function unpackRecording(looker: Looker): Promise<Recording> {
  return recording.parse(JSON.parse(brotliDecompressSync(await readFile(fileOf(looker))).toString()));
}

export async function writeRecording(looker: Looker, made: Recording): Promise<void> {
  await writeFile(fileOf(looker), brotliCompressSync(JSON.stringify(made)));
}

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const callOf = (request: Request, base: string) =>
  `${request.method()} ${request.url().replace(base, '')}`.replace(/#.*/, '');

/** Collects the answers of a running product; the returned function gives those since its last call. */
export function recordAnswers(context: BrowserContext, base: string): () => Promise<Record<string, Answer>> {
  let answers: Record<string, Answer> = {};
  const pending = new Set<Promise<void>>();
  context.on('requestfinished', (request) => {
    const isOwn = new URL(request.url()).origin === base;
    if (!isOwn || isBuilt(request.url(), base) || request.url().includes('/socket.io/')) return;
    const target = answers;
    const pendingAnswer = answerOf(request, base)
      .then((given) => {
        target[callOf(request, base)] = given;
      })
      // A redirect has no body.
      .catch(() => undefined)
      .finally(() => pending.delete(pendingAnswer));
    pending.add(pendingAnswer);
  });
  return async () => {
    await Promise.all(pending);
    const given = answers;
    answers = {};
    return given;
  };
}

async function answerOf(request: Request, base: string): Promise<Answer> {
  const response = await request.response();
  if (response === null) throw new Error(`no response to ${request.url()}`);
  const bytes = await response.body();
  const type = (await response.headerValue('content-type')) ?? 'application/octet-stream';
  const isBinary = !/json|text|javascript|svg/.test(type);
  const body = isBinary ? bytes.toString('base64') : withoutSecrets(bytes.toString().replaceAll(base, replayBase));
  return { status: response.status(), type, body, isBinary };
}

/** Sessions of the recorded product are not stored. */
export function withoutSecrets(text: string): string {
  return text.replaceAll(/"(\w*[tT]oken)":"[^"]+"/g, '"$1":"recorded"');
}

/** Answers every request of a page from the built front end and the recording; unknown calls are reported. */
export async function replayAnswers(
  context: BrowserContext,
  answersOfPage: () => Readonly<Record<string, Answer>>,
  report: (words: string) => void,
): Promise<void> {
  await context.routeWebSocket(/socket\.io/, acceptSocket);
  await context.route('**/*', async (route) => {
    const request = route.request();
    // The provider's fields for the card are not this product's to compare.
    if (new URL(request.url()).origin !== replayBase) return route.fulfill({ contentType: 'text/html', body: '' });
    if (isBuilt(request.url(), replayBase)) return sendBuilt(route);
    const known = answersOfPage()[callOf(request, replayBase)];
    if (known) {
      const { status, type, body, isBinary } = known;
      return route.fulfill({ status, contentType: type, body: isBinary ? Buffer.from(body, 'base64') : body });
    }
    report(`not recorded: ${callOf(request, replayBase)}`);
    return route.fulfill({ status: 501, body: '' });
  });
}

/** Pages and files of the build; the rest is the product's answers. */
function isBuilt(url: string, base: string): boolean {
  const { origin, pathname } = new URL(url);
  return origin === base && !pathname.startsWith('/api/') && !pathname.startsWith('/socket.io/');
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** As the gateway sends them: the file, else the page's own HTML, else the shell of the application. */
async function sendBuilt(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const extension = path.extname(pathname);
  const page = path.join(dist, pathname, 'index.html');
  const file = extension ? path.join(dist, pathname) : existsSync(page) ? page : path.join(dist, 'shell.html');
  const content = await readFile(file);
  const body = extension ? content : content.toString().replaceAll('__PUBLIC_URL__', replayBase);
  await route.fulfill({ contentType: types[extension || '.html'] ?? 'application/octet-stream', body });
}

/** Engine.IO's handshake and Socket.IO's connection to the namespace; no event follows. */
function acceptSocket(socket: WebSocketRoute): void {
  socket.send('0{"sid":"recorded","upgrades":[],"pingInterval":600000,"pingTimeout":600000,"maxPayload":1000000}');
  socket.onMessage((message) => {
    const namespace = /^40(\/\w+,)?/.exec(String(message));
    if (namespace) socket.send(`40${namespace[1] ?? ''}{"sid":"recorded"}`);
  });
}
