import type { AnalysisItem } from '@sefira/contracts/numerology/history';
import { Link } from 'react-router-dom';
import { analysisPath } from '../../shared/navigation/paths.ts';
import { ShareButton } from '../../shared/results/actions/share-button.tsx';
import { systemTexts } from '../../texts/analyses/analysis-forms.ts';
import { analysisKindNames, myAnalysesTexts as texts } from '../../texts/analyses/my-analyses.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { NumberGlyph } from '../../ui/drawings/number-glyph.tsx';
import { numberHue } from '../../ui/drawings/number-hue.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { dateOfInstant } from '../../ui/format/instant.ts';
import { DeleteButton } from './delete-button.tsx';

/** A stored analysis: type, numbers and actions. */
export function AnalysisCard({ analysis }: { readonly analysis: AnalysisItem }) {
  const { id, kind, title, createdAt, summary, isShared, system } = analysis;
  const leading = summary.find(({ unit }) => unit === 'number')?.value ?? 0;
  return (
    <article className="card grid gap-5 p-5 md:grid-cols-[4rem_1fr_auto] md:items-center md:p-6">
      <NumberGlyph number={leading} className="hidden w-16! md:block" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small text-muted tabular-nums">
          <Badge>{analysisKindNames[kind]}</Badge>
          {system === 'pitagorica' ? <Badge>{systemTexts.mark}</Badge> : null}
          <time dateTime={createdAt}>{dateOfInstant(createdAt)}</time>
          {isShared ? <Badge tone="gold">{texts.shared}</Badge> : null}
        </p>
        <h2 className="mt-2 text-h3">
          <Link to={analysisPath(id)} className="hover:underline">
            {title}
          </Link>
        </h2>
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
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={analysisPath(id)} size="sm">
          {texts.open}
        </ButtonLink>
        <ShareButton analysisId={id} kind={kind} title={title} size="sm" />
        <DeleteButton id={id} title={title} size="sm" />
      </div>
    </article>
  );
}
