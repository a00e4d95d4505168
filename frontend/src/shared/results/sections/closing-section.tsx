import { lazy, Suspense } from 'react';
import { chapterTexts } from '../../../texts/analyses/chapters.ts';
import { resultTexts } from '../../../texts/analyses/personal-analysis.ts';
import { ruleOptionTexts, schoolTexts } from '../../../texts/analyses/schools-comparison.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useIncludes } from '../../billing/use-includes.ts';
import { Fold, FoldList } from '../chapters/fold.tsx';
import type { PersonalAnalysis } from '../result-types.ts';
import { SchoolsComparison } from '../schools/schools-comparison.tsx';

const RuleOptions = lazy(async () => ({ default: (await import('../schools/rule-options.tsx')).RuleOptions }));

/** Recommendations, and the other schools. */
export function ClosingSection({ analysis }: { readonly analysis: PersonalAnalysis }) {
  const { map, texts } = analysis;
  const isProfessional = useIncludes('client_panel');
  return (
    <section id="recomendacoes" className="result-section">
      <h2>{resultTexts.recommendations}</h2>
      <FoldList className="mt-3">
        <Fold
          title={chapterTexts.recommendationsOf(texts.recommendations.length)}
          summary={texts.recommendations.map(({ title }) => title).join(' · ')}
        >
          <ol className="grid gap-x-12 gap-y-5">
            {texts.recommendations.map(({ title, description }) => (
              <li key={title} className="border-s border-gold ps-4">
                <h4 className="font-semibold">{title}</h4>
                <p className="measure mt-1 text-muted">{description}</p>
              </li>
            ))}
          </ol>
        </Fold>
        <Fold id="escolas" title={schoolTexts.title} summary={schoolTexts.lead}>
          <SchoolsComparison map={map} />
        </Fold>
        {isProfessional ? (
          <Fold id="regras" title={ruleOptionTexts.title} summary={ruleOptionTexts.lead}>
            <Suspense fallback={<Skeleton className="h-64 w-full" />}>
              <RuleOptions key={map.ruleSet} map={map} />
            </Suspense>
          </Fold>
        ) : null}
      </FoldList>
    </section>
  );
}
