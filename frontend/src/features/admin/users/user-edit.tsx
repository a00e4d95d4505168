import { type AdminUser, adminUser } from '@sefira/contracts/admin-config/users';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { isProblem, type Problem } from '../../../api/client/problem.ts';
import { adminTexts, adminUserTexts as texts, userRoleOptions, userStatusOptions } from '../../../texts/admin/admin.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useUpdateAdminUserMutation } from '../api.ts';
import { bindingOf, useTextInput } from '../use-text-input.ts';
import { WindowForm } from '../window-form.tsx';
import { UserOrders } from './user-orders.tsx';
import { UserPlan } from './user-plan.tsx';
import { UserTrail } from './user-trail.tsx';

const statuses = userStatusOptions.filter(
  (option): option is Exclude<(typeof userStatusOptions)[number], { value: 'all' }> => option.value !== 'all',
);

/** The account as another administrator changed it meanwhile. */
function newerOf(problem: Problem): AdminUser | null {
  const parsed = adminUser.safeParse(problem.facts?.current);
  return parsed.success ? parsed.data : null;
}

/** An account with all editable fields; the record is sent as a whole. */
export function EditUser({ user, onClose }: { readonly user: AdminUser; readonly onClose: () => void }) {
  const [update, { isLoading, error }] = useUpdateAdminUserMutation();
  const [shown, setShown] = useState(user);
  const [role, setRole] = useState(user.role);
  const [status, setStatus] = useState(user.status);
  const issues = isProblem(error) ? error.issues : [];
  const issueOf = (path: string) => issues.find((issue) => issue.path === path)?.message;
  const name = useTextInput('name', user.name, issueOf('name'));
  const email = useTextInput('email', user.email ?? '', issueOf('email'));
  const credits = useTextInput('credits', String(user.credits), issueOf('credits'));
  const reason = useTextInput('reason', '', issueOf('reason'));
  const newCredits = Number.parseInt(credits.value, 10);
  const isOtherCredits = newCredits !== shown.credits;
  const isStale = isProblem(error) && error.code === 'CONFLICT';
  const failure = isStale ? texts.stale : isProblem(error) && issues.length === 0 ? error.message : undefined;

  const adopt = (newer: AdminUser) => {
    setShown(newer);
    name.reset(newer.name);
    email.reset(newer.email ?? '');
    setRole(newer.role);
    setStatus(newer.status);
  };

  const send = async () => {
    const body = {
      ...shown,
      name: name.value.trim(),
      email: email.value.trim().toLowerCase(),
      role,
      status,
      credits: Number.isInteger(newCredits) ? newCredits : -1,
      ...(isOtherCredits ? { reason: reason.value } : {}),
    };
    const outcome = await update({ id: user.id, body });
    if (outcome.error) {
      const newer = isProblem(outcome.error) ? newerOf(outcome.error) : null;
      if (newer) adopt(newer);
      toast.error(texts.updateFailed, { id: texts.updateFailed });
      return;
    }
    toast.success(texts.updated);
    onClose();
  };

  return (
    <Dialog title={texts.edit} open onClose={onClose}>
      <WindowForm
        failure={failure}
        submit={adminTexts.save}
        submitting={adminTexts.saving}
        loading={isLoading}
        onSubmit={() => void send()}
        onCancel={onClose}
      >
        <TextField {...bindingOf(name)} label={texts.name} maxLength={120} autoComplete="off" required />
        <TextField {...bindingOf(email)} label={texts.email} type="email" maxLength={254} autoComplete="off" required />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField label={texts.role} value={role} options={userRoleOptions} onChange={setRole} />
          <SelectField label={texts.status} value={status} options={statuses} onChange={setStatus} />
        </div>
        <TextField {...bindingOf(credits)} label={texts.credits} inputMode="numeric" maxLength={8} required />
        {isOtherCredits ? (
          <TextField
            {...bindingOf(reason)}
            label={texts.reason}
            description={texts.reasonHint}
            maxLength={300}
            required
          />
        ) : null}
      </WindowForm>
      <UserPlan user={user} onDone={onClose} />
      <UserOrders userId={user.id} />
      <UserTrail userId={user.id} />
    </Dialog>
  );
}
