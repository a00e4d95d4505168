import type { ConfigurationItem } from '@sefira/contracts/admin-config/configuration-calls';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { configTexts as texts } from '../../../texts/admin/admin.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { momentOf } from '../../../ui/format/moment.ts';
import { shownValue } from './config-values.ts';
import { useConfigurationHistoryQuery, useRestoreConfigurationMutation } from './configuration-api.ts';
import { PasswordDialog } from './password-dialog.tsx';

/** Version 0 is the default. */
const restoredText = (version: number) => (version === 0 ? texts.restoredDefault : texts.restored(version));

/** The versions of a setting; restoring one is a new change. */
export function ConfigHistory({ item, onClose }: { readonly item: ConfigurationItem; readonly onClose: () => void }) {
  const history = useConfigurationHistoryQuery(item.key, { refetchOnMountOrArgChange: true });
  const [restore, { isLoading, error, reset }] = useRestoreConfigurationMutation();
  const [chosenVersion, setChosenVersion] = useState<number | null>(null);
  const { data: changes } = history;

  const send = async (adminPassword: string) => {
    if (chosenVersion === null) return;
    const version = item.version === undefined ? {} : { version: item.version };
    const { data } = await restore({
      key: item.key,
      body: { restoreVersion: chosenVersion, adminPassword, ...version },
    });
    if (!data) return;
    toast.success(texts.saved);
    onClose();
  };

  if (chosenVersion !== null) {
    return (
      <PasswordDialog
        lead={restoredText(chosenVersion)}
        loading={isLoading}
        error={error}
        onConfirm={(password) => void send(password)}
        onClose={() => {
          setChosenVersion(null);
          reset();
        }}
      />
    );
  }
  return (
    <Dialog title={texts.historyOf(item.title)} open onClose={onClose}>
      {history.isLoading ? <Skeleton className="h-32" /> : null}
      {changes?.length === 0 ? <p className="text-muted">{texts.noHistory}</p> : null}
      <ol className="divide-y divide-border">
        {changes?.map((change, index) => (
          <li key={change.version} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="font-medium break-words">
                {change.value === null ? texts.defaultValue : shownValue(change.value, item.unit)}
              </p>
              <p className="text-small text-muted">
                {texts.version(change.version)} · {change.user_name} · {momentOf(change.changed_at)}
                {change.restored_from === null ? '' : ` · ${restoredText(change.restored_from)}`}
              </p>
            </div>
            {index > 0 && item.isEditable ? (
              <Button variant="outline" size="sm" onPress={() => setChosenVersion(change.version)}>
                {texts.restore}
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
      {changes?.[0] && changes[0].value !== null && item.isEditable ? (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-t border-border pt-4">
          <p className="text-small text-muted">{texts.defaultIs(shownValue(item.preset ?? null, item.unit))}</p>
          <Button variant="outline" size="sm" onPress={() => setChosenVersion(0)}>
            {texts.restoreDefault}
          </Button>
        </div>
      ) : null}
    </Dialog>
  );
}
