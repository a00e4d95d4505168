import { type DocumentContent, type DocumentSubject, houseBrand, tidySubject } from './document-content.ts';
import { currentRuleSetId, readSubject } from './readings.ts';
import { describeReading, type ReportDescription } from './report-description.ts';
import { type Edition, templateVersionOf } from './template-versions.ts';

export interface ContentOptions {
  readonly referenceDate: string;
  readonly system?: string | undefined;
  readonly edition?: Edition | undefined;
  readonly brand?: string | undefined;
}

/** A report that can be ordered: what it prints, and how it introduces itself in the list. */
export interface OrderedContent {
  readonly content: DocumentContent;
  readonly description: ReportDescription;
}

/**
 * What a report of a subject prints under today's rules.
 * @throws NumerologyError for what has no reading
 */
export function contentOf(given: DocumentSubject, options: ContentOptions): OrderedContent {
  const subject = tidySubject(given);
  const content: DocumentContent = {
    ...subject,
    ruleSet: currentRuleSetId(options.system),
    referenceDate: options.referenceDate,
    templateVersion: templateVersionOf(subject.kind, options.edition),
    brand: options.brand ?? houseBrand,
  };
  return { content, description: describeReading(readSubject(subject, content)) };
}
