import { statfs } from 'node:fs/promises';
import type { Metrics } from './metrics.ts';

/** A gauge of the free part of the disk of a folder, read at each scrape; left out where the folder cannot be read. */
export function observeFolder(metrics: Metrics, name: string, folder: string): void {
  metrics.addGauge(
    {
      name: 'sefira_folder_free_ratio',
      help: 'Free part of the disk of a folder that the product writes to.',
      labelNames: ['folder'],
    },
    async () => {
      const disk = await statfs(folder).catch(() => null);
      return disk === null || disk.blocks === 0 ? null : [[{ folder: name }, disk.bavail / disk.blocks]];
    },
  );
}
