import type { ProvenRule } from '@sefira/numerology/examples/check-examples';
import { referencesOf } from '@sefira/numerology/rules/references';
import { ruleSetFor } from '@sefira/numerology/rules/registry';
import { sourcesInWords } from '@sefira/numerology/rules/source-words';
import { Check } from 'lucide-react';
import { resultTexts } from '../../texts/analyses/personal-analysis.ts';
import { proofTexts as texts } from '../../texts/content/proofs.ts';
import type { Proof, ProvenBySchool } from './checked-examples.ts';
import { ExampleSource, ExampleTitle, ValueLine } from './proof-line.tsx';

/** The rules of a school, each with the examples that prove it. */
export function SchoolProofs({ proven, openRule }: { readonly proven: ProvenBySchool; readonly openRule: string }) {
  const { label } = ruleSetFor(proven.school);
  return (
    <section className="section">
      <h2>{texts.rulesTitle(label)}</h2>
      <div className="mt-6 grid gap-3">
        {proven.rules.map(({ rule, proofs }) => (
          <RuleProofs
            key={rule}
            school={proven.school}
            rule={rule}
            proofs={proofs}
            open={openRule === `${proven.school}-${rule}`}
          />
        ))}
      </div>
    </section>
  );
}

interface RuleProofsProps {
  readonly school: ProvenBySchool['school'];
  readonly rule: ProvenRule;
  readonly proofs: readonly Proof[];
  readonly open: boolean;
}

function RuleProofs({ school, rule, proofs, open }: RuleProofsProps) {
  const reference = rule === 'letras' ? null : referencesOf(ruleSetFor(school))[rule];
  const examples = new Set(proofs.map(({ checked }) => checked)).size;
  const allAgree = proofs.every(({ value }) => value.agrees);
  return (
    <details id={`${school}-${rule}`} open={open} className="card disclosure scroll-mt-24 px-5">
      <summary className="flex min-h-14 items-center gap-4 py-3">
        <h3 className="flex-1 font-sans text-[1.0625rem] font-semibold">{reference?.title ?? texts.letters}</h3>
        <span className="whitespace-nowrap text-small text-muted">{texts.count(examples)}</span>
        {allAgree ? (
          <span className="inline-flex items-center gap-1 text-small font-semibold text-success">
            <Check aria-hidden="true" className="size-4" />
            {texts.agrees}
          </span>
        ) : (
          <span className="text-small font-semibold text-gold">{texts.disagrees}</span>
        )}
      </summary>
      <div className="border-t border-border py-4 text-[0.9375rem]">
        <p className="measure">{reference?.statement ?? texts.lettersRule}</p>
        {reference ? (
          <p className="measure mt-2 text-muted">
            {texts.sources} ({resultTexts.certainty[reference.certainty]}):{' '}
            {sourcesInWords(reference.source).join('; ')}.
          </p>
        ) : null}
        {reference?.dissent ? (
          <p className="measure mt-2 text-muted">
            <strong>{resultTexts.dissent}.</strong> {reference.dissent}
          </p>
        ) : null}
        <ul className="mt-4 grid divide-y divide-border">
          {proofs.map(({ checked, value }) => (
            <li key={`${checked.example.id}-${value.key}`} className="grid gap-1 py-3">
              <p>
                <ExampleTitle example={checked.example} />
              </p>
              <ValueLine value={value} />
              <p className="text-small text-muted">
                <ExampleSource example={checked.example} />
                {checked.example.note ? `. ${checked.example.note}` : null}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
