import type { AdminUser } from '@sefira/contracts/admin-config/users';
import { type FormEvent, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { isProblem } from '../../../api/client/problem.ts';
import { adminTexts, adminUserTexts as texts, userPlanOptions } from '../../../texts/admin/admin.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useChangeUserPlanMutation } from '../api.ts';
import { bindingOf, useTextInput } from '../use-text-input.ts';

const months = ['1', '3', '6', '12'].map((value) => ({ value, label: value }));

/** Assigns a plan by hand; collapsed at first. */
export function UserPlan({ user, onDone }: { readonly user: AdminUser; readonly onDone: () => void }) {
  const [grantPlan, { isLoading, error }] = useChangeUserPlanMutation();
  const [plan, setPlan] = useState(user.plan);
  const [length, setLength] = useState('1');
  const reason = useTextInput('plan-reason', '', isProblem(error) ? error.message : undefined);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await grantPlan({ id: user.id, body: { plan, months: Number(length), reason: reason.value } });
    if (outcome.error) return;
    toast.success(texts.updated);
    onDone();
  };
  return (
    <details className="disclosure rounded-lg border border-border">
      <summary className="flex items-center justify-between px-4 py-3 font-semibold">{texts.planTitle}</summary>
      <form onSubmit={(event) => void send(event)} noValidate className="grid gap-4 px-4 pb-4">
        <p className="text-small text-muted">{texts.planHint}</p>
        <div className="grid grid-cols-2 gap-4">
          <SelectField label={texts.plan} value={plan} options={userPlanOptions} onChange={setPlan} />
          {plan === 'free' ? null : (
            <SelectField label={texts.months} value={length} options={months} onChange={setLength} />
          )}
        </div>
        <TextField {...bindingOf(reason)} label={texts.planReason} maxLength={300} required />
        <Button type="submit" variant="outline" loading={isLoading} loadingLabel={adminTexts.saving}>
          {texts.planSave}
        </Button>
      </form>
    </details>
  );
}
