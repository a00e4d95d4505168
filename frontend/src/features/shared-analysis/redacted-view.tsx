import type { DiscreetContent } from '@sefira/contracts/numerology-shared';
import { lazy } from 'react';
import { ResultFrame } from '../../results/result-frame.tsx';
import type { System } from '../../results/wire.ts';
import { analysisKindNames } from '../../texts/my-analyses.ts';

const CompatibilityBody = lazy(async () => ({
  default: (await import('../../results/compatibility-body.tsx')).CompatibilityBody,
}));
const GroupBody = lazy(async () => ({ default: (await import('../../results/group-body.tsx')).GroupBody }));
const DiscreetPerson = lazy(async () => ({ default: (await import('./discreet-person.tsx')).DiscreetPerson }));
const DiscreetName = lazy(async () => ({ default: (await import('./discreet-person.tsx')).DiscreetName }));
const DiscreetCompany = lazy(async () => ({ default: (await import('./discreet-company.tsx')).DiscreetCompany }));
const DiscreetCycles = lazy(async () => ({ default: (await import('./discreet-cycles.tsx')).DiscreetCycles }));

interface DiscreetViewProps {
  readonly content: DiscreetContent;
  readonly title: string;
  readonly system: System;
}

/** An analysis without what would give the birth date away. */
export function DiscreetView({ content, title, system }: DiscreetViewProps) {
  return (
    <ResultFrame eyebrow={analysisKindNames[content.kind]} title={title} system={system}>
      <Body content={content} system={system} />
    </ResultFrame>
  );
}

function Body({ content, system }: Omit<DiscreetViewProps, 'title'>) {
  switch (content.kind) {
    case 'personal':
      return <DiscreetPerson content={content} />;
    case 'name':
      return <DiscreetName content={content} />;
    case 'compatibility':
      return <CompatibilityBody result={content} system={system} />;
    case 'company':
      return <DiscreetCompany content={content} system={system} />;
    case 'cycles':
      return <DiscreetCycles content={content} system={system} />;
    case 'group':
      return <GroupBody result={content} system={system} />;
  }
}
