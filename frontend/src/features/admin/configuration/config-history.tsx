import type { ConfigurationItem } from '@sefira/contracts/configuration-calls';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { isProblem } from '../../api/problem.ts';
import { configTexts as texts } from '../../texts/admin.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { momentOf } from '../../ui/moment.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { shownValue } from './config-values.ts';
import { useConfigurationHistoryQuery, useRestoreConfigurationMutation } from './configuration-api.ts';
import { PasswordDialog } from './password-dialog.tsx';

/** Each value that a key has had; an earlier one can be brought back as a new change. */
export function ConfigHistory({ item, onClose }: { readonly item: ConfigurationItem; readonly onClose: () => void }) {
  const history = useConfigurationHistoryQuery(item.key, { refetchOnMountOrArgChange: true });
  const [restore, { isLoading }] = useRestoreConfigurationMutation();
  const [wanted, setWanted] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { data: changes } = history;

  const send = async (adminPassword: string) => {
    if (wanted === null) return;
    const version = item.version === undefined ? {} : { version: item.version };
    const { error } = await restore({ key: item.key, body: { restoreVersion: wanted, adminPassword, ...version } });
    if (error) {
      setRefusal(isProblem(error) ? error.message : texts.saveFailed);
      return;
    }
    toast.success(texts.saved);
    onClose();
  };

  if (wanted !== null) {
    return (
      <PasswordDialog
        lead={texts.restored(wanted)}
        loading={isLoading}
        refusal={refusal}
        onConfirm={(password) => void send(password)}
        onClose={() => {
          setWanted(null);
          setRefusal(null);
        }}
      />
    );
  }
  return (
    <Dialog title={texts.historyOf(item.key)} open onClose={onClose}>
      {history.isLoading ? <Skeleton className="h-32" /> : null}
      {changes?.length === 0 ? <p className="text-muted">{texts.noHistory}</p> : null}
      <ol className="divide-y divide-border">
        {changes?.map((change, index) => (
          <li key={change.version} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="font-medium break-words">{shownValue(change.value)}</p>
              <p className="text-small text-muted">
                {texts.version(change.version)} · {change.user_name} · {momentOf(change.changed_at)}
                {change.restored_from === null ? '' : ` · ${texts.restored(change.restored_from)}`}
              </p>
            </div>
            {index > 0 && item.isEditable ? (
              <Button variant="outline" size="sm" onPress={() => setWanted(change.version)}>
                {texts.restore}
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
