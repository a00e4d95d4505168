import type { NameResultWire } from '@sefira/contracts/numerology/results';
import { nameResultTexts as texts } from '../../../texts/analyses/results.ts';
import { numberHue } from '../../../ui/drawings/number-hue.ts';

type Suggestions = NameResultWire['nameCompatibility']['suggestions'];

/** Signatures of the same name that agree better with the birth date. */
export function SignaturesSection({ suggestions, note }: { readonly suggestions: Suggestions; readonly note: string }) {
  return (
    <section className="section">
      <h2>{texts.suggestions}</h2>
      <p className="measure mt-2 text-muted">{note}</p>
      {suggestions.length > 0 ? (
        <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {suggestions.map(({ name, score, expressionNumber }) => (
            <li key={name} className="card flex items-center gap-4 p-5">
              <span className="numeral text-[2.5rem] leading-none" style={numberHue(expressionNumber)}>
                {expressionNumber}
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{name}</span>
                <span className="text-small text-muted">
                  {texts.suggestionScore} {score}% · {texts.suggestionNumber} {expressionNumber}
                </span>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
