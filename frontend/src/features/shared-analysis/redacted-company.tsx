import type { RedactedContent } from '@sefira/contracts/numerology/shared';
import { stepsOf, TitledSteps } from '../../shared/results/cards/titled-steps.tsx';
import type { System } from '../../shared/results/result-types.ts';
import { ComparedNames } from '../../shared/results/sections/compared-names.tsx';
import { CompanyBody } from '../../shared/results/views/company-body.tsx';
import { InsideCompany } from '../../shared/results/views/company-chapters.tsx';
import { companyResultTexts as texts } from '../../texts/analyses/results.ts';

interface RedactedCompanyProps {
  readonly content: Extract<RedactedContent, { kind: 'company' }>;
  readonly system: System;
}

/** A company without its dates. */
export function RedactedCompany({ content, system }: RedactedCompanyProps) {
  const steps = stepsOf([...content.companyProfile.recommendations, ...content.recommendations]);
  return (
    <>
      <CompanyBody result={content} system={system} reasons={{}} />
      <TitledSteps title={texts.profile} steps={steps} />
      <ComparedNames names={content.names} reading={content.reading} />
      <InsideCompany companyNumber={content.companyNumber} reading={content.reading} />
    </>
  );
}
