import { isBinary, type RouteShape } from '@sefira/contracts/shared/route';
import type { ServiceName } from '@sefira/contracts/shared/services';
import type { UpstreamResponse } from '@sefira/platform/http/dispatch-buffered';
import { DomainError } from '@sefira/platform/http/domain-error';
import {
  type ForwardedRequest,
  openUpstream,
  type Upstream,
  type UpstreamOptions,
} from '@sefira/platform/http/upstream';

export interface Upstreams extends AsyncDisposable {
  /** One call to a service; a GET that lost its connection goes to another replica. */
  send(route: Pick<RouteShape, 'service' | 'response' | 'waits'>, request: ForwardedRequest): Promise<UpstreamResponse>;
}

/** The ways to one service: who waits there for a turn or a print takes none of the connections of quick calls. */
interface ServicePools {
  readonly quick: Upstream;
  readonly waiting: Upstream;
}

export function openUpstreams(
  addresses: Readonly<Record<ServiceName, readonly string[]>>,
  { waitingConnections, ...options }: UpstreamOptions & { readonly waitingConnections: number },
): Upstreams {
  const pools = new Map<string, ServicePools>(
    Object.entries(addresses).map(([service, urls]) => [
      service,
      {
        quick: openUpstream(urls, options),
        waiting: openUpstream(urls, { ...options, connections: waitingConnections }),
      },
    ]),
  );
  return {
    async send(route, request) {
      const service = pools.get(route.service);
      if (!service) throw new DomainError('DEPENDENCY_DOWN');
      const upstream = route.waits || isBinary(route.response) ? service.waiting : service.quick;
      return upstream.forward(request, request.method === 'GET');
    },
    async [Symbol.asyncDispose]() {
      const all = [...pools.values()].flatMap(({ quick, waiting }) => [quick, waiting]);
      await Promise.all(all.map((upstream) => upstream[Symbol.asyncDispose]()));
    },
  };
}
