import { chatTexts as texts } from '../../../texts/chat/chat.ts';

/** Shown until the first words of an answer arrive. */
export function TypingDots() {
  return (
    <p className="typing-dots">
      <span className="sr-only">{texts.typing}</span>
      <span aria-hidden="true" />
      <span aria-hidden="true" />
      <span aria-hidden="true" />
    </p>
  );
}
