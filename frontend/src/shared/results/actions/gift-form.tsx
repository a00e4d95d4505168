import { zodResolver } from '@hookform/resolvers/zod';
import { type DedicationWire, dedication, dedicationLimits } from '@sefira/contracts/reports/orders';
import type { RefObject } from 'react';
import { useForm } from 'react-hook-form';
import { giftTexts } from '../../../texts/analyses/gift.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useField } from '../../../ui/fields/use-field.ts';

interface GiftFormProps {
  /** Submitted by the button of the order. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly onOrder: (present: DedicationWire) => Promise<void>;
}

/** From whom, to whom and the words of a map that is given as a present. Loaded once it is asked for. */
export function GiftForm({ form, onOrder }: GiftFormProps) {
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(dedication),
    defaultValues: { from: '', to: '', words: '' },
  });
  const from = useField(control, 'from');
  const to = useField(control, 'to');
  const { inputRef: _, ...words } = useField(control, 'words');
  return (
    <form ref={form} noValidate onSubmit={handleSubmit(onOrder)} className="grid gap-3">
      <TextField {...to} label={giftTexts.to} maxLength={dedicationLimits.name} required />
      <TextField {...from} label={giftTexts.from} maxLength={dedicationLimits.name} required />
      <TextAreaField {...words} label={giftTexts.words} maxLength={dedicationLimits.words} rows={3} />
    </form>
  );
}
