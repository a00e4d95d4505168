import { drawWeb } from '@sefira/drawings/web';
import { chatTexts as texts } from '../../../texts/chat/chat.ts';
import { Drawing } from '../../../ui/drawings/drawing.tsx';
import { NumberGlyph } from '../../../ui/drawings/number-glyph.tsx';

interface WelcomeProps {
  readonly suggestions: readonly string[];
  readonly notice: string | undefined;
  readonly onChoose: (suggestion: string) => void;
}

const sign = drawWeb({ number: 7 });

/** The numbers drawn beside the first questions. */
const signs = [7, 1, 3, 6, 8, 9];

/** The greeting with suggested questions. */
export function Welcome({ suggestions, notice, onChoose }: WelcomeProps) {
  return (
    <div className="grid justify-items-center text-center sm:py-10">
      <Drawing node={sign} decorative className="w-16! animate-reveal sm:w-40!" />
      <article aria-label={texts.assistant} className="mt-4 sm:mt-7">
        <h2>{texts.welcome}</h2>
        <p className="measure mx-auto mt-3 max-w-[34rem] text-muted">{texts.greeting}</p>
      </article>
      {suggestions.length > 0 ? (
        <section aria-label={texts.suggestions} className="mt-6 w-full text-start sm:mt-10">
          <ul className="grid gap-2.5 sm:grid-cols-2">
            {suggestions.map((suggestion, index) => (
              <li key={suggestion} className="grid max-sm:nth-[n+5]:hidden">
                <button type="button" onClick={() => onChoose(suggestion)} className="chat-suggestion">
                  <NumberGlyph number={signs[index % signs.length] ?? 7} className="w-9! shrink-0" />
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {notice ? <p className="mt-4 text-fine text-muted sm:hidden">{notice}</p> : null}
    </div>
  );
}
