import type { ApiKeyItem } from '@sefira/contracts/auth/api-keys';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { apiKeyTexts as texts } from '../../texts/professional/api-keys.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { dateOfInstant } from '../../ui/format/instant.ts';
import { agoOf } from '../../ui/format/moment.ts';
import { useRevokeApiKeyMutation } from './api.ts';

/** A key: name, scopes, last use, expiry. */
export function KeyRow({ apiKey }: { readonly apiKey: ApiKeyItem }) {
  const { id, name, hint, scopes, createdAt, lastUsedAt, expiresAt } = apiKey;
  const [isConfirming, setConfirming] = useState(false);
  const [revoke, { isLoading }] = useRevokeApiKeyMutation();
  const confirm = async () => {
    const { error } = await revoke(id);
    setConfirming(false);
    if (!error) toast.success(texts.revoked);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 py-4">
      <KeyRound aria-hidden="true" strokeWidth={1.5} className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="font-sans text-[1.0625rem] font-semibold">{name}</h2>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-small text-muted tabular-nums">
          <code>{hint}…</code>
          <span>{lastUsedAt ? texts.used(agoOf(lastUsedAt)) : texts.unused}</span>
        </p>
        <p className="flex flex-wrap gap-x-3 text-fine text-muted tabular-nums">
          <span>{texts.created(dateOfInstant(createdAt))}</span>
          <span>{expiresAt ? texts.ends(dateOfInstant(expiresAt)) : texts.endless}</span>
        </p>
        <ul className="mt-2 flex flex-wrap gap-2">
          {scopes.map((scope) => (
            <li key={scope}>
              <Badge>{scope}</Badge>
            </li>
          ))}
        </ul>
      </div>
      <Button variant="outline" size="sm" label={texts.revokeOf(name)} onPress={() => setConfirming(true)}>
        {texts.revoke}
      </Button>
      <ConfirmDialog
        title={texts.revokeTitle}
        open={isConfirming}
        subject={
          <>
            {name} <code className="text-small text-muted">{hint}…</code>
          </>
        }
        hint={texts.revokeHint}
        confirm={texts.revoke}
        confirming={texts.revoking}
        cancel={texts.cancel}
        loading={isLoading}
        onConfirm={() => void confirm()}
        onClose={() => setConfirming(false)}
      />
    </li>
  );
}
