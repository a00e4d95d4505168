/** `npm run dashboards`: writes what Grafana imports into deploy/observability/dashboards. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dashboards, toFile } from './dashboards.ts';

const folder = path.join(import.meta.dirname, 'dashboards');
await mkdir(folder, { recursive: true });
for (const dashboard of dashboards) await writeFile(path.join(folder, `${dashboard.uid}.json`), toFile(dashboard));
