import { flushSync } from 'react-dom';

/** Focuses the first wrong field in the order of the screen. */
export function focusFirstWrong(): void {
  document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus();
}

/** Draws errors and focuses the first wrong field. Not within an effect, which cannot draw. */
export function showErrors(show: () => void): void {
  flushSync(show);
  focusFirstWrong();
}
