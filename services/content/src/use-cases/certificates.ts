import { randomBytes } from 'node:crypto';
import { trainingCourse } from '@sefira/contracts/content/training-course';
import { clientOf } from '@sefira/database/access';
import { isAccountClosed } from '@sefira/messaging/account-standing';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { ContentContext } from '../context.ts';
import * as certificates from '../data/certificates.ts';
import { listAttempts } from '../data/exams.ts';
import { certificateCodeOf, codeBytes } from '../domain/training/certificate-code.ts';
import { presentCertificate } from '../presenters/training.ts';

/** Issues a user's certificate, once. @throws DomainError CONFLICT if not passed, or issued with another name */
export async function issueCertificate(
  context: ContentContext,
  userId: string,
  name: string,
): Promise<certificates.Certificate> {
  const client = clientOf(context);
  const attempts = await listAttempts(client, userId);
  if (!attempts.some(({ isPassed }) => isPassed)) {
    throw new DomainError('CONFLICT', { message: 'O certificado é de quem passou na prova final.' });
  }
  const certificate = await certificates.issueOnce(client, {
    userId,
    code: certificateCodeOf(randomBytes(codeBytes)),
    name,
    course: trainingCourse.title,
    issuedAt: context.clock(),
  });
  if (certificate.name === name) return certificate;
  throw new DomainError('CONFLICT', { message: 'Seu certificado já foi emitido, com outro nome. Fale com o suporte.' });
}

/** A user's certificate as PDF. @throws DomainError NOT_FOUND, UPSTREAM_TIMEOUT, DEPENDENCY_DOWN */
export async function downloadCertificate(
  context: ContentContext,
  userId: string,
  requestId: string,
): Promise<{ code: string; pdf: Buffer }> {
  const certificate = await certificates.certificateOf(clientOf(context), userId);
  if (!certificate) throw new DomainError('NOT_FOUND', { message: 'Você ainda não tem um certificado.' });
  const facts = presentCertificate(certificate);
  return { code: facts.code, pdf: await context.printCertificate(facts, requestId) };
}

/** A certificate by its public code, unless its account is closed. @throws DomainError NOT_FOUND */
export async function verifyCertificate(context: ContentContext, code: string): Promise<certificates.Certificate> {
  const client = clientOf(context);
  const certificate = await certificates.certificateByCode(client, code);
  const isShown = certificate && !(await isAccountClosed(client, context.schema, certificate.userId));
  if (!isShown) throw new DomainError('NOT_FOUND', { message: 'Nenhum certificado tem este código.' });
  return certificate;
}
