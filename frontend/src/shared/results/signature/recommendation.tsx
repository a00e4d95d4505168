import type { AnalysisInput } from '@sefira/contracts/numerology/analysis-inputs';
import type { SignatureResultWire } from '@sefira/contracts/numerology/signature/signature-result';
import { drawSignature } from '@sefira/drawings/names/signature';
import { signatureResultTexts as texts } from '../../../texts/analyses/signature.ts';
import { Drawing } from '../../../ui/drawings/drawing.tsx';
import { ScriptedName } from './scripted-name.tsx';
import { VariantList } from './variant-list.tsx';

interface RecommendationProps {
  readonly input: AnalysisInput<'signature'>;
  readonly result: SignatureResultWire;
  /** Puts a spelling on the desk; left out where there is none. */
  readonly onTry: ((name: string) => void) | undefined;
}

/** The recommended name in script, with reasons, cares and better real spellings. */
export function Recommendation({ input, result, onTry }: RecommendationProps) {
  const { entry, title, text, reasons, cares, variants } = result.recommendation;
  const chosen = result.entries[entry];
  if (!chosen) return null;
  return (
    <section className="section">
      <h2>{texts.recommendation}</h2>
      <div className="card mt-6 grid gap-6 p-5 md:grid-cols-2 md:items-center md:p-8">
        <div className="grid min-w-0 gap-4 text-center">
          <ScriptedName name={chosen.name} typeface={input.typeface} />
          {input.drawing ? (
            <Drawing
              node={drawSignature({ title: texts.drawingOf, strokes: input.drawing.strokes })}
              className="mx-auto max-w-md"
            />
          ) : null}
        </div>
        <div className="min-w-0">
          <p className="eyebrow">{texts.points(chosen.score)}</p>
          <h3 className="mt-1 [overflow-wrap:anywhere]">{title}</h3>
          <p className="mt-3">{text}</p>
        </div>
      </div>
      <div className="mt-6 grid gap-6 md:grid-cols-2">
        <Points title={texts.inFavour} points={reasons} />
        <Points title={texts.against} points={cares} />
      </div>
      {variants.length > 0 ? (
        <div className="mt-8">
          <h3>{texts.variants}</h3>
          <VariantList variants={variants} onTry={onTry} />
        </div>
      ) : null}
    </section>
  );
}

function Points({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul className="mt-2 list-disc ps-5">
        {points.map((point) => (
          <li key={point} className="mt-1">
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
