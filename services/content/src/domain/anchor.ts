import { fold } from './fold.ts';

/** The address of a heading within its page: `Como cancelo o plano?` → `como-cancelo-o-plano`. The front end makes the same. */
export function headingAnchor(heading: string): string {
  return (fold(heading).match(/[a-z0-9]+/g) ?? []).join('-').slice(0, 80);
}
