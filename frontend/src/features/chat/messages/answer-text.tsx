import { lazy, memo, Suspense } from 'react';

const loadMarkdown = async () => ({ default: (await import('./markdown-text.tsx')).MarkdownText });
const MarkdownText = lazy(loadMarkdown);

/** Fetches the code of answers before the first one comes. */
export function warmAnswerText(): void {
  void loadMarkdown();
}

/** An answer's text; plain until the Markdown code is there. */
export const AnswerText = memo(function AnswerText({ text }: { readonly text: string }) {
  return (
    <div data-said className="answer-text">
      <Suspense fallback={<p className="whitespace-pre-wrap">{text}</p>}>
        <MarkdownText text={text} />
      </Suspense>
    </div>
  );
});
