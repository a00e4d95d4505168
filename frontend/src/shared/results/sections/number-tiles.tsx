import { numberNames, resultTexts } from '../../../texts/analyses/personal-analysis.ts';
import { numberHue, numeralClass } from '../../../ui/drawings/number-hue.ts';
import type { PersonalAnalysis } from '../result-types.ts';

const keys = ['destino', 'expressao', 'motivacao', 'impressao', 'missao'] as const;

/** The five main numbers and the harmony of name and birth date: numerals in boxes of one height, titles on one line. */
export function NumberTiles({ analysis }: { readonly analysis: PersonalAnalysis }) {
  const { map, texts, compatibility } = analysis;
  return (
    <section id="numeros" aria-label={resultTexts.numbers} className="scroll-mt-24">
      <dl className="result-tiles">
        {keys.map((key) => (
          <div key={key} className="card result-tile">
            <dt className="text-[0.9375rem] text-muted">{numberNames[key].name}</dt>
            <dd className="contents">
              <span className={`${numeralClass(map[key])} result-tile-number`} style={numberHue(map[key])}>
                {map[key]}
              </span>
              <span className="text-small font-semibold">{texts[key]?.title}</span>
            </dd>
          </div>
        ))}
        <div className="card result-tile">
          <dt className="text-[0.9375rem] text-muted">{resultTexts.compatibility}</dt>
          <dd className="contents">
            <span className="figure result-tile-number text-gold">
              {compatibility}
              <span className="text-h3">%</span>
            </span>
            <span className="text-fine text-muted">{resultTexts.compatibilityHint}</span>
          </dd>
        </div>
      </dl>
    </section>
  );
}
