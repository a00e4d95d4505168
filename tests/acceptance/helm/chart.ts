import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { parseAllDocuments } from 'yaml';
import * as z from 'zod';
import type { Manifest } from './kubernetes.ts';

const run = promisify(execFile);

export const chartFolder = path.resolve(import.meta.dirname, '../../../deploy/helm/sefira');

const container = z.object({
  name: z.string(),
  image: z.string(),
  env: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  securityContext: z.record(z.string(), z.unknown()),
  resources: z.object({ requests: z.record(z.string(), z.unknown()), limits: z.record(z.string(), z.unknown()) }),
  startupProbe: z.unknown().optional(),
  livenessProbe: z.unknown().optional(),
  readinessProbe: z.unknown().optional(),
  lifecycle: z.object({ preStop: z.object({ sleep: z.object({ seconds: z.number() }) }) }).optional(),
});

/** The fields of a pod that the tests read. */
export const pod = z.object({
  automountServiceAccountToken: z.boolean(),
  terminationGracePeriodSeconds: z.number().optional(),
  securityContext: z.record(z.string(), z.unknown()),
  topologySpreadConstraints: z.array(z.unknown()).default([]),
  containers: z.tuple([container]),
  volumes: z.array(
    z.looseObject({
      name: z.string(),
      secret: z.object({ items: z.array(z.object({ key: z.string() })) }).optional(),
    }),
  ),
});

/** Renders the chart as `helm install sefira` would send it, hooks too. @throws with Helm's words where it refuses */
export async function render(helm: string, settings: readonly string[] = []): Promise<Manifest[]> {
  const sets = settings.flatMap((setting) => ['--set', setting]);
  const { stdout } = await run(helm, ['template', 'sefira', chartFolder, '--namespace', 'sefira', ...sets], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return parseAllDocuments(stdout).flatMap((document) => {
    if (document.errors.length > 0) throw new Error(String(document.errors[0]));
    const manifest = document.toJS() as Manifest | null;
    return manifest === null ? [] : [manifest];
  });
}

/** The one manifest of a kind and name. */
export function find<Shape extends z.ZodType>(
  manifests: readonly Manifest[],
  kind: string,
  name: string,
  shape: Shape,
): z.output<Shape> {
  const found = manifests.filter((manifest) => manifest.kind === kind && manifest.metadata.name === name);
  if (found.length !== 1) throw new Error(`${found.length} of ${kind} ${name}`);
  return z.parse(shape, found[0]);
}

/** The pods of every deployment, job and daemon set by its name. */
export function podsOf(manifests: readonly Manifest[]): ReadonlyMap<string, z.output<typeof pod>> {
  const template = z.object({ spec: z.object({ template: z.object({ spec: pod }) }) });
  const scheduled = z.object({ spec: z.object({ jobTemplate: template }) });
  return new Map(
    manifests.flatMap((manifest): [string, z.output<typeof pod>][] => {
      const { kind, metadata } = manifest;
      if (kind === 'Deployment' || kind === 'Job') {
        return [[metadata.name, z.parse(template, manifest).spec.template.spec]];
      }
      if (kind !== 'CronJob') return [];
      return [[metadata.name, z.parse(scheduled, manifest).spec.jobTemplate.spec.template.spec]];
    }),
  );
}
