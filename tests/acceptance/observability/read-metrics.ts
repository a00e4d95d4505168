import type { Product } from '@sefira/product/product';

/** Opens `/metrics` of the parts that `readMetrics` reads. */
export const metricsToken = 'senha-do-prometheus';

/** The text of `/metrics` of each part by its name; a worker's address is in its log. */
export async function readMetrics(product: Product, output: readonly string[]): Promise<Map<string, string>> {
  const ports = [...product.environments.byPart].map(([name, { PORT }]) => [name, `http://127.0.0.1:${PORT}`] as const);
  const ready = output
    .join('')
    .split('\n')
    .filter((line) => line.includes('"role":"worker"'));
  const workers = ready.map((line) => {
    const { service, url } = JSON.parse(line) as { service: string; url: string };
    return [`${service}-worker`, url] as const;
  });
  const read = [...ports, ...workers].map(async ([name, url]) => {
    const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
    if (!answer.ok) throw new Error(`${name} shows no metrics: ${answer.status}`);
    return [name, await answer.text()] as const;
  });
  return new Map(await Promise.all(read));
}

/** The labels of each metric by its name; none where nothing was counted yet. A histogram is known by its three names. */
export function seriesOf(metrics: string): ReadonlyMap<string, ReadonlySet<string>> {
  const series = new Map<string, Set<string>>();
  const known = (name: string): Set<string> => {
    const labels = series.get(name) ?? new Set();
    series.set(name, labels);
    return labels;
  };
  for (const line of metrics.split('\n')) {
    const [, declared, type] = /^# TYPE (\S+) (\S+)/.exec(line) ?? [];
    if (declared !== undefined) {
      known(declared);
      if (type === 'histogram') for (const part of ['bucket', 'count', 'sum']) known(`${declared}_${part}`);
      continue;
    }
    const [, name, inside] = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? /.exec(line) ?? [];
    if (name === undefined) continue;
    for (const [, label] of (inside ?? '').matchAll(/(\w+)="/g)) if (label !== undefined) known(name).add(label);
  }
  return series;
}
