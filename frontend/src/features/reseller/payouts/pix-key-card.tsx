import { useState } from 'react';
import { pixKeyNames, payoutTexts as texts } from '../../../texts/professional/reseller.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useAccountQuery } from '../api.ts';
import { PixKeyForm } from './pix-key-form.tsx';

/** The masked PIX key, and a button to change it. */
export function PixKeyCard() {
  const { data: account, isError } = useAccountQuery();
  const [changing, setChanging] = useState(false);
  if (isError && !account) return null;
  if (!account) return <Skeleton className="h-20 w-full" />;
  return (
    <section
      aria-labelledby="pix-key-title"
      className="card flex flex-wrap items-center justify-between gap-3 p-4 md:px-6"
    >
      <div className="min-w-0">
        <h2 id="pix-key-title" className="font-sans text-small text-muted">
          {account.pixKeyType ? `${texts.key} (${pixKeyNames[account.pixKeyType]})` : texts.key}
        </h2>
        <p className="font-semibold break-all">{account.pixKey ?? texts.noKey}</p>
      </div>
      <Button size="sm" variant="outline" onPress={() => setChanging(true)}>
        {account.pixKey ? texts.changeKey : texts.addKey}
      </Button>
      <Dialog title={texts.changeKey} open={changing} onClose={() => setChanging(false)}>
        <PixKeyForm type={account.pixKeyType ?? 'cpf'} onDone={() => setChanging(false)} />
      </Dialog>
    </section>
  );
}
