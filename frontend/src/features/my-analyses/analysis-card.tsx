import type { AnalysisItem } from '@sefira/contracts/numerology/history';
import { EntryCard } from '../../shared/lists/entry-card.tsx';
import { analysisPath } from '../../shared/navigation/paths.ts';
import { ShareButton } from '../../shared/results/actions/share-button.tsx';
import { catalogueNumber } from '../../texts/analyses/catalogue.ts';
import { analysisKindNames, myAnalysesTexts as texts } from '../../texts/analyses/my-analyses.ts';
import { schoolWords } from '../../texts/analyses/schools.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { numberHue } from '../../ui/drawings/number-hue.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { DeleteButton } from './delete-button.tsx';

/** A stored analysis: type, numbers and actions. */
export function AnalysisCard({ analysis }: { readonly analysis: AnalysisItem }) {
  const { id, kind, title, createdAt, summary, isShared, system } = analysis;
  const { mark } = schoolWords(system);
  const leading = summary.find(({ unit }) => unit === 'number')?.value ?? catalogueNumber(kind);
  return (
    <EntryCard
      number={leading}
      title={title}
      to={analysisPath(id)}
      date={createdAt}
      marks={
        <>
          <Badge>{analysisKindNames[kind]}</Badge>
          {mark ? <Badge>{mark}</Badge> : null}
        </>
      }
      facts={isShared ? <Badge tone="gold">{texts.shared}</Badge> : null}
      actions={
        <>
          <ButtonLink to={analysisPath(id)} label={`${texts.open}: ${title}`} size="sm">
            {texts.open}
          </ButtonLink>
          <ShareButton analysisId={id} kind={kind} title={title} size="sm" />
          <DeleteButton id={id} title={title} size="sm" />
        </>
      }
    >
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-small text-muted">
        {summary.map(({ label, value, unit }) => (
          <li key={label}>
            {label}{' '}
            <span className="font-semibold tabular-nums" style={unit === 'number' ? numberHue(value) : undefined}>
              {value}
              {unit === 'percent' ? '%' : ''}
            </span>
          </li>
        ))}
      </ul>
    </EntryCard>
  );
}
