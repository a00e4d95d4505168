import type {
  SequenceCauseWire,
  SignatureEntryWire,
  SignatureResultWire,
} from '@sefira/contracts/numerology/signature/signature-result';
import { useState } from 'react';
import { signatureResultTexts as texts } from '../../../texts/analyses/signature.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Fold, FoldList } from '../chapters/fold.tsx';
import { VariantList } from './variant-list.tsx';

interface SequenceCausesProps {
  readonly result: SignatureResultWire;
  readonly onTry: ((name: string) => void) | undefined;
}

/** For each sequence of a name: the letters that cause it and the real spellings that undo it. */
export function SequenceCauses({ result, onTry }: SequenceCausesProps) {
  const named = result.entries.filter(({ use }) => use !== null);
  const [chosen, setChosen] = useState(0);
  const entry = named[chosen];
  if (!entry?.triangles) return null;
  const causes = result.causes.filter((cause) => cause.entry === chosen);
  return (
    <section className="section">
      <h2>{texts.causes}</h2>
      <p className="measure mt-2 text-muted">{texts.causesLead}</p>
      {named.length > 1 ? (
        <div className="mt-4 max-w-xl print:hidden">
          <SelectField
            label={texts.whichName}
            value={String(chosen)}
            options={named.map(({ title, name }, index) => ({ value: String(index), label: `${name} (${title})` }))}
            onChange={(value) => setChosen(Number(value))}
          />
        </div>
      ) : null}
      {causes.length === 0 ? (
        <p className="mt-6">{texts.noCauses}</p>
      ) : (
        <FoldList key={chosen} className="mt-6">
          {causes.map((cause) => (
            <Cause key={cause.sequences.vida} cause={cause} entry={entry} onTry={onTry} />
          ))}
        </FoldList>
      )}
    </section>
  );
}

interface CauseProps {
  readonly cause: SequenceCauseWire;
  readonly entry: SignatureEntryWire;
  readonly onTry: ((name: string) => void) | undefined;
}

function Cause({ cause, entry, onTry }: CauseProps) {
  const { sequences, title, text, others, places, remedies } = cause;
  return (
    <Fold
      eyebrow={title}
      title={texts.sequences(Object.values(sequences))}
      summary={`${texts.letters}: ${places.map(({ spelled }) => `“${spelled}”`).join(', ')}`}
    >
      <ul className="grid gap-2">
        {places.map(({ row, letters, spelled }) => (
          <li key={`${row} ${letters[0]}`}>
            <MarkedName entry={entry} letters={letters} />
            <span className="text-small text-muted">
              “{spelled}”, {texts.row(row)}
            </span>
          </li>
        ))}
      </ul>
      <p className="measure mt-4">{text}</p>
      <p className="measure mt-2 text-small text-muted">{others}</p>
      <h4 className="mt-5 font-semibold">{texts.undo}</h4>
      {remedies.length > 0 ? (
        <VariantList variants={remedies} onTry={onTry} />
      ) : (
        <p className="measure mt-2">{entry.use === 'brand' ? texts.noBrandRemedy : texts.noRemedy}</p>
      )}
    </Fold>
  );
}

const causedTint = 'color-mix(in oklab, var(--warning) 22%, transparent)';

/** The name with the letters of a sequence marked. */
function MarkedName({
  entry,
  letters: [from, to],
}: Pick<CauseProps, 'entry'> & { readonly letters: [number, number] }) {
  const parts = [entry.letters.slice(0, from), entry.letters.slice(from, to + 1), entry.letters.slice(to + 1)];
  const [before = '', marked = '', after = ''] = parts.map((part, at) =>
    part
      .map(({ letter, word }, index) => {
        const last = index === 0 ? parts[at - 1]?.at(-1) : part[index - 1];
        return last && last.word !== word ? ` ${letter}` : letter;
      })
      .join(''),
  );
  return (
    <p className="text-h3 [overflow-wrap:anywhere]">
      {before}
      <mark className="rounded text-foreground" style={{ background: causedTint }}>
        {marked}
      </mark>
      {after}
    </p>
  );
}
