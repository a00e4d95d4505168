import { openTool } from '@sefira/testing/tools';

/** A rendered object. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: {
    readonly name: string;
    readonly labels?: Readonly<Record<string, string>>;
    readonly annotations?: Readonly<Record<string, string>>;
  };
}

interface Validate {
  (data: unknown): boolean;
  /** Problems of the last call. */
  readonly errors?: readonly { readonly instancePath: string; readonly params: object }[] | null;
}

const tool = await openTool('helm');

/** The schema of Kubernetes itself. */
async function bySchema(name: string): Promise<Validate> {
  const { validate } = await tool.load<{ readonly validate: Validate }>(`kubernetes-models/_schemas/IoK8sApi${name}`);
  return validate;
}

/** Custom resources are checked by their models alone: types and missing fields, not unknown ones. */
async function byModel(path: string): Promise<Validate> {
  type Models = Readonly<Record<string, new (data: unknown) => { validate(): void }>>;
  const models = await tool.load<Models>(`@kubernetes-models/${path}`);
  const Model = models[path.slice(path.lastIndexOf('/') + 1)];
  if (Model === undefined) throw new Error(`no model at ${path}`);
  return (data) => {
    new Model(data).validate();
    return true;
  };
}

/** The kinds that the chart may make, with the schemas of Kubernetes itself, KEDA and the Prometheus operator. */
const schemas: Readonly<Record<string, Validate>> = {
  'apps/v1 DaemonSet': await bySchema('AppsV1DaemonSet'),
  'apps/v1 Deployment': await bySchema('AppsV1Deployment'),
  'autoscaling/v2 HorizontalPodAutoscaler': await bySchema('AutoscalingV2HorizontalPodAutoscaler'),
  'batch/v1 CronJob': await bySchema('BatchV1CronJob'),
  'batch/v1 Job': await bySchema('BatchV1Job'),
  'gateway.networking.k8s.io/v1 HTTPRoute': await byModel('gateway-api/gateway.networking.k8s.io/v1/HTTPRoute'),
  'keda.sh/v1alpha1 ScaledObject': await byModel('keda/keda.sh/v1alpha1/ScaledObject'),
  'monitoring.coreos.com/v1 PodMonitor': await byModel('prometheus-operator/monitoring.coreos.com/v1/PodMonitor'),
  'monitoring.coreos.com/v1 Probe': await byModel('prometheus-operator/monitoring.coreos.com/v1/Probe'),
  'monitoring.coreos.com/v1 PrometheusRule': await byModel(
    'prometheus-operator/monitoring.coreos.com/v1/PrometheusRule',
  ),
  'networking.k8s.io/v1 Ingress': await bySchema('NetworkingV1Ingress'),
  'networking.k8s.io/v1 NetworkPolicy': await bySchema('NetworkingV1NetworkPolicy'),
  'policy/v1 PodDisruptionBudget': await bySchema('PolicyV1PodDisruptionBudget'),
  'v1 ConfigMap': await bySchema('CoreV1ConfigMap'),
  'v1 PersistentVolumeClaim': await bySchema('CoreV1PersistentVolumeClaim'),
  'v1 Secret': await bySchema('CoreV1Secret'),
  'v1 Service': await bySchema('CoreV1Service'),
  'v1 ServiceAccount': await bySchema('CoreV1ServiceAccount'),
};

/** Problems for which Kubernetes would refuse a manifest: an unknown kind or field, a wrong type, a missing field. */
export function problemsOf(manifest: Manifest): string[] {
  const name = `${manifest.kind} ${manifest.metadata.name}`;
  const validate = schemas[`${manifest.apiVersion} ${manifest.kind}`];
  if (validate === undefined) return [`${name}: ${manifest.apiVersion} is not known`];
  const watch = watchReads(manifest);
  try {
    if (validate(watch.value)) return watch.unread().map((field) => `${name}: ${field} is not known`);
  } catch (error) {
    return [`${name}: ${error instanceof Error ? error.message : String(error)}`];
  }
  return (validate.errors ?? []).map(
    ({ instancePath, params }) => `${name}: ${instancePath} ${JSON.stringify(params)}`,
  );
}

/**
 * A view of a value that records the fields that were read. The validators read every field of their schema and all keys of
 * free maps, so a field that was not read is unknown to Kubernetes.
 */
function watchReads<Value extends object>(value: Value): { readonly value: Value; unread(): string[] } {
  const seen = new Map<object, { readonly path: string; readonly read: Set<string>; isMap: boolean }>();
  function view<Part extends object>(part: Part, path: string): Part {
    const note = { path, read: new Set<string>(), isMap: Array.isArray(part) };
    seen.set(part, note);
    const views = new Map<object, object>();
    return new Proxy(part, {
      get(target, key) {
        const found: unknown = Reflect.get(target, key);
        if (typeof key === 'string') note.read.add(key);
        if (typeof found !== 'object' || found === null) return found;
        const known = views.get(found) ?? view(found, `${path}.${String(key)}`);
        views.set(found, known);
        return known;
      },
      ownKeys(target) {
        note.isMap = true;
        return Reflect.ownKeys(target);
      },
    });
  }
  return {
    value: view(value, ''),
    unread: () =>
      [...seen].flatMap(([part, { path, read, isMap }]) =>
        // A value that no schema reads is free.
        isMap || read.size === 0
          ? []
          : Object.keys(part)
              .filter((key) => !read.has(key))
              .map((key) => `${path}.${key}`),
      ),
  };
}
