import type { ClientWire } from '@sefira/contracts/numerology/clients';
import { Archive, ArchiveRestore, FileJson, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';
import { clientTexts as texts } from '../../texts/professional/clients.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { useArchiveClientMutation, useDeleteClientMutation, useExportClientMutation } from './api.ts';

/** Archive, data export and deletion (LGPD art. 18). */
export function ClientActions({ client: { id, name, isArchived } }: { readonly client: ClientWire }) {
  const navigate = useNavigate();
  const [isConfirming, setConfirming] = useState(false);
  const [archive, archiving] = useArchiveClientMutation();
  const [save, saving] = useExportClientMutation();
  const [remove, removing] = useDeleteClientMutation();
  const putAside = async () => {
    const { error } = await archive({ id, isArchived: !isArchived });
    if (!error) toast.success(isArchived ? texts.restoredDone : texts.archivedDone);
  };
  const handOver = async () => {
    const { error } = await save(id);
    if (!error) toast.success(texts.exportDone);
  };
  const erase = async () => {
    // Navigates first: the page would read the deleted client again.
    await navigate(paths.clients);
    const { error } = await remove(id);
    if (!error) toast.success(texts.removed);
  };
  const Aside = isArchived ? ArchiveRestore : Archive;
  return (
    <div className="grid justify-items-start gap-1">
      <Button variant="ghost" size="sm" loading={archiving.isLoading} onPress={() => void putAside()}>
        <Aside aria-hidden="true" className="size-4" />
        {isArchived ? texts.restore : texts.archive}
      </Button>
      <Button variant="ghost" size="sm" loading={saving.isLoading} onPress={() => void handOver()}>
        <FileJson aria-hidden="true" className="size-4" />
        {texts.exportData}
      </Button>
      <Button variant="ghost" size="sm" onPress={() => setConfirming(true)}>
        <Trash2 aria-hidden="true" className="size-4" />
        {texts.remove}
      </Button>
      <ConfirmDialog
        title={texts.removeTitle}
        open={isConfirming}
        subject={name}
        hint={texts.removeHint}
        confirm={texts.removeConfirm}
        confirming={texts.removing}
        cancel={texts.keep}
        loading={removing.isLoading}
        onConfirm={() => void erase()}
        onClose={() => setConfirming(false)}
      />
    </div>
  );
}
