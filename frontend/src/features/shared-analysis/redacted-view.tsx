import type { RedactedContent, RedactedPortrait } from '@sefira/contracts/numerology/shared';
import { lazy } from 'react';
import type { System } from '../../shared/results/result-types.ts';
import { ResultFrame } from '../../shared/results/views/result-frame.tsx';
import { analysisKindNames } from '../../texts/analyses/my-analyses.ts';
import { yearBookResultTexts } from '../../texts/analyses/year-book.ts';

const CompatibilityBody = lazy(async () => ({
  default: (await import('../../shared/results/views/compatibility-body.tsx')).CompatibilityBody,
}));
const GroupBody = lazy(async () => ({
  default: (await import('../../shared/results/views/group-body.tsx')).GroupBody,
}));
const LazyPerson = lazy(async () => ({ default: (await import('./redacted-person.tsx')).RedactedPerson }));
const LazyName = lazy(async () => ({ default: (await import('./redacted-person.tsx')).RedactedName }));
const LazyCompany = lazy(async () => ({ default: (await import('./redacted-company.tsx')).RedactedCompany }));
const LazyDates = lazy(async () => ({ default: (await import('./redacted-dates.tsx')).RedactedDates }));
const LazyAtlas = lazy(async () => ({ default: (await import('./redacted-atlas.tsx')).RedactedAtlas }));
const LazySignature = lazy(async () => ({
  default: (await import('./redacted-signature.tsx')).RedactedSignature,
}));
const LazyBaby = lazy(async () => ({ default: (await import('./redacted-baby.tsx')).RedactedBaby }));
const LazyBrand = lazy(async () => ({ default: (await import('./redacted-brand.tsx')).RedactedBrand }));
const LazyCycles = lazy(async () => ({ default: (await import('./redacted-cycles.tsx')).RedactedCycles }));

interface RedactedViewProps {
  readonly content: RedactedContent;
  readonly title: string;
  readonly system: System;
  /** The long texts of a personal map, once they are there. */
  readonly portrait?: RedactedPortrait | null | undefined;
}

/** An analysis without data that would reveal the birth date. */
export function RedactedView({ content, title, system, portrait }: RedactedViewProps) {
  return (
    <ResultFrame eyebrow={analysisKindNames[content.kind]} title={title} system={system}>
      <Body content={content} system={system} portrait={portrait} />
    </ResultFrame>
  );
}

function Body({ content, system, portrait }: Omit<RedactedViewProps, 'title'>) {
  switch (content.kind) {
    case 'personal':
      return <LazyPerson content={content} portrait={portrait} />;
    case 'name':
      return <LazyName content={content} />;
    case 'compatibility':
      return <CompatibilityBody result={content} system={system} />;
    case 'company':
      return <LazyCompany content={content} system={system} />;
    case 'cycles':
      return <LazyCycles content={content} system={system} />;
    case 'dates':
      return <LazyDates content={content} />;
    case 'atlas':
      return <LazyAtlas content={content} />;
    case 'yearbook':
      return <p className="section measure text-muted">{yearBookResultTexts.redacted}</p>;
    case 'signature':
      return <LazySignature content={content} />;
    case 'baby':
      return <LazyBaby content={content} />;
    case 'brand':
      return <LazyBrand content={content} />;
    case 'group':
      return <GroupBody result={content} system={system} />;
  }
}
