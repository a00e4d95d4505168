import { numerologySystem } from '@sefira/contracts/shared/fields';
import type { Identity } from '@sefira/contracts/shared/identity';
import { clientOf } from '@sefira/database/access';
import type { StoredFile } from '@sefira/files/file-store';
import { ruleSetById } from '@sefira/numerology/rules/registry';
import { callerId } from '@sefira/platform/identity/caller';
import * as z from 'zod/mini';
import type { ReportsContext } from '../context.ts';
import { findFirstMap, type ReportWithDocument } from '../data/reports.ts';
import { type DocumentSubject, defaultBrandId, documentSubject, isSameSubject } from '../domain/document-content.ts';
import { guestPdfRefusal } from '../policies.ts';
import { obtainOwnerlessPdf } from './obtain-ownerless-pdf.ts';
import { orderedContent } from './ordered-content.ts';
import type { PdfCall } from './pdf-call.ts';

/**
 * The essential edition of a guest's first map, which has no entry in the list (docs/decisions/0010-guests.md). The complete
 * edition becomes available with the account.
 * @throws DomainError SIGN_UP_REQUIRED for every other document
 */
export async function obtainGuestPdf(
  context: ReportsContext,
  call: PdfCall,
  report: ReportWithDocument,
): Promise<StoredFile> {
  const subject = documentSubject.parse(report.document);
  await requireFirstMap(context, call.identity, subject);
  const { referenceDate, ruleSet } = report.document;
  const system = z.parse(numerologySystem, ruleSetById(ruleSet).system);
  const options = { edition: 'essential', brand: defaultBrandId, referenceDate, system } as const;
  const { content } = orderedContent(subject, options, context.clock());
  return obtainOwnerlessPdf(context, call, content);
}

/** Accepts a subject with a PDF for guests. @throws DomainError SIGN_UP_REQUIRED */
export async function requireFirstMap(
  context: ReportsContext,
  identity: Identity,
  subject: DocumentSubject,
): Promise<void> {
  if (subject.kind !== 'personal') throw guestPdfRefusal();
  const first = await findFirstMap(clientOf(context), callerId(identity));
  if (first && !isSameSubject(documentSubject.parse(first.document), subject)) throw guestPdfRefusal();
}
