import { referencesOf } from '@sefira/numerology/rules/references';
import { type RuleCorrection, ruleCorrections } from '@sefira/numerology/rules/rule-corrections';
import { proofTexts as texts } from '../../texts/content/proofs.ts';
import { dateInFigures } from '../../ui/format/calendar-date.ts';

/** Every correction of a published rule set, the newest first. */
export function Corrections({ corrections = ruleCorrections }: { readonly corrections?: readonly RuleCorrection[] }) {
  return (
    <section id="correcoes" className="section scroll-mt-24">
      <h2>{texts.correctionsTitle}</h2>
      <p className="measure mt-3 text-muted">{texts.correctionsLead}</p>
      {corrections.length === 0 ? <p className="measure mt-6 font-semibold">{texts.noCorrections}</p> : null}
      <ol className="mt-6 grid gap-4">
        {corrections.toReversed().map(({ id, from, to, date, title, statement, rules }) => (
          <li key={id} className="card grid gap-2 p-5">
            <h3 className="text-h3">{title}</h3>
            <p className="measure">{statement}</p>
            <p className="text-small text-muted">
              {texts.correction(
                dateInFigures(date),
                from,
                to,
                rules.map((rule) => referencesOf({ id: to })[rule].title),
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
