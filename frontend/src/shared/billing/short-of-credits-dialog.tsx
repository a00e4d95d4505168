import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { dismissShortOfCredits } from '../../api/client/short-of-credits.ts';
import { useReadCatalogueQuery } from '../../api/endpoints/billing.ts';
import { useReadWalletQuery } from '../../api/endpoints/wallet.ts';
import { useSession } from '../../api/session/use-session.ts';
import { shortOfCreditsTexts as texts } from '../../texts/billing/billing.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { formatMoney } from '../../ui/format/money.ts';
import { paths } from '../navigation/paths.ts';
import { higherPlans } from './higher-plans.ts';

/** 402: the balance, that nothing was lost, and two offers. */
export function ShortOfCreditsDialog() {
  const { user, hasAccount } = useSession();
  const wallet = useReadWalletQuery(undefined, { skip: !hasAccount, refetchOnMountOrArgChange: true });
  const { data: catalogue } = useReadCatalogueQuery();
  const higher = catalogue?.plans.filter(({ id }) => higherPlans(user?.subscription ?? 'free').includes(id)) ?? [];
  const plan = higher.find(({ isPopular }) => isPopular) ?? higher[0];
  const cheapest = Math.min(...(catalogue?.packs.map(({ priceCents }) => priceCents) ?? []));
  useDismissOnLeave();
  return (
    <Dialog title={texts.title} open onClose={dismissShortOfCredits}>
      <div className="grid gap-2">
        <p>{texts.lead}</p>
        <p className="text-[0.9375rem] text-muted">{texts.kept}</p>
      </div>
      {wallet.data ? (
        <p className="flex items-baseline justify-between gap-4 border-y border-border py-3">
          <span className="text-muted">{texts.balance}</span>
          <span className="figure text-h2">{wallet.data.available.toLocaleString('pt-BR')}</span>
        </p>
      ) : null}
      <div className="grid gap-4">
        {plan ? (
          <Way
            to={`${paths.payment}?plan=${plan.id}`}
            label={texts.plan}
            hint={texts.planHint(plan.name, plan.credits)}
            primary
          />
        ) : null}
        <Way
          to={`${paths.payment}?tipo=creditos`}
          label={texts.packs}
          hint={Number.isFinite(cheapest) ? texts.packsHint(formatMoney(cheapest)) : null}
          primary={!plan}
        />
        <Button variant="ghost" onPress={dismissShortOfCredits}>
          {texts.later}
        </Button>
      </div>
    </Dialog>
  );
}

interface WayProps {
  readonly to: string;
  readonly label: string;
  readonly hint: string | null;
  readonly primary?: boolean;
}

function Way({ to, label, hint, primary = false }: WayProps) {
  return (
    <div className="grid gap-1">
      <ButtonLink to={to} variant={primary ? 'primary' : 'outline'} className="w-full">
        {label}
      </ButtonLink>
      {hint ? <p className="text-center text-fine text-muted">{hint}</p> : null}
    </div>
  );
}

/** A link that closes the dialog. */
function useDismissOnLeave() {
  const { key } = useLocation();
  const opened = useRef(key);
  useEffect(() => {
    if (opened.current !== key) dismissShortOfCredits();
  }, [key]);
}
