import type { ServiceName } from '@sefira/contracts/services';
import type { ForwardedAnswer } from '@sefira/platform/dispatch-whole';
import { DomainError } from '@sefira/platform/domain-error';
import { openUpstream, type Upstream, type UpstreamOptions, type UpstreamRequest } from '@sefira/platform/upstream';

export interface Upstreams extends AsyncDisposable {
  /** One call to a service; a GET that lost its connection goes to another replica. */
  send(service: ServiceName, request: UpstreamRequest): Promise<ForwardedAnswer>;
}

export function openUpstreams(
  addresses: Readonly<Record<ServiceName, readonly string[]>>,
  options: UpstreamOptions,
): Upstreams {
  const upstreams = new Map<string, Upstream>(
    Object.entries(addresses).map(([service, urls]) => [service, openUpstream(urls, options)]),
  );
  return {
    async send(service, request) {
      const upstream = upstreams.get(service);
      if (!upstream) throw new DomainError('DEPENDENCY_DOWN');
      return upstream.forward(request, request.method === 'GET');
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([...upstreams.values()].map((upstream) => upstream[Symbol.asyncDispose]()));
    },
  };
}
