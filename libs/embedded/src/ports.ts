import { createServer } from 'node:net';
import path from 'node:path';
import * as z from 'zod';
import { readJson, writePrivateFile } from './private-file.ts';

/** Below the range from which systems take the ports of outgoing connections (32768 on Linux). */
const lowest = 20_000;
const highest = 32_000;

/** Whether a server could listen on this port of a loopback address now. */
export function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

const claims = new Map<number, Promise<boolean>>();

/**
 * Claims a port for this process until the process ends, so that two products that start at the same time choose different
 * ports. The claim is a local socket with one of Linux's abstract names; on other systems there is no claim.
 * @returns false where another process has claimed it
 */
function claimPort(port: number): Promise<boolean> {
  if (process.platform !== 'linux') return Promise.resolve(true);
  const known = claims.get(port);
  if (known !== undefined) return known;
  const claim = new Promise<boolean>((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', () => {
      claims.delete(port);
      resolve(false);
    });
    server.listen(`\0sefira-port-${port}`, () => {
      server.unref();
      resolve(true);
    });
  });
  claims.set(port, claim);
  return claim;
}

const isFreeForUs = async (port: number) => (await claimPort(port)) && (await isPortFree(port));

/** The preferred port where it is free, otherwise a random free one; no other process of ours is given it. */
export async function findPort(preferred?: number): Promise<number> {
  if (preferred !== undefined && (await isFreeForUs(preferred))) return preferred;
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if (!claims.has(port) && (await isFreeForUs(port))) return port;
  }
  throw new Error(`Nenhuma porta livre entre ${lowest} e ${highest}.`);
}

const portsSchema = z.object({ port: z.number().int().min(1).max(65_535) });

/** The port that `name` had before in this data folder where it is free, otherwise a new one, remembered. */
export async function rememberPort(dataDir: string, name: string): Promise<number> {
  const file = path.join(dataDir, `${name}.port.json`);
  const known = portsSchema.safeParse(await readJson(file).catch(() => undefined));
  const before = known.success ? known.data.port : undefined;
  const port = await findPort(before);
  if (port !== before) await writePrivateFile(file, `${JSON.stringify({ port })}\n`);
  return port;
}
