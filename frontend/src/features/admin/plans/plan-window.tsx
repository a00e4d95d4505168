import type { AdminPlan } from '@sefira/contracts/admin-config/plans';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { failureText } from '../../../api/client/use-field-issues.ts';
import { adminTexts, adminPlanTexts as texts } from '../../../texts/admin/admin.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useCreateAdminPlanMutation, useUpdateAdminPlanMutation } from '../api.ts';
import { readCents, readWhole, typedCents } from '../number-input.ts';
import { bindingOf, useTextInput } from '../use-text-input.ts';
import { WindowForm } from '../window-form.tsx';
import { OfferFields, useOffer } from './offer-fields.tsx';

/** The minimum price; the server refuses less. */
const minimumCents = 100;

function salePrice(text: string): number | null {
  const cents = readCents(text);
  return cents !== null && cents >= minimumCents ? cents : null;
}

/** A plan to change, or a pack to create. */
export function PlanWindow({ plan, onClose }: { readonly plan: AdminPlan | null; readonly onClose: () => void }) {
  const [create, { isLoading: isCreating, error: createError }] = useCreateAdminPlanMutation();
  const [update, { isLoading: isUpdating, error: updateError }] = useUpdateAdminPlanMutation();
  const [wasSent, setWasSent] = useState(false);
  const [active, setActive] = useState(plan?.active ?? true);
  const name = useTextInput('name', plan?.name ?? '');
  const price = useTextInput('price', plan ? typedCents(plan.price) : '');
  const yearly = useTextInput('yearly', plan?.yearly_price ? typedCents(plan.yearly_price) : '');
  const credits = useTextInput('credits', plan ? String(plan.credits) : '');
  const bonus = useTextInput('bonus', plan ? String(plan.bonus_credits) : '0');
  const hasYear = plan !== null && plan.yearly_price !== null;
  const isPack = plan?.kind !== 'plan';
  const read = {
    price: salePrice(price.value),
    yearly: hasYear ? salePrice(yearly.value) : null,
    credits: isPack ? readWhole(credits.value) || null : readWhole(credits.value),
    bonus: readWhole(bonus.value),
  };
  const offer = useOffer(plan?.offer ?? null, read.price);
  const wrong = (isWrong: boolean, text: string) => (wasSent && isWrong ? text : undefined);

  const send = async () => {
    setWasSent(true);
    const { price: cents, yearly: yearlyCents, credits: amount, bonus: extra } = read;
    if (cents === null || amount === null || extra === null || (hasYear && yearlyCents === null)) return;
    const facts = { name: name.value.trim(), price: cents, credits: amount, bonus_credits: extra };
    if (facts.name === '' || !offer.isValid) return;
    const { error } = plan
      ? await update({
          id: plan.id,
          body: { ...plan, ...facts, active, yearly_price: yearlyCents, offer: offer.value },
        })
      : await create(facts);
    if (error) return;
    toast.success(plan ? texts.updated : texts.created);
    onClose();
  };

  return (
    <Dialog title={plan ? texts.editTitle : texts.createTitle} open onClose={onClose}>
      <WindowForm
        lead={texts.hint}
        failure={failureText(createError, texts.createFailed) ?? failureText(updateError, texts.updateFailed)}
        submit={adminTexts.save}
        submitting={adminTexts.saving}
        loading={isCreating || isUpdating}
        onSubmit={() => void send()}
        onCancel={onClose}
      >
        <TextField
          {...bindingOf(name)}
          error={wrong(name.value.trim() === '', texts.name)}
          label={texts.name}
          maxLength={60}
          required
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...bindingOf(price)}
            error={wrong(read.price === null, texts.moneyInvalid)}
            label={texts.price}
            inputMode="numeric"
            maxLength={12}
            required
          />
          {hasYear ? (
            <TextField
              {...bindingOf(yearly)}
              error={wrong(read.yearly === null, texts.moneyInvalid)}
              label={texts.yearly}
              inputMode="numeric"
              maxLength={12}
              required
            />
          ) : null}
          <TextField
            {...bindingOf(credits)}
            error={wrong(read.credits === null, isPack ? texts.packNeedsCredits : texts.numberInvalid)}
            label={texts.credits}
            inputMode="numeric"
            maxLength={6}
            required
          />
          <TextField
            {...bindingOf(bonus)}
            error={wrong(read.bonus === null, texts.numberInvalid)}
            label={texts.bonus}
            inputMode="numeric"
            maxLength={6}
          />
        </div>
        {plan?.kind === 'plan' ? <OfferFields offer={offer} wasSent={wasSent} /> : null}
        {plan ? <SwitchField label={texts.onSale} checked={active} onChange={setActive} /> : null}
      </WindowForm>
    </Dialog>
  );
}
