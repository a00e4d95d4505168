import { type Printout, renderPrintout } from '@sefira/contracts/reports/printouts';
import type { ServiceClient } from '@sefira/platform/http/service-client';

/** The PDF of a printout, rendered by reports. @throws DomainError UPSTREAM_TIMEOUT or DEPENDENCY_DOWN */
export function print(services: ServiceClient, printout: Printout, requestId: string): Promise<Buffer> {
  return services.fetch(renderPrintout, { body: { printout }, requestId });
}
