import { DomainError } from '@sefira/platform/http/domain-error';
import { productDate } from '@sefira/platform/time/clock';
import type { DocumentSubject } from '../domain/document-content.ts';
import { refusalOf } from '../domain/engine-refusal.ts';
import { type ContentOptions, contentOf, type OrderedContent } from '../domain/report-content.ts';

/** Content of a subject's report, read today by default. @throws DomainError refusals of the engine, in the product's words */
export function orderedContent(
  subject: DocumentSubject,
  options: Omit<ContentOptions, 'referenceDate'> & { readonly referenceDate?: string },
  now: Date,
): OrderedContent {
  try {
    return contentOf(subject, { ...options, referenceDate: options.referenceDate ?? productDate(now) });
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    const { code, field, message } = refusal;
    throw new DomainError(code, { message, issues: [{ path: field, message }], cause: error });
  }
}
