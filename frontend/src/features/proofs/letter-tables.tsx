import { ruleSetFor } from '@sefira/numerology/rules/registry';
import type { AlphabetRules, System } from '@sefira/numerology/rules/rule-set';
import { markNames, proofTexts as texts } from '../../texts/content/proofs.ts';
import { numberHue } from '../../ui/drawings/number-hue.ts';

/** The value of every letter and mark, by school. */
export function LetterTables({ schools }: { readonly schools: readonly System[] }) {
  return (
    <section id="tabelas" className="section scroll-mt-24">
      <h2>{texts.tablesTitle}</h2>
      <div className="mt-6 grid gap-6">
        {schools.map((school) => {
          const { label, alphabet } = ruleSetFor(school);
          return <LetterTable key={school} label={label} alphabet={alphabet} />;
        })}
      </div>
    </section>
  );
}

function LetterTable({ label, alphabet }: { readonly label: string; readonly alphabet: AlphabetRules }) {
  const { values, vowels, y } = alphabet;
  const columns = [...Map.groupBy(Object.keys(values), (letter) => values[letter] ?? 0)].toSorted(
    ([first], [second]) => first - second,
  );
  const vowelList = [...vowels].join(', ');
  return (
    <div className="card p-5 md:p-6">
      <h3 className="text-h3">{label}</h3>
      <dl className="mt-4 grid grid-cols-3 gap-3 sm:grid-cols-5 lg:grid-cols-9">
        {columns.map(([value, letters]) => (
          <div key={value} className="rounded-lg border border-border px-3 py-2 text-center">
            <dt className="numeral text-h3" style={numberHue(value)}>
              {value}
            </dt>
            <dd className="mt-1 font-semibold">{letters.toSorted().join(' ')}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-[0.9375rem] text-muted">
        {y === 'context' ? texts.vowelsWithY(vowelList) : texts.vowels(vowelList)}{' '}
        {alphabet.ignoresMarks ? texts.noMarks : `${texts.marks}: ${markList(alphabet).join(' · ')}.`}
      </p>
    </div>
  );
}

function markList({ marks, ownLetters, apostrophe }: AlphabetRules): string[] {
  return [
    ...Object.entries(marks).map(([mark, rule]) => {
      const name = markNames[mark] ?? mark;
      return 'add' in rule ? texts.adds(name, rule.add) : texts.multiplies(name);
    }),
    ...Object.entries(ownLetters).map(([letter, value]) => texts.ownLetter(letter, value)),
    texts.apostrophe(apostrophe),
  ];
}
