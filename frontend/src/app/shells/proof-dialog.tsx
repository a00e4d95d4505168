import { type FormEvent, useState } from 'react';
import { isProblem, messageOf } from '../../api/client/problem.ts';
import type { CallError } from '../../api/client/use-field-issues.ts';
import { settleProof } from '../../api/session/identity-proof.ts';
import { useProveIdentityMutation, useReadProofQuery } from '../../api/session/proof.ts';
import { CallFailure } from '../../shared/forms/call-failure.tsx';
import { proofTexts as texts } from '../../texts/account/security.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { NoticeBox } from '../../ui/feedback/notice-box.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

const cancel = () => settleProof(false);

/** The attribute is what the browser focuses when the dialog opens; a field that comes later takes the focus itself. */
function focusField(field: HTMLInputElement | null): void {
  field?.setAttribute('autofocus', '');
  field?.focus();
}

/** A limit is no fault of what was typed: it stands by the button with its time. */
const isLimited = (error: CallError) => isProblem(error) && error.retryAt !== undefined;

/** Asks for password or code before a call with `freshProof`; the call is then repeated. */
export function ProofDialog() {
  const { data, isError } = useReadProofQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Dialog title={texts.title} open onClose={cancel}>
      {data ? <ProofForm method={data.method} /> : null}
      {isError ? <NoticeBox tone="danger">{texts.unavailable}</NoticeBox> : null}
      {data || isError ? null : <Skeleton className="h-40 w-full" />}
    </Dialog>
  );
}

function ProofForm({ method }: { readonly method: 'password' | 'code' | 'none' }) {
  const [prove, { isLoading, error: refusal }] = useProveIdentityMutation();
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return setFailure(texts.missing[method]);
    const { error } = await prove(method === 'code' ? { code: typed.trim() } : { password: typed });
    if (!error) return settleProof(true);
    if (isProblem(error) && error.status === 401) return cancel();
    if (!isLimited(error)) setFailure(messageOf(error));
  };
  const field = {
    name: method === 'code' ? 'code' : 'password',
    value: typed,
    error: failure ?? undefined,
    onChange: (value: string) => {
      setTyped(value);
      setFailure(null);
    },
    onBlur: () => undefined,
    inputRef: focusField,
  };
  if (method === 'none') return <NoticeBox tone="info">{texts.missing.none}</NoticeBox>;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      <p className="text-muted">{texts.lead[method]}</p>
      {method === 'code' ? (
        <TextField {...field} label={texts.code} autoComplete="one-time-code" maxLength={20} required />
      ) : (
        <PasswordField {...field} label={texts.password} autoComplete="current-password" required />
      )}
      <CallFailure error={isLimited(refusal) ? refusal : undefined} />
      <div className="flex flex-wrap-reverse justify-end gap-2">
        <Button variant="ghost" onPress={cancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" loading={isLoading} loadingLabel={texts.confirming}>
          {texts.confirm}
        </Button>
      </div>
    </form>
  );
}
