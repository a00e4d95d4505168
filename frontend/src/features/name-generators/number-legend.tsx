import { offeredTargetNumbers } from '@sefira/contracts/numerology/generators';
import { numberKeywords, generatorTexts as texts } from '../../texts/analyses/generators.ts';
import { numberHue } from '../../ui/drawings/number-hue.ts';

export function NumberLegend() {
  return (
    <section className="card p-5 md:p-6">
      <h2 className="text-h3">{texts.legend}</h2>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-3 xl:grid-cols-4">
        {offeredTargetNumbers.map((number) => (
          <div key={number} className="flex items-baseline gap-3">
            <dt className="numeral w-8 text-h3" style={numberHue(number)}>
              {number}
            </dt>
            <dd className="text-small text-muted">{numberKeywords[number]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
