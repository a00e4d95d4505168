import { lazy, memo, Suspense } from 'react';

const loadMarkdown = async () => ({ default: (await import('./markdown-text.tsx')).MarkdownText });
const MarkdownText = lazy(loadMarkdown);

/** Loads the Markdown code before the first answer arrives. */
export function warmAnswerText(): void {
  void loadMarkdown();
}

/** An answer's text; plain until the Markdown code is loaded. */
export const AnswerText = memo(function AnswerText({ text }: { readonly text: string }) {
  return (
    <div data-said className="answer-text">
      <Suspense fallback={<p className="whitespace-pre-wrap">{text}</p>}>
        <MarkdownText text={text} />
      </Suspense>
    </div>
  );
});
