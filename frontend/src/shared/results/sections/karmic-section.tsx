import { drawTreeOfLife } from '@sefira/drawings/tree-of-life';
import { ruleSetFor } from '@sefira/numerology/rules/registry';
import { showsTreeOfLife } from '@sefira/numerology/schools/shown';
import { resultTexts } from '../../../texts/analyses/personal-analysis.ts';
import { cardPalette } from '../../../ui/drawings/card-palette.ts';
import { Drawing } from '../../../ui/drawings/drawing.tsx';
import { numberHue, numeralClass } from '../../../ui/drawings/number-hue.ts';
import { Calculation } from '../cards/calculation.tsx';
import { Fold, FoldList } from '../chapters/fold.tsx';
import { treeOf } from '../drawings/map-drawings.ts';
import type { MapOfPerson, MapTexts } from '../result-types.ts';

interface KarmicSectionProps {
  readonly map: MapOfPerson;
  readonly texts: MapTexts;
}

const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** Missing and frequent numbers of the letters, karmic debts, and the tree with the person's lit spheres where the school has it. */
export function KarmicSection({ map, texts }: KarmicSectionProps) {
  const groups = [
    {
      rule: 'licoesCarmicas',
      title: resultTexts.lessons,
      hint: resultTexts.lessonsHint,
      entries: texts.licoesCarmicas,
    },
    {
      rule: 'tendenciasOcultas',
      title: resultTexts.tendencies,
      hint: resultTexts.tendenciesHint(ruleSetFor(map.ruleSet).tendenciasOcultas.minimum),
      entries: texts.tendenciasOcultas,
    },
    { rule: 'dividasCarmicas', title: resultTexts.debts, hint: resultTexts.debtsHint, entries: texts.dividasCarmicas },
  ] as const;
  return (
    <section id="licoes" className="result-section">
      <h2>{resultTexts.karmic}</h2>
      <FoldList className="mt-3">
        {groups.map(({ rule, title, hint, entries }) => (
          <Fold
            key={rule}
            title={
              entries.length === 0 ? title : `${title}: ${list.format(entries.map(({ number }) => String(number)))}`
            }
            summary={entries.length === 0 ? `${hint} ${resultTexts.none}` : hint}
          >
            <Entries entries={entries} />
            <Explained map={map} rule={rule} />
          </Fold>
        ))}
        {showsTreeOfLife(map) ? (
          <Fold title={resultTexts.tree} summary={resultTexts.treeLead}>
            <Drawing node={drawTreeOfLife(treeOf(map), { palette: cardPalette })} className="mx-auto max-w-96" />
          </Fold>
        ) : null}
      </FoldList>
    </section>
  );
}

type Entry = Pick<MapTexts['licoesCarmicas'][number], 'number' | 'title' | 'text'> & { readonly practice?: string };

function Entries({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <dl className="grid gap-y-5">
      {entries.map(({ number, title, text, practice }) => (
        <div key={number} className="grid grid-cols-[2.75rem_1fr] gap-x-3">
          <dt className="contents">
            <span className={`${numeralClass(number)} text-h2 leading-none`} style={numberHue(number)}>
              {number}
            </span>
            <span className="self-center font-semibold">{title}</span>
          </dt>
          <dd className="measure col-start-2 mt-1 text-[0.9375rem] text-muted">
            {text} {practice ? <span className="mt-1 block text-foreground">{practice}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Explained({ map, rule }: { readonly map: MapOfPerson; readonly rule: string }) {
  const explanation = map.explanations[rule];
  return explanation ? <Calculation explanation={explanation} system={map.system} /> : null;
}
