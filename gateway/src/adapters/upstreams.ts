import { isBinary, type RouteShape } from '@sefira/contracts/route';
import type { ServiceName } from '@sefira/contracts/services';
import type { ForwardedAnswer } from '@sefira/platform/dispatch-whole';
import { DomainError } from '@sefira/platform/domain-error';
import { type ForwardedRequest, openUpstream, type Upstream, type UpstreamOptions } from '@sefira/platform/upstream';

export interface Upstreams extends AsyncDisposable {
  /** One call to a service; a GET that lost its connection goes to another replica. */
  send(route: Pick<RouteShape, 'service' | 'response' | 'waits'>, request: ForwardedRequest): Promise<ForwardedAnswer>;
}

/** The ways to one service: who waits there for a turn or a print takes none of the connections of quick calls. */
interface Ways {
  readonly quick: Upstream;
  readonly waiting: Upstream;
}

export function openUpstreams(
  addresses: Readonly<Record<ServiceName, readonly string[]>>,
  { waitingConnections, ...options }: UpstreamOptions & { readonly waitingConnections: number },
): Upstreams {
  const ways = new Map<string, Ways>(
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
      const service = ways.get(route.service);
      if (!service) throw new DomainError('DEPENDENCY_DOWN');
      const upstream = route.waits || isBinary(route.response) ? service.waiting : service.quick;
      return upstream.forward(request, request.method === 'GET');
    },
    async [Symbol.asyncDispose]() {
      const all = [...ways.values()].flatMap(({ quick, waiting }) => [quick, waiting]);
      await Promise.all(all.map((upstream) => upstream[Symbol.asyncDispose]()));
    },
  };
}
