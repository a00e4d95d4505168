import type { AdminUser } from '@sefira/contracts/admin-config/users';
import { toast } from 'react-hot-toast/headless';
import { adminUserTexts as texts } from '../../../texts/admin/admin.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { useDeleteAdminUserMutation } from '../api.ts';
import { WindowForm } from '../window-form.tsx';

/** The confirmation before an account is closed. */
export function RemoveUser({ user, onClose }: { readonly user: AdminUser; readonly onClose: () => void }) {
  const [remove, { isLoading }] = useDeleteAdminUserMutation();
  const send = async () => {
    const { error } = await remove(user.id);
    if (!error) toast.success(texts.deleted);
    onClose();
  };
  return (
    <Dialog title={texts.removeQuestion} open onClose={onClose}>
      <WindowForm
        lead={texts.removeHint}
        submit={texts.remove}
        submitting={texts.removing}
        danger
        loading={isLoading}
        onSubmit={() => void send()}
        onCancel={onClose}
      >
        <p className="rounded-lg bg-default px-4 py-3">
          <strong className="block">{user.name}</strong>
          <span className="text-small break-all text-muted">{user.email}</span>
        </p>
      </WindowForm>
    </Dialog>
  );
}
