import type { RedactedContent } from '@sefira/contracts/numerology/shared';
import { drawSignature } from '@sefira/drawings/names/signature';
import { ScriptedName } from '../../shared/results/signature/scripted-name.tsx';
import { numberNames } from '../../texts/analyses/personal-analysis.ts';
import { signatureResultTexts as texts } from '../../texts/analyses/signature.ts';
import { Drawing } from '../../ui/drawings/drawing.tsx';
import { numberHue } from '../../ui/drawings/number-hue.ts';

interface RedactedSignatureProps {
  readonly content: Extract<RedactedContent, { kind: 'signature' }>;
}

const shown = ['motivacao', 'impressao', 'expressao'] as const;

/** The names in script with the numbers that no birth date decides. */
export function RedactedSignature({ content }: RedactedSignatureProps) {
  const { entries, typeface, drawing, note } = content;
  return (
    <section className="section">
      {drawing ? (
        <Drawing node={drawSignature({ title: texts.drawingOf, strokes: drawing.strokes })} className="mb-6 max-w-md" />
      ) : null}
      <ul className="grid gap-4 md:grid-cols-2">
        {entries.map(({ use, title, name, runs, ...numbers }) => (
          <li key={`${use ?? 'trial'} ${title}`} className="card p-5">
            <p className="text-small text-muted">{title}</p>
            <ScriptedName name={name} typeface={typeface} />
            <dl className="mt-3 grid grid-cols-4 gap-3">
              {shown.map((key) => (
                <div key={key}>
                  <dt className="text-fine text-muted">{numberNames[key].name}</dt>
                  <dd className="numeral text-h3" style={numberHue(numbers[key])}>
                    {numbers[key]}
                  </dd>
                </div>
              ))}
              <div>
                <dt className="text-fine text-muted">{texts.columns.stretches}</dt>
                <dd className="text-h3 tabular-nums">{runs.length}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <p className="measure mt-6 text-small text-muted">{texts.redacted}</p>
      <p className="measure mt-2 text-small text-muted">{note}</p>
    </section>
  );
}
