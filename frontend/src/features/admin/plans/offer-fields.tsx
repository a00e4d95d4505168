import type { AdminOffer } from '@sefira/contracts/admin-config/plans';
import { type OfferAudience, offerAudiences } from '@sefira/contracts/billing/catalogue';
import { useState } from 'react';
import { adminPlanTexts as texts } from '../../../texts/admin/admin.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { readCents, readWhole, typedCents } from '../number-input.ts';
import { bindingOf, useTextInput } from '../use-text-input.ts';

const minimumCents = 100;
const mostCycles = 24;

const audienceOptions = offerAudiences.map((value) => ({ value, label: texts.offerAudiences[value] }));

/** Form values of a plan's introductory offer. `planCents` is the plan's price as typed; null when invalid. */
export function useOffer(offer: AdminOffer | null, planCents: number | null) {
  const [isOn, setIsOn] = useState(offer !== null);
  const [audience, setAudience] = useState<OfferAudience>(offer?.audience ?? 'new_customers');
  const price = useTextInput('offerPrice', offer ? typedCents(offer.price) : '');
  const cycles = useTextInput('offerCycles', String(offer?.cycles ?? 3));
  const cents = readCents(price.value);
  const months = readWhole(cycles.value);
  const isPriceRight = cents !== null && cents >= minimumCents && (planCents === null || cents < planCents);
  const areMonthsRight = months !== null && months >= 1 && months <= mostCycles;
  const isValid = !isOn || (isPriceRight && areMonthsRight);
  return {
    isOn,
    setIsOn,
    audience,
    setAudience,
    price,
    cycles,
    isPriceRight,
    areMonthsRight,
    isValid,
    /** The offer for the call: null ends it. */
    value: isOn && isPriceRight && areMonthsRight ? { price: cents, cycles: months, audience } : null,
  };
}

/** Switch, price, months and eligibility of the offer. */
export function OfferFields({
  offer,
  wasSent,
}: {
  readonly offer: ReturnType<typeof useOffer>;
  readonly wasSent: boolean;
}) {
  return (
    <fieldset className="grid gap-5 border-t border-border pt-5">
      <SwitchField label={texts.offer} description={texts.offerHint} checked={offer.isOn} onChange={offer.setIsOn} />
      {offer.isOn ? (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...bindingOf(offer.price)}
            error={wasSent && !offer.isPriceRight ? texts.offerAbove : undefined}
            label={texts.offerPrice}
            inputMode="numeric"
            maxLength={12}
            required
          />
          <TextField
            {...bindingOf(offer.cycles)}
            error={wasSent && !offer.areMonthsRight ? texts.offerCyclesInvalid : undefined}
            label={texts.offerCycles}
            inputMode="numeric"
            maxLength={2}
            required
          />
          <SelectField
            label={texts.offerAudience}
            value={offer.audience}
            options={audienceOptions}
            onChange={offer.setAudience}
          />
        </div>
      ) : null}
    </fieldset>
  );
}
