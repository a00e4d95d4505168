import { type ComponentType, lazy, memo, Suspense, useState } from 'react';
import { chatTexts as texts } from '../../../texts/chat/chat.ts';
import { splitBasis } from './split-basis.ts';

type TextComponent = ComponentType<{ readonly text: string }>;

let loaded: TextComponent | null = null;

async function loadMarkdown(): Promise<{ readonly default: TextComponent }> {
  const { MarkdownText } = await import('./markdown-text.tsx');
  loaded = MarkdownText;
  return { default: MarkdownText };
}

const LazyMarkdown = lazy(loadMarkdown);

/** Loads the Markdown code before the first answer arrives. */
export function warmAnswerText(): void {
  void loadMarkdown();
}

/** An answer's text with its calculation folded; plain until the Markdown code is loaded. */
export const AnswerText = memo(function AnswerText({ text }: { readonly text: string }) {
  const { said, basis } = splitBasis(text);
  // A lazy component shows its fallback once even when its code is loaded.
  const [MarkdownText] = useState<TextComponent>(() => loaded ?? LazyMarkdown);
  return (
    <div data-said className="answer-text">
      <Suspense fallback={<p className="whitespace-pre-wrap">{said.replaceAll('**', '')}</p>}>
        <MarkdownText text={said} />
        {basis === null ? null : (
          <details className="mt-3">
            <summary className="cursor-pointer text-fine text-muted">{texts.basis}</summary>
            <div className="mt-2">
              <MarkdownText text={basis} />
            </div>
          </details>
        )}
      </Suspense>
    </div>
  );
});
