import type { CompanyResultWire } from '@sefira/contracts/numerology/company-result';
import { resultTexts } from '../../../texts/analyses/personal-analysis.ts';
import { companyResultTexts, brandTexts as texts } from '../../../texts/analyses/results.ts';
import { FigureTile } from '../cards/figure-tile.tsx';
import { Fold, FoldList } from '../chapters/fold.tsx';
import { NumberMark } from '../chapters/number-mark.tsx';
import { GridDrawing, gridLead } from './letters-sections.tsx';

type Maps = Pick<CompanyResultWire, 'map' | 'tradeMap' | 'brandHarmony'>;

/** The legal name and the trade name, and both combined. */
export function BrandSection({ map, tradeMap, brandHarmony }: Maps) {
  if (!tradeMap || brandHarmony === null) return null;
  return (
    <section className="section">
      <h2>{texts.title}</h2>
      <p className="mt-2 text-muted">{texts.lead}</p>
      <div className="mt-6 grid items-start gap-4 md:grid-cols-3">
        <FigureTile
          label={texts.registered}
          hint={companyResultTexts.destino}
          number={map.expressao}
          word={map.name}
          explanation={map.explanations.expressao}
          system={map.system}
        />
        <FigureTile
          label={texts.trade}
          hint={companyResultTexts.destino}
          number={tradeMap.expressao}
          word={tradeMap.name}
          explanation={tradeMap.explanations.expressao}
          system={map.system}
        />
        <FigureTile
          label={texts.harmony}
          hint={texts.sum(map.expressao, tradeMap.expressao)}
          number={brandHarmony}
          word={texts.words[brandHarmony] ?? ''}
          explanation={undefined}
          system={map.system}
        />
      </div>
    </section>
  );
}

/** The letters of each name of the company, folded. */
export function CompanyLetters({ maps }: { readonly maps: readonly [Maps['map'], ...Maps['map'][]] }) {
  return (
    <section className="section">
      <h2>{resultTexts.grid}</h2>
      <p className="mt-2 text-muted">{gridLead(maps[0])}</p>
      <FoldList className="mt-6">
        {maps.map((map) => (
          <Fold key={map.name} title={map.name} mark={<NumberMark number={map.expressao} />}>
            <GridDrawing map={map} label={texts.letters(map.name)} />
          </Fold>
        ))}
      </FoldList>
    </section>
  );
}
