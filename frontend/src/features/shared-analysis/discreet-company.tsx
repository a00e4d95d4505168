import type { DiscreetContent } from '@sefira/contracts/numerology-shared';
import { CompanyBody } from '../../results/company-body.tsx';
import { stepsOf, TitledSteps } from '../../results/titled-steps.tsx';
import type { System } from '../../results/wire.ts';
import { companyResultTexts as texts } from '../../texts/results.ts';

interface DiscreetCompanyProps {
  readonly content: Extract<DiscreetContent, { kind: 'company' }>;
  readonly system: System;
}

/** A company without its dates. */
export function DiscreetCompany({ content, system }: DiscreetCompanyProps) {
  const steps = stepsOf([...content.companyProfile.recommendations, ...content.recommendations]);
  return (
    <>
      <CompanyBody result={content} system={system} reasons={{}} />
      <TitledSteps title={texts.profile} steps={steps} />
    </>
  );
}
