import type { AnalysisContent } from '@sefira/contracts/numerology/stored-analysis';
import { lazy } from 'react';
import type { Portrait } from '../result-types.ts';
import type { ResultHead } from './result-frame.tsx';

const PersonalResult = lazy(async () => ({ default: (await import('./personal-result.tsx')).PersonalResult }));
const CompatibilityResult = lazy(async () => ({
  default: (await import('./compatibility-result.tsx')).CompatibilityResult,
}));
const CompanyResult = lazy(async () => ({ default: (await import('./company-result.tsx')).CompanyResult }));
const CyclesResult = lazy(async () => ({ default: (await import('./cycles-result.tsx')).CyclesResult }));
const NameResult = lazy(async () => ({ default: (await import('./name-result.tsx')).NameResult }));
const DatesResult = lazy(async () => ({ default: (await import('./dates-result.tsx')).DatesResult }));
const AtlasResult = lazy(async () => ({ default: (await import('./atlas-result.tsx')).AtlasResult }));
const YearBookResult = lazy(async () => ({ default: (await import('./year-book-result.tsx')).YearBookResult }));
const SignatureResult = lazy(async () => ({ default: (await import('./signature-result.tsx')).SignatureResult }));
const BabyResult = lazy(async () => ({ default: (await import('./baby-result.tsx')).BabyResult }));
const BrandResult = lazy(async () => ({ default: (await import('./brand-result.tsx')).BrandResult }));
const GroupResult = lazy(async () => ({ default: (await import('./group-result.tsx')).GroupResult }));

interface AnalysisViewProps extends ResultHead {
  readonly content: AnalysisContent;
  /** The long texts of a public page of a personal map. */
  readonly sharedPortrait?: Portrait | undefined;
}

/** A stored analysis of any kind; the code of each kind is lazy. Needs a Suspense. */
export function AnalysisView({ content, analysisId, sharedPortrait, ...head }: AnalysisViewProps) {
  switch (content.kind) {
    case 'personal':
      return (
        <PersonalResult {...head} analysisId={analysisId} sharedPortrait={sharedPortrait} analysis={content.result} />
      );
    case 'compatibility':
      return <CompatibilityResult {...head} input={content.input} result={content.result} />;
    case 'company':
      return <CompanyResult {...head} input={content.input} result={content.result} />;
    case 'cycles':
      return <CyclesResult {...head} input={content.input} result={content.result} />;
    case 'name':
      return <NameResult {...head} result={content.result} />;
    case 'dates':
      return <DatesResult {...head} analysisId={analysisId} input={content.input} result={content.result} />;
    case 'atlas':
      return <AtlasResult {...head} result={content.result} />;
    case 'yearbook':
      return <YearBookResult {...head} result={content.result} />;
    case 'signature':
      return <SignatureResult {...head} analysisId={analysisId} input={content.input} result={content.result} />;
    case 'baby':
      return <BabyResult {...head} analysisId={analysisId} input={content.input} result={content.result} />;
    case 'brand':
      return <BrandResult {...head} input={content.input} result={content.result} />;
    case 'group':
      return <GroupResult {...head} result={content.result} />;
  }
}
