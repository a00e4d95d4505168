import type { ClientWire } from '@sefira/contracts/clients';
import { Archive, ArchiveRestore, FileJson, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { clientTexts as texts } from '../../texts/clients.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useArchiveClientMutation, useDeleteClientMutation, useExportClientMutation } from './api.ts';

/** Putting a card aside, handing its data over, and its end (LGPD art. 18). */
export function ClientActions({ client: { id, name, isArchived } }: { readonly client: ClientWire }) {
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
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
    // Away first: the card that is gone would be read once more.
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
      <Button variant="ghost" size="sm" onPress={() => setAsks(true)}>
        <Trash2 aria-hidden="true" className="size-4" />
        {texts.remove}
      </Button>
      <Dialog title={texts.removeTitle} open={asks} onClose={() => setAsks(false)}>
        <p>
          <strong>{name}</strong>
        </p>
        <p className="text-[0.9375rem] text-muted">{texts.removeHint}</p>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="danger"
            loading={removing.isLoading}
            loadingLabel={texts.removing}
            onPress={() => void erase()}
          >
            {texts.removeConfirm}
          </Button>
          <Button variant="outline" onPress={() => setAsks(false)}>
            {texts.keep}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
