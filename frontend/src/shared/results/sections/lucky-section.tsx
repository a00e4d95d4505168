import type { ReactNode } from 'react';
import { chapterTexts } from '../../../texts/analyses/chapters.ts';
import { resultTexts } from '../../../texts/analyses/personal-analysis.ts';
import { ColourChip } from '../../../ui/drawings/colour-chip.tsx';
import { numberHue, numeralClass } from '../../../ui/drawings/number-hue.ts';
import { Fold } from '../chapters/fold.tsx';
import type { PersonalAnalysis } from '../result-types.ts';

/** Lucky numbers, favourable days, colours, planet: at a glance, then in words. */
export function LuckySection({ analysis }: { readonly analysis: PersonalAnalysis }) {
  const { map, texts, luckyNumbers } = analysis;
  // The sentence names the harmonic numbers; the chips have Destino and Expressão too.
  const added = luckyNumbers
    .filter((number) => !map.numerosHarmonicos.includes(number))
    .map((number) => (number === map.destino ? resultTexts.ofDestiny(number) : resultTexts.ofExpression(number)));
  const lucky =
    added.length === 0 ? texts.numerosHarmonicos : `${texts.numerosHarmonicos} ${resultTexts.luckyAdded(added)}`;
  const words = [
    { title: resultTexts.luckyNumbers, text: lucky },
    { title: resultTexts.favourableDays, text: texts.diasFavoraveis },
    { title: resultTexts.colours, text: texts.cores },
    { title: resultTexts.coloursAvoid, text: map.coresEvitar.length > 0 ? texts.coresEvitar : null },
    { title: resultTexts.planet, text: texts.planeta.text },
    { title: resultTexts.vocation, text: texts.aptidaoProfissional.text },
  ];
  return (
    <section id="sorte" className="result-section">
      <h2>{resultTexts.lucky}</h2>
      <div className="card fold-list mt-3">
        <dl className="grid gap-x-12 gap-y-5 p-4 sm:grid-cols-2 md:p-7 lg:grid-cols-3">
          <Lucky title={resultTexts.luckyNumbers}>
            {luckyNumbers.map((number) => (
              <span
                key={number}
                className={`${numeralClass(number)} grid size-9 place-items-center rounded-full sm:size-10 border text-[1.125rem]`}
                style={numberHue(number)}
              >
                {number}
              </span>
            ))}
          </Lucky>
          <Lucky title={resultTexts.favourableDays}>
            {map.diasFavoraveis.map((day) => (
              <span
                key={day}
                className="grid size-9 place-items-center rounded-lg bg-surface-secondary tabular-nums sm:size-10"
              >
                {day}
              </span>
            ))}
          </Lucky>
          <div className="flex items-baseline gap-3 sm:block">
            <dt className="text-small text-muted">{resultTexts.planet}</dt>
            <dd className="sm:mt-2">{map.planeta}</dd>
          </div>
          <Lucky title={resultTexts.colours}>
            {map.cores.map((colour) => (
              <ColourChip key={colour} name={colour} />
            ))}
          </Lucky>
          {map.coresEvitar.length > 0 ? (
            <Lucky title={resultTexts.coloursAvoid}>
              {map.coresEvitar.map((colour) => (
                <ColourChip key={colour} name={colour} />
              ))}
            </Lucky>
          ) : null}
          <Lucky title={resultTexts.vocation}>
            <span>{texts.aptidaoProfissional.areas.join(', ')}</span>
          </Lucky>
        </dl>
        <Fold title={chapterTexts.whatTheyMean} lead={texts.numerosHarmonicos}>
          <dl className="grid gap-x-12 gap-y-5 lg:grid-cols-2">
            {words.map(({ title, text }) =>
              text ? (
                <div key={title}>
                  <dt className="font-semibold">{title}</dt>
                  <dd className="mt-1 text-[0.9375rem] text-muted">{text}</dd>
                </div>
              ) : null,
            )}
          </dl>
        </Fold>
      </div>
    </section>
  );
}

interface LuckyProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Lucky({ title, children }: LuckyProps) {
  return (
    <div>
      <dt className="text-small text-muted">{title}</dt>
      <dd className="mt-2 flex flex-wrap gap-1 sm:gap-2">{children}</dd>
    </div>
  );
}
