import { numerologySystem } from '@sefira/contracts/shared/fields';
import type { RouteShape } from '@sefira/contracts/shared/route';
import { clientOf } from '@sefira/database/access';
import { ruleSetById } from '@sefira/numerology/rules/registry';
import type { Call } from '@sefira/platform/http/add-route';
import { callerId } from '@sefira/platform/identity/caller';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { sendPdf } from '../adapters/send-pdf.ts';
import type { ReportsContext } from '../context.ts';
import { findFirstMap, type ReportWithDocument } from '../data/reports.ts';
import { type DocumentSubject, defaultBrandId, documentSubject, isSameSubject } from '../domain/document-content.ts';
import { guestPdfRefusal } from '../policies.ts';
import { orderedContent } from './ordered-content.ts';
import { ownerlessFile } from './ownerless-document.ts';

type GuestCall = Pick<Call<RouteShape>, 'identity' | 'reply' | 'requestId'>;

/**
 * Sends the essential edition of a guest's first map, which has no entry in the list (docs/decisions/0010-guests.md). The complete
 * edition becomes available with the account.
 * @throws DomainError SIGN_UP_REQUIRED for every other document
 */
export async function answerGuestPdf(
  context: ReportsContext,
  call: GuestCall,
  report: ReportWithDocument,
): Promise<FastifyReply> {
  const subject = documentSubject.parse(report.document);
  await requireFirstMap(context, call, subject);
  const { referenceDate, ruleSet } = report.document;
  const system = z.parse(numerologySystem, ruleSetById(ruleSet).system);
  const options = { edition: 'essential', brand: defaultBrandId, referenceDate, system } as const;
  const { content } = orderedContent(subject, options, context.clock());
  return sendPdf(call.reply, await ownerlessFile(context, call, content), report);
}

/** Accepts a subject with a PDF for guests. @throws DomainError SIGN_UP_REQUIRED */
export async function requireFirstMap(
  context: ReportsContext,
  { identity }: Pick<GuestCall, 'identity'>,
  subject: DocumentSubject,
): Promise<void> {
  if (subject.kind !== 'personal') throw guestPdfRefusal();
  const first = await findFirstMap(clientOf(context), callerId(identity));
  if (first && !isSameSubject(documentSubject.parse(first.document), subject)) throw guestPdfRefusal();
}
