import type { CertificateFacts } from '@sefira/contracts/content/training';
import { trainingCourse } from '@sefira/contracts/content/training-course';
import { type Printout, renderPrintout } from '@sefira/contracts/reports/printouts';
import type { ServiceClient } from '@sefira/platform/http/service-client';

/** Renders a certificate as PDF through reports. @throws DomainError UPSTREAM_TIMEOUT or DEPENDENCY_DOWN */
export type CertificatePrinter = (certificate: CertificateFacts, requestId: string) => Promise<Buffer>;

export function createCertificatePrinter(services: ServiceClient, publicUrl: string): CertificatePrinter {
  return ({ name, course, code, issuedOn }, requestId) => {
    const printout: Printout = {
      kind: 'certificate',
      name,
      course,
      programme: trainingCourse.modules.map(({ title }) => title),
      issuedOn,
      code,
      address: new URL(`/certificados/${code}`, publicUrl).href,
    };
    return services.fetch(renderPrintout, { body: { printout }, requestId });
  };
}
