import { interpretRulingArcano } from '@sefira/numerology/interpretations/arcana';
import { showsSection } from '@sefira/numerology/schools/shown';
import { lazy, Suspense } from 'react';
import { chapterTexts } from '../../../texts/analyses/chapters.ts';
import { numberNames, resultTexts, triangleTexts } from '../../../texts/analyses/personal-analysis.ts';
import { dateInFigures } from '../../../ui/format/calendar-date.ts';
import { Fold, FoldList } from '../chapters/fold.tsx';
import { NumberMark } from '../chapters/number-mark.tsx';
import type { MapOfPerson, MapTexts, Portrait } from '../result-types.ts';
import { ArcanaLine } from './arcana-line.tsx';
import { GridDrawing, gridLead } from './letters-sections.tsx';
import { Triangles } from './triangles.tsx';

const OwnSections = lazy(async () => ({ default: (await import('../schools/own-sections.tsx')).OwnSections }));

interface NameSectionProps {
  readonly map: MapOfPerson;
  readonly texts: MapTexts;
  readonly portrait: Portrait | undefined;
}

const totals = ['motivacao', 'impressao', 'expressao'] as const;

/** The name as a table, its triangles and arcana where the school has them, and what the school alone has. */
export function NameSection({ map, texts, portrait }: NameSectionProps) {
  const { vigente, arcanoRegente } = map.triangulos.vida;
  const { arcanoVigente } = texts;
  const hasTriangles = showsSection(map, 'triangulos');
  return (
    <section id="letras" className="result-section">
      <h2>{chapterTexts.name}</h2>
      <FoldList className="mt-3">
        <Fold
          title={resultTexts.grid}
          summary={`${gridLead(map)} ${totals.map((key) => `${numberNames[key].name} ${map[key]}`).join(' · ')}`}
        >
          <GridDrawing map={map} label={resultTexts.grid} />
        </Fold>
        {hasTriangles ? (
          <Fold
            id="triangulo"
            eyebrow={`${resultTexts.triangle}: ${resultTexts.rulingArcanum.toLocaleLowerCase('pt-BR')}`}
            title={interpretRulingArcano(arcanoRegente).title}
            lead={interpretRulingArcano(arcanoRegente).text}
            mark={<NumberMark number={arcanoRegente} />}
          >
            <Triangles map={map} />
          </Fold>
        ) : null}
        {hasTriangles && vigente && arcanoVigente ? (
          <Fold
            eyebrow={`${triangleTexts.current} · ${triangleTexts.span(
              dateInFigures(vigente.fromDate),
              vigente.toDate === null ? null : dateInFigures(vigente.toDate),
            )}`}
            title={capitalised(vigente.arcano > 22 ? arcanoVigente.theme : arcanoVigente.title)}
            lead={arcanoVigente.text}
            mark={<NumberMark number={vigente.arcano} />}
          >
            <p className="measure">{arcanoVigente.text}</p>
            {portrait ? <ArcanaLine arcana={portrait.arcana} /> : null}
          </Fold>
        ) : null}
        <Suspense>
          <OwnSections map={map} />
        </Suspense>
      </FoldList>
    </section>
  );
}

function capitalised(name: string): string {
  return name.charAt(0).toLocaleUpperCase('pt-BR') + name.slice(1);
}
