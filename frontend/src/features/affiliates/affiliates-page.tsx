import { useSession } from '../../api/session/use-session.ts';
import { referralTexts, specifiedTerms, affiliateTexts as texts } from '../../texts/professional/reseller.ts';
import { NumberGlyph } from '../../ui/drawings/number-glyph.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useProgrammeQuery } from './api.ts';
import { Application } from './application.tsx';
import { ProgrammeFigures } from './programme-figures.tsx';
import { VisitorCard } from './visitor-card.tsx';

/**
 * /affiliates: benefits, rules and application. Specified figures are prerendered; configured ones replace them after
 * hydration.
 */
export function AffiliatesPage() {
  const { hasAccount } = useSession();
  const { data: terms, isError, isFetching, refetch } = useProgrammeQuery();
  return (
    <div className="page pt-10 md:pt-14">
      <p className="eyebrow">{texts.eyebrow}</p>
      <h1 className="mt-1 max-w-[22ch]">{texts.title}</h1>
      <p className="measure mt-3 text-muted">{texts.lead}</p>
      {!terms && isError ? (
        <div className="mt-8">
          <RetryNotice text={texts.loadFailed} query={{ isFetching, refetch }} />
        </div>
      ) : null}
      <ProgrammeFigures terms={terms ?? specifiedTerms} />
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-2">
        <div className="grid gap-10">
          <Steps />
          <Rules {...(terms ?? specifiedTerms)} />
        </div>
        {hasAccount ? null : <VisitorCard />}
        {hasAccount && terms ? <Application terms={terms} /> : null}
        {hasAccount && !terms && !isError ? <Skeleton className="h-96 w-full" /> : null}
      </div>
    </div>
  );
}

function Steps() {
  return (
    <section aria-labelledby="how-title">
      <h2 id="how-title" className="text-h3">
        {texts.how}
      </h2>
      <ol className="mt-4 grid gap-5">
        {referralTexts.steps.map(({ title, text }, index) => (
          <li key={title} className="flex items-start gap-4">
            <NumberGlyph number={index + 1} className="w-12! shrink-0" />
            <div>
              <p className="font-semibold">{title}</p>
              <p className="text-[0.9375rem] text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface RulesProps {
  readonly attributionDays: number;
  readonly holdDays: number;
}

function Rules({ attributionDays, holdDays }: RulesProps) {
  return (
    <section aria-labelledby="rules-title">
      <h2 id="rules-title" className="text-h3">
        {texts.rules}
      </h2>
      <ul className="measure mt-4 grid list-disc gap-2.5 ps-5 text-[0.9375rem]">
        {texts.ruleList(attributionDays, holdDays).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}
