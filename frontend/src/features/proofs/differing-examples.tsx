import type { CheckedExample } from '@sefira/numerology/examples/check-examples';
import { referencesOf } from '@sefira/numerology/rules/references';
import { ruleSetFor } from '@sefira/numerology/rules/registry';
import { proofTexts as texts } from '../../texts/content/proofs.ts';
import { ExampleSource, ExampleTitle, ValueLine } from './proof-line.tsx';

/** Published examples that follow another rule, each with the reason why the engine does not. */
export function DifferingExamples({ examples }: { readonly examples: readonly CheckedExample[] }) {
  return (
    <section id="divergencias" className="section scroll-mt-24">
      <h2>{texts.differTitle}</h2>
      <p className="measure mt-3 text-muted">{texts.differLead}</p>
      <ul className="mt-6 grid items-start gap-4 md:grid-cols-2">
        {examples.map(({ example, school, values }) => {
          const references = referencesOf(ruleSetFor(school));
          return (
            <li key={example.id} className="card grid gap-2 p-5">
              <p>
                <ExampleTitle example={example} />
              </p>
              {values
                .filter(({ agrees }) => !agrees)
                .map((value) => (
                  <ValueLine
                    key={value.key}
                    value={value}
                    label={value.rule === 'letras' ? texts.letters : references[value.rule].title}
                  />
                ))}
              <p className="mt-1 border-t border-border pt-3 text-[0.9375rem]">{example.differs}</p>
              <p className="text-small text-muted">
                <ExampleSource example={example} />
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
