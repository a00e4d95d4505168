import { numberHue, numeralClass } from '../../../ui/drawings/number-hue.ts';

/** The numeral before a chapter's title. */
export function NumberMark({ number }: { readonly number: number }) {
  return (
    <span className={numeralClass(number)} style={numberHue(number)}>
      {number}
    </span>
  );
}
