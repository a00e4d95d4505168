import { resultTexts } from '../../../texts/analyses/personal-analysis.ts';
import { NumberGlyph } from '../../../ui/drawings/number-glyph.tsx';
import { numberHue, numeralClass } from '../../../ui/drawings/number-hue.ts';
import { AskLink } from '../cards/ask-link.tsx';
import { Calculation } from '../cards/calculation.tsx';
import type { MapOfPerson, MapTexts } from '../result-types.ts';

/** Main numbers have all fields, the others title and text. */
type ChapterText = Pick<MapTexts['destino'], 'title' | 'text'> & Partial<MapTexts['destino']>;

interface NumberChapterProps {
  readonly label: string;
  readonly hint: string;
  readonly number: number;
  readonly text: ChapterText | null;
  readonly explanation: MapOfPerson['explanations'][string] | undefined;
  readonly system: MapOfPerson['system'];
  readonly compact?: boolean;
  /** The chat subject of this number; left out on public pages. */
  readonly subject?: string | undefined;
}

/** A number: numeral, text, strengths, challenges and calculation. */
export function NumberChapter(props: NumberChapterProps) {
  const { label, hint, number, text, explanation, system, compact = false, subject } = props;
  return (
    <article className="card p-5 md:p-8">
      <header className="flex items-center gap-5">
        <span className={`${numeralClass(number)} text-[3.5rem] leading-none`} style={numberHue(number)}>
          {number}
        </span>
        <div className="min-w-0 flex-1">
          <p className="text-small text-muted">
            {label}: {hint}
          </p>
          <h3>{text?.title ?? label}</h3>
        </div>
        <NumberGlyph number={number} className={compact ? 'hidden' : 'hidden w-20! shrink-0 sm:block'} />
      </header>
      {text ? (
        <>
          {text.keywords && !compact ? (
            <ul className="mt-4 flex flex-wrap gap-2">
              {text.keywords.map((keyword) => (
                <li key={keyword} className="rounded-full bg-surface-secondary px-3 py-0.5 text-small">
                  {keyword}
                </li>
              ))}
            </ul>
          ) : null}
          <div className={compact ? '' : 'grid gap-x-12 gap-y-5 lg:grid-cols-[1.75fr_1fr]'}>
            <p className="measure mt-4">{text.text}</p>
            {compact ? null : <Traits text={text} />}
          </div>
        </>
      ) : null}
      {subject ? <AskLink subject={subject} title={`${label} ${number}`} /> : null}
      {explanation ? <Calculation explanation={explanation} system={system} /> : null}
    </article>
  );
}

function Traits({ text }: { readonly text: ChapterText }) {
  const lists = [
    { title: resultTexts.strengths, items: text.strengths ?? [] },
    { title: resultTexts.challenges, items: text.challenges ?? [] },
  ].filter(({ items }) => items.length > 0);
  return (
    <div className="grid content-start gap-x-10 gap-y-4 sm:grid-cols-2 lg:mt-4 lg:grid-cols-1">
      {lists.map(({ title, items }) => (
        <div key={title}>
          <h4 className="text-small font-semibold">{title}</h4>
          <ul className="mt-1.5 grid gap-1 text-[0.9375rem] text-muted">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
      {text.advice ? (
        <div className="border-s border-gold ps-4 sm:col-span-2 lg:col-span-1">
          <h4 className="text-small font-semibold">{resultTexts.advice}</h4>
          <p className="mt-1.5 text-[0.9375rem] text-muted">{text.advice}</p>
        </div>
      ) : null}
    </div>
  );
}
