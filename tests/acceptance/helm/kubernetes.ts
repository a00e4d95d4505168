import { ScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject';
import { PodMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PodMonitor';
import { PrometheusRule } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PrometheusRule';
import { validate as daemonSet } from 'kubernetes-models/_schemas/IoK8sApiAppsV1DaemonSet';
import { validate as deployment } from 'kubernetes-models/_schemas/IoK8sApiAppsV1Deployment';
import { validate as autoscaler } from 'kubernetes-models/_schemas/IoK8sApiAutoscalingV2HorizontalPodAutoscaler';
import { validate as cronJob } from 'kubernetes-models/_schemas/IoK8sApiBatchV1CronJob';
import { validate as job } from 'kubernetes-models/_schemas/IoK8sApiBatchV1Job';
import { validate as configMap } from 'kubernetes-models/_schemas/IoK8sApiCoreV1ConfigMap';
import { validate as volumeClaim } from 'kubernetes-models/_schemas/IoK8sApiCoreV1PersistentVolumeClaim';
import { validate as secret } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Secret';
import { validate as service } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Service';
import { validate as serviceAccount } from 'kubernetes-models/_schemas/IoK8sApiCoreV1ServiceAccount';
import { validate as ingress } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1Ingress';
import { validate as networkPolicy } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1NetworkPolicy';
import { validate as disruptionBudget } from 'kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget';

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
  /** What the last call found. */
  readonly errors?: readonly { readonly instancePath: string; readonly params: object }[] | null;
}

/** Custom resources are checked by their models alone: types and missing fields, not unknown ones. */
function byModel(Model: new (data: never) => { validate(): void }): Validate {
  return (data) => {
    new Model(data as never).validate();
    return true;
  };
}

/** The kinds that the chart may make, with the schemas of Kubernetes itself, KEDA and the Prometheus operator. */
const schemas: Readonly<Record<string, Validate>> = {
  'apps/v1 DaemonSet': daemonSet,
  'apps/v1 Deployment': deployment,
  'autoscaling/v2 HorizontalPodAutoscaler': autoscaler,
  'batch/v1 CronJob': cronJob,
  'batch/v1 Job': job,
  'keda.sh/v1alpha1 ScaledObject': byModel(ScaledObject),
  'monitoring.coreos.com/v1 PodMonitor': byModel(PodMonitor),
  'monitoring.coreos.com/v1 PrometheusRule': byModel(PrometheusRule),
  'networking.k8s.io/v1 Ingress': ingress,
  'networking.k8s.io/v1 NetworkPolicy': networkPolicy,
  'policy/v1 PodDisruptionBudget': disruptionBudget,
  'v1 ConfigMap': configMap,
  'v1 PersistentVolumeClaim': volumeClaim,
  'v1 Secret': secret,
  'v1 Service': service,
  'v1 ServiceAccount': serviceAccount,
};

/** What Kubernetes would refuse of a manifest: a kind or field that it does not know, a wrong type, something missing. */
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
 * A view of a value that remembers which fields were asked for. The validators ask for every field that their schema names and
 * run through the keys of free maps: what an object has beside them is a field that Kubernetes does not know.
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
        // What no schema looks into at all is free.
        isMap || read.size === 0
          ? []
          : Object.keys(part)
              .filter((key) => !read.has(key))
              .map((key) => `${path}.${key}`),
      ),
  };
}
