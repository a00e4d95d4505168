import { type DedicationWire, dedicationLimits } from '@sefira/contracts/reports/orders';
import type { Control } from 'react-hook-form';
import { giftTexts } from '../../../texts/analyses/gift.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useField } from '../../../ui/fields/use-field.ts';

/** From whom, to whom and the words of a map that is given as a present. */
export function GiftFields({ control }: { readonly control: Control<DedicationWire> }) {
  const from = useField(control, 'from');
  const to = useField(control, 'to');
  const { inputRef: _, ...words } = useField(control, 'words');
  return (
    <div className="grid gap-3">
      <TextField {...to} label={giftTexts.to} maxLength={dedicationLimits.name} required />
      <TextField {...from} label={giftTexts.from} maxLength={dedicationLimits.name} required />
      <TextAreaField {...words} label={giftTexts.words} maxLength={dedicationLimits.words} rows={3} />
    </div>
  );
}
