import { type DocumentContent, type DocumentSubject, defaultBrandId, tidySubject } from './document-content.ts';
import { currentRuleSetId, readSubject } from './readings.ts';
import { describeReading, type ReportDescription } from './report-description.ts';
import { type Edition, templateVersionOf } from './template-versions.ts';

export interface ContentOptions {
  readonly referenceDate: string;
  readonly system?: string | undefined;
  readonly edition?: Edition | undefined;
  readonly brand?: string | undefined;
}

/** Content of a report and its description in the list. */
export interface OrderedContent {
  readonly content: DocumentContent;
  readonly description: ReportDescription;
}

/**
 * Content of a subject's report under the current rule set.
 * @throws NumerologyError for a subject without a reading
 */
export function contentOf(given: DocumentSubject, options: ContentOptions): OrderedContent {
  const subject = tidySubject(given);
  const content: DocumentContent = {
    ...subject,
    ruleSet: currentRuleSetId(options.system),
    referenceDate: options.referenceDate,
    templateVersion: templateVersionOf(subject.kind, options.edition),
    brand: options.brand ?? defaultBrandId,
  };
  return { content, description: describeReading(readSubject(subject, content)) };
}
