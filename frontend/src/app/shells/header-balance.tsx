import { Sparkles } from 'lucide-react';
import { useContext } from 'react';
import { Provider } from 'react-redux';
import { Link } from 'react-router-dom';
import { useReadWalletQuery } from '../../api/endpoints/wallet.ts';
import { useSession } from '../../api/session/use-session.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { planNames, walletTexts } from '../../texts/billing/billing.ts';
import { creditsInWords } from '../../texts/billing/costs.ts';
import { AppStoreContext } from '../store/app-store-context.ts';

interface BalanceProps {
  /** `chip`: a figure in the header; `line`: plan and credits in words, in the menu. */
  readonly shape: 'chip' | 'line';
}

/** Plan and credits of the user, linking to statement and payments. The header renders outside of the store. */
export function HeaderBalance({ shape }: BalanceProps) {
  const appStore = useContext(AppStoreContext);
  if (!appStore) return null;
  return <Provider store={appStore.store}>{shape === 'chip' ? <Chip /> : <Line />}</Provider>;
}

function useBalance() {
  const { user } = useSession();
  const { data } = useReadWalletQuery();
  return { plan: user?.subscription ?? 'free', credits: data?.available ?? user?.credits ?? 0, isLow: data?.isLow };
}

function Chip() {
  const { credits, isLow } = useBalance();
  const label = walletTexts.headerLabel(credits);
  return (
    <Link
      to={paths.payments}
      aria-label={label}
      data-tip={label}
      className={`tip tip-end hidden h-11 items-center gap-1.5 rounded-lg px-2.5 text-[0.9375rem] font-semibold tabular-nums hover:bg-default sm:flex ${
        isLow ? 'text-warning' : ''
      }`}
    >
      <Sparkles aria-hidden="true" className={`size-4 ${isLow ? '' : 'text-gold'}`} />
      {credits.toLocaleString('pt-BR')}
    </Link>
  );
}

function Line() {
  const { plan, credits } = useBalance();
  return (
    <Link to={paths.payments} className="text-link text-small tabular-nums">
      {walletTexts.planAndCredits(planNames[plan], creditsInWords(credits))}
    </Link>
  );
}
