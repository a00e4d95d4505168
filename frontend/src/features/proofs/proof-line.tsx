import type { CheckedExample, CheckedValue } from '@sefira/numerology/examples/check-examples';
import { Check, X } from 'lucide-react';
import { proofTexts as texts } from '../../texts/content/proofs.ts';
import { dateInFigures } from '../../ui/format/calendar-date.ts';
import { keyText, valueText } from './value-text.ts';

/** Name and dates of an example. */
export function ExampleTitle({ example }: Pick<CheckedExample, 'example'>) {
  const { name, birthDate, referenceDate } = example;
  const dates = [
    ...(birthDate ? [name ? texts.born(dateInFigures(birthDate)) : dateInFigures(birthDate)] : []),
    ...(referenceDate ? [texts.readOn(dateInFigures(referenceDate))] : []),
  ];
  return (
    <>
      {name ? <strong>{name}</strong> : null}
      {name && dates.length > 0 ? ', ' : null}
      {name ? dates.join(', ') : <strong>{dates.join(', ')}</strong>}
    </>
  );
}

/** Title, place and address of the source of an example. */
export function ExampleSource({ example }: Pick<CheckedExample, 'example'>) {
  const { title, place, address } = example.source;
  const words = place ? `${title}, ${place}` : title;
  return address ? (
    <a href={address} target="_blank" rel="noreferrer nofollow" className="text-link wrap-anywhere">
      {words}
    </a>
  ) : (
    words
  );
}

/** The published value beside the computed one, with sign and word. */
export function ValueLine({ value, label }: { readonly value: CheckedValue; readonly label?: string }) {
  const { agrees, published, computed, key } = value;
  const Sign = agrees ? Check : X;
  const detail = keyText(key);
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 tabular-nums">
      {label ? <span className="font-semibold">{label}</span> : null}
      {detail ? <span className="text-muted">{detail}</span> : null}
      <span>
        {texts.published} <strong className="wrap-anywhere">{valueText(published)}</strong>
      </span>
      <span>
        {texts.computed} <strong className="wrap-anywhere">{valueText(computed)}</strong>
      </span>
      <span
        className={`inline-flex items-center gap-1 text-small font-semibold ${agrees ? 'text-success' : 'text-gold'}`}
      >
        <Sign aria-hidden="true" className="size-4 self-center" />
        {agrees ? texts.agrees : texts.disagrees}
      </span>
    </p>
  );
}
