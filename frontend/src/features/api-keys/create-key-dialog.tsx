import { apiKeyDays } from '@sefira/contracts/auth/api-keys';
import { type ApiScope, apiScopes, apiScopeTexts } from '@sefira/contracts/shared/api-scopes';
import { type FormEvent, useState } from 'react';
import { CallFailure } from '../../shared/forms/call-failure.tsx';
import { apiKeyTexts as texts } from '../../texts/professional/api-keys.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useCreateApiKeyMutation } from './api.ts';

const lives = [
  { value: 'never', label: texts.never },
  ...apiKeyDays.map((days) => ({ value: String(days), label: texts.days(days) })),
];

/** Asks for name, scopes and expiry; then shows the key once. */
export function CreateKeyDialog({ onClose }: { readonly onClose: () => void }) {
  const [create, { data, isLoading, error }] = useCreateApiKeyMutation();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiScope[]>(apiScopes);
  const [life, setLife] = useState('never');
  const [isTried, setIsTried] = useState(false);
  const days = apiKeyDays.find((known) => String(known) === life) ?? null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (name.trim() === '' || scopes.length === 0) return;
    void create({ name: name.trim(), scopes: [...scopes], expiresInDays: days });
  };
  const toggle = (scope: ApiScope, isChosen: boolean) =>
    setScopes(isChosen ? [...scopes, scope] : scopes.filter((known) => known !== scope));

  if (data) {
    return (
      <Dialog title={texts.createdTitle} open onClose={onClose}>
        <p className="text-[0.9375rem] text-muted">{texts.createdHint}</p>
        <section
          aria-label={texts.yourKey}
          className="rounded-lg border border-border bg-default p-4 font-mono text-small break-all select-all"
        >
          {data.key}
        </section>
        <div className="flex flex-wrap items-center gap-3">
          <CopyButton text={data.key} label={texts.copy} />
          <Button variant="outline" size="sm" onPress={onClose}>
            {texts.done}
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={texts.createTitle} open onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <TextField
          name="name"
          label={texts.name}
          placeholder={texts.namePlaceholder}
          value={name}
          onChange={setName}
          onBlur={() => undefined}
          inputRef={() => undefined}
          maxLength={60}
          required
          error={isTried && name.trim() === '' ? texts.nameRequired : undefined}
        />
        <fieldset>
          <legend className="label">{texts.scopes}</legend>
          {apiScopes.map((scope) => (
            <CheckboxField
              key={scope}
              name={scope}
              checked={scopes.includes(scope)}
              onChange={(isChosen) => toggle(scope, isChosen)}
            >
              {apiScopeTexts[scope]}
            </CheckboxField>
          ))}
          {isTried && scopes.length === 0 ? <p className="text-fine text-danger">{texts.scopesRequired}</p> : null}
        </fieldset>
        <SelectField label={texts.expiry} value={life} options={lives} onChange={setLife} />
        <CallFailure error={error} failed={texts.createFailed} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" loading={isLoading} loadingLabel={texts.creating}>
            {texts.create}
          </Button>
          <Button variant="outline" onPress={onClose}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
