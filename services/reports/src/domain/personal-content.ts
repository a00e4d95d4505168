import { type DocumentContent, houseBrand, type PersonalInput, tidyInput } from './document-content.ts';
import { computePersonalMap, currentRuleSetId } from './personal-map.ts';
import { describePersonalReport, type ReportDescription } from './personal-report.ts';

/**
 * What a personal report prints and how it introduces itself in the list, under today's rules.
 * @throws NumerologyError for a name or date that has no map
 */
export function personalContent(
  input: PersonalInput,
  options: { readonly referenceDate: string; readonly templateVersion: string; readonly system?: string },
): { readonly content: DocumentContent; readonly description: ReportDescription } {
  const content: DocumentContent = {
    kind: 'personal',
    input: tidyInput(input),
    ruleSet: currentRuleSetId(options.system),
    referenceDate: options.referenceDate,
    templateVersion: options.templateVersion,
    brand: houseBrand,
  };
  return { content, description: describePersonalReport(computePersonalMap(content)) };
}
