import type { ConfigurationItem } from '@sefira/contracts/admin-config/configuration-calls';
import { useId, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { isProblem } from '../../../api/client/problem.ts';
import { configTexts as texts } from '../../../texts/admin/admin.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { NoticeBox } from '../../../ui/feedback/notice-box.tsx';
import { type Conflict, conflictOf } from './config-conflict.ts';
import { readTyped, shownValue, typedValue } from './config-values.ts';
import { useWriteConfigurationMutation } from './configuration-api.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { ValueField } from './value-field.tsx';

/** Edit, save, confirm with the password; cancelling changes nothing. */
export function ConfigEditor({ item, onDone }: { readonly item: ConfigurationItem; readonly onDone: () => void }) {
  const [write, { isLoading, error, reset }] = useWriteConfigurationMutation();
  const [typed, setTyped] = useState(typedValue(item));
  const [version, setVersion] = useState(item.version);
  const [isConfirming, setConfirming] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const ruleId = useId();
  const value = readTyped(item.type, typed);
  const isInvalid = value === undefined && typed !== typedValue(item);

  const close = () => {
    setConfirming(false);
    reset();
  };
  const save = async (adminPassword: string) => {
    if (value === undefined) return;
    const body = { value, adminPassword, ...(version === undefined ? {} : { version }) };
    const { error: refusal } = await write({ key: item.key, body });
    if (!refusal) {
      toast.success(texts.saved);
      onDone();
      return;
    }
    const newer = isProblem(refusal) ? conflictOf(refusal) : null;
    if (!newer) return;
    setConflict(newer);
    close();
  };

  return (
    <div className="grid gap-3">
      <ValueField item={item} typed={typed} isInvalid={isInvalid} describedBy={ruleId} onChange={setTyped} />
      <p id={ruleId} className="text-fine text-muted">
        {texts.rule}: {item.validation_rules}
      </p>
      {isInvalid ? (
        <p role="alert" className="text-small text-danger">
          {texts.invalid(item.type)}
        </p>
      ) : null}
      {conflict ? (
        <NoticeBox tone="danger">
          <p>{texts.stale(conflict.by ?? texts.another, shownValue(conflict.value, item.unit))}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button
              size="sm"
              onPress={() => {
                setVersion(conflict.version);
                setConflict(null);
                setConfirming(true);
              }}
            >
              {texts.useYours}
            </Button>
            <Button variant="outline" size="sm" onPress={onDone}>
              {texts.useTheirs}
            </Button>
          </div>
        </NoticeBox>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" disabled={value === undefined} onPress={() => setConfirming(true)}>
            {texts.save}
          </Button>
          <Button variant="ghost" size="sm" onPress={onDone}>
            {texts.cancel}
          </Button>
        </div>
      )}
      {isConfirming ? (
        <PasswordDialog
          loading={isLoading}
          error={error}
          onConfirm={(password) => void save(password)}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
