import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { isProblem } from '../../../api/client/problem.ts';
import { failureText } from '../../../api/client/use-field-issues.ts';
import { adminUserTexts as texts, userRoleOptions } from '../../../texts/admin/admin.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useCreateAdminUserMutation } from '../api.ts';
import { bindingOf, useTextInput } from '../use-text-input.ts';
import { WindowForm } from '../window-form.tsx';

type Role = (typeof userRoleOptions)[number]['value'];

/** A new account: its owner sets the password by the invitation's link. */
export function CreateUser({ onClose }: { readonly onClose: () => void }) {
  const [create, { isLoading, error }] = useCreateAdminUserMutation();
  const [role, setRole] = useState<Role>('user');
  const issues = isProblem(error) ? error.issues : [];
  const issueOf = (path: string) => issues.find((issue) => issue.path === path)?.message;
  const name = useTextInput('name', '', issueOf('name'));
  const email = useTextInput('email', '', issueOf('email'));

  const send = async () => {
    const outcome = await create({ name: name.value, email: email.value, role });
    if (outcome.error) {
      toast.error(texts.createFailed, { id: texts.createFailed });
      return;
    }
    toast.success(texts.created);
    onClose();
  };

  return (
    <Dialog title={texts.createTitle} open onClose={onClose}>
      <WindowForm
        lead={texts.createHint}
        failure={issues.length > 0 ? undefined : failureText(error, texts.createFailed)}
        submit={texts.create}
        submitting={texts.creating}
        loading={isLoading}
        onSubmit={() => void send()}
        onCancel={onClose}
      >
        <TextField {...bindingOf(name)} label={texts.name} maxLength={120} autoComplete="off" required />
        <TextField {...bindingOf(email)} label={texts.email} type="email" maxLength={254} autoComplete="off" required />
        <SelectField label={texts.role} value={role} options={userRoleOptions} onChange={setRole} />
      </WindowForm>
    </Dialog>
  );
}
