import type { ReactNode } from 'react';
import { resultTexts } from '../../../texts/analyses/personal-analysis.ts';
import { ColourChip } from '../../../ui/drawings/colour-chip.tsx';
import { numberHue } from '../../../ui/drawings/number-hue.ts';
import type { PersonalAnalysis } from '../result-types.ts';

/** Lucky numbers, favourable days, colours, planet. */
export function LuckySection({ analysis }: { readonly analysis: PersonalAnalysis }) {
  const { map, texts, luckyNumbers } = analysis;
  return (
    <section id="sorte" className="section scroll-mt-16">
      <h2>{resultTexts.lucky}</h2>
      <div className="mt-6 grid gap-6 md:grid-cols-2">
        <LuckyCard title={resultTexts.luckyNumbers} text={texts.numerosHarmonicos}>
          {luckyNumbers.map((number) => (
            <li
              key={number}
              className="numeral grid size-12 place-items-center rounded-full border text-h3"
              style={numberHue(number)}
            >
              {number}
            </li>
          ))}
        </LuckyCard>
        <LuckyCard title={resultTexts.favourableDays} text={texts.diasFavoraveis}>
          {map.diasFavoraveis.map((day) => (
            <li key={day} className="grid size-11 place-items-center rounded-lg bg-surface-secondary tabular-nums">
              {day}
            </li>
          ))}
        </LuckyCard>
        <LuckyCard title={resultTexts.colours} text={texts.cores}>
          {map.cores.map((colour) => (
            <ColourChip key={colour} name={colour} />
          ))}
        </LuckyCard>
        {map.coresEvitar.length > 0 ? (
          <LuckyCard title={resultTexts.coloursAvoid} text={texts.coresEvitar ?? ''}>
            {map.coresEvitar.map((colour) => (
              <ColourChip key={colour} name={colour} />
            ))}
          </LuckyCard>
        ) : null}
        <LuckyCard title={resultTexts.planet} text={texts.planeta.text}>
          <li className="rounded-full border border-gold px-3.5 py-1 text-small text-gold">{map.planeta}</li>
        </LuckyCard>
        <LuckyCard title={resultTexts.vocation} text={texts.aptidaoProfissional.text}>
          {texts.aptidaoProfissional.areas.map((area) => (
            <li key={area} className="rounded-full border border-border px-3.5 py-1 text-small">
              {area}
            </li>
          ))}
        </LuckyCard>
      </div>
    </section>
  );
}

interface LuckyCardProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function LuckyCard({ title, text, children }: LuckyCardProps) {
  return (
    <div className="card p-5 md:p-6">
      <h3>{title}</h3>
      <ul className="mt-4 flex flex-wrap gap-2">{children}</ul>
      {text ? <p className="mt-4 text-[0.9375rem] text-muted">{text}</p> : null}
    </div>
  );
}
