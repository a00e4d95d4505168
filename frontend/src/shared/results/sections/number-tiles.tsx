import { numberNames, resultTexts } from '../../../texts/analyses/personal-analysis.ts';
import { numberHue, numeralClass } from '../../../ui/drawings/number-hue.ts';
import type { PersonalAnalysis } from '../result-types.ts';

const keys = ['destino', 'expressao', 'motivacao', 'impressao', 'missao'] as const;

/** The five main numbers and the harmony of name and birth date. */
export function NumberTiles({ analysis }: { readonly analysis: PersonalAnalysis }) {
  const { map, texts, compatibility } = analysis;
  return (
    <section id="numeros" aria-label={resultTexts.numbers} className="scroll-mt-24">
      <dl className="grid h-full auto-rows-fr grid-cols-2 gap-4 md:grid-cols-3">
        {keys.map((key) => (
          <div key={key} className="card flex flex-col p-4 md:p-5">
            <dt className="text-[0.9375rem] text-muted">{numberNames[key].name}</dt>
            <dd className="flex flex-1 flex-col">
              <span className={`${numeralClass(map[key])} my-1 text-[3.5rem] leading-none`} style={numberHue(map[key])}>
                {map[key]}
              </span>
              <span className="mt-auto text-small font-semibold">{texts[key]?.title}</span>
              <span className="mt-1 text-fine text-muted">{texts[key]?.summary}</span>
            </dd>
          </div>
        ))}
        <div className="card flex flex-col p-4 md:p-5">
          <dt className="text-[0.9375rem] text-muted">{resultTexts.compatibility}</dt>
          <dd className="flex flex-1 flex-col">
            <span className="figure my-1 text-[3rem] leading-none text-gold">
              {compatibility}
              <span className="text-h2">%</span>
            </span>
            <progress
              value={compatibility}
              max={100}
              aria-label={resultTexts.compatibility}
              className="progress mt-auto mb-2"
            />
            <span className="text-fine text-muted">{resultTexts.compatibilityHint}</span>
          </dd>
        </div>
      </dl>
    </section>
  );
}
