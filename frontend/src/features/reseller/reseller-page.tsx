import { ChartLine, Receipt, Share2, ShoppingBag, Users } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../api/session/use-session.ts';
import { AccessDenied } from '../../shared/navigation/access-denied.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { resellerTexts as texts } from '../../texts/professional/reseller.ts';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { CommissionsTab } from './lists/commissions-tab.tsx';
import { CustomersTab } from './lists/customers-tab.tsx';
import { SalesTab } from './lists/sales-tab.tsx';
import { OverviewTab } from './overview/overview-tab.tsx';
import { type Period, PeriodBar, periodOf } from './period-bar.tsx';
import { ReferralTab } from './referral/referral-tab.tsx';
import type { TabName } from './tab-name.ts';

const tabs = [
  { name: 'visao-geral', label: texts.overview, icon: ChartLine },
  { name: 'comissoes', label: texts.commissions, icon: Receipt },
  { name: 'vendas', label: texts.sales, icon: ShoppingBag },
  { name: 'clientes', label: texts.customers, icon: Users },
  { name: 'indicacao', label: texts.referral, icon: Share2 },
] as const satisfies readonly { readonly name: TabName; readonly label: string; readonly icon: unknown }[];

/** /revendedor: for resellers only; the server checks the role too. */
export function ResellerPage() {
  const { user } = useSession();
  return user?.role === 'reseller' ? <Panel /> : <Denied />;
}

/** Five tabs over one period; the address holds both. */
function Panel() {
  const [search, setSearch] = useSearchParams();
  const chosen = tabs.find(({ name }) => name === search.get('aba'))?.name ?? 'visao-geral';
  const days = periodOf(search.get('dias'));
  const show = (next: { readonly tab?: TabName; readonly days?: Period }) => {
    const tab = next.tab ?? chosen;
    const period = next.days ?? days;
    setSearch(
      { ...(tab === 'visao-geral' ? {} : { aba: tab }), ...(period === 30 ? {} : { dias: String(period) }) },
      { replace: true, preventScrollReset: true },
    );
  };
  const openTab = (tab: TabName) => show({ tab });
  return (
    <div className="page page--wide pt-8 md:pt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1>{texts.title}</h1>
          <p className="measure mt-2 text-muted">{texts.lead}</p>
        </div>
        <PeriodBar days={days} onChange={(period) => show({ days: period })} />
      </div>
      <div className="mt-8">
        <Tabs label={texts.tabs} tabs={tabs} chosen={chosen} onChoose={openTab} across>
          {chosen === 'visao-geral' ? <OverviewTab days={days} onOpen={openTab} /> : null}
          {chosen === 'comissoes' ? <CommissionsTab days={days} /> : null}
          {chosen === 'vendas' ? <SalesTab days={days} /> : null}
          {chosen === 'clientes' ? <CustomersTab days={days} /> : null}
          {chosen === 'indicacao' ? <ReferralTab /> : null}
        </Tabs>
      </div>
    </div>
  );
}

function Denied() {
  return (
    <AccessDenied
      page={texts.title}
      title={texts.deniedTitle}
      hint={texts.denied}
      toastText={texts.deniedToast}
      action={{ label: texts.deniedAction, to: paths.affiliates }}
    />
  );
}
