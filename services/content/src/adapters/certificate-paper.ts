import type { CertificateFacts } from '@sefira/contracts/content/training';
import { trainingCourse } from '@sefira/contracts/content/training-course';
import { type Printout, renderPrintout } from '@sefira/contracts/reports/printouts';
import type { ContentContext } from '../context.ts';

/** The certificate as a PDF, printed by reports. @throws DomainError UPSTREAM_TIMEOUT or DEPENDENCY_DOWN */
export function printCertificate(
  context: ContentContext,
  certificate: CertificateFacts,
  requestId: string,
): Promise<Buffer> {
  const { name, course, code, issuedOn } = certificate;
  const paper: Printout = {
    kind: 'certificate',
    name,
    course,
    programme: trainingCourse.modules.map(({ title }) => title),
    issuedOn,
    code,
    address: new URL(`/certificados/${code}`, context.settings.PUBLIC_URL).href,
  };
  return context.services.fetch(renderPrintout, { body: { printout: paper }, requestId });
}
