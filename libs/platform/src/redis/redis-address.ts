import * as z from 'zod';

export interface RedisNode {
  readonly host: string;
  readonly port: number;
}

/** Address and credentials of a Redis. */
export interface RedisAddress {
  readonly topology: 'single' | 'sentinel' | 'cluster';
  /** The server, the sentinels, or some nodes of the cluster. */
  readonly nodes: readonly RedisNode[];
  readonly isEncrypted: boolean;
  readonly username: string | undefined;
  readonly password: string | undefined;
  /** Number of the database; a cluster has only 0. */
  readonly database: number;
  /** Name of the group of servers at the sentinels. */
  readonly master: string;
  readonly sentinelPassword: string | undefined;
}

const form = /^(rediss?)(?:\+(sentinel|cluster))?:\/\/(?:([^@/?#]*)@)?([^@/?#]+)(?:\/(\d*))?(?:\?([^#]*))?$/;
const nodeForm = /^(\[[0-9a-fA-F:.]+\]|[^:[\]\s]+)(?::(\d{1,5}))?$/;
const serverPort = 6379;
const sentinelPort = 26_379;

/**
 * Reads `redis://user:password@host:6379/0`, `redis+sentinel://:password@host:26379,host,host/0?master=sefira&sentinelPassword=…`
 * or `redis+cluster://:password@host:6379,host`; `rediss` instead of `redis` is TLS.
 * @throws Error that names the problem, without any value
 */
export function readRedisAddress(text: string): RedisAddress {
  const match = form.exec(text);
  if (match === null) throw new Error('use redis://, redis+sentinel:// ou redis+cluster://, com host e porta');
  const [, scheme, topology = 'single', credentials = '', hosts = '', database = '', query = ''] = match;
  const port = topology === 'sentinel' ? sentinelPort : serverPort;
  const nodes = hosts.split(',').map((one) => readNode(one, port));
  if (topology === 'single' && nodes.length > 1) {
    throw new Error('vários endereços pedem redis+sentinel:// ou redis+cluster://');
  }
  if (topology === 'cluster' && Number(database) > 0) throw new Error('um cluster só tem o banco 0');
  const parameters = new URLSearchParams(query);
  const colon = credentials.indexOf(':');
  const decode = (part: string) => (part === '' ? undefined : decodeURIComponent(part));
  return {
    topology: topology as RedisAddress['topology'],
    nodes,
    isEncrypted: scheme === 'rediss',
    username: decode(colon === -1 ? credentials : credentials.slice(0, colon)),
    password: colon === -1 ? undefined : decode(credentials.slice(colon + 1)),
    database: Number(database),
    master: parameters.get('master') ?? 'mymaster',
    sentinelPassword: parameters.get('sentinelPassword') ?? undefined,
  };
}

function readNode(text: string, preset: number): RedisNode {
  const match = nodeForm.exec(text);
  const [, host = '', port] = match ?? [];
  const number = port === undefined ? preset : Number(port);
  if (match === null || number < 1 || number > 65_535) throw new Error('cada endereço é host ou host:porta');
  return { host: host.replaceAll(/[[\]]/g, ''), port: number };
}

/** A variable that `readRedisAddress` can read. */
export const redisUrl = z.string().superRefine((text, context) => {
  try {
    readRedisAddress(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
  }
});
