import type { ResellerDashboard } from '@sefira/contracts/reseller/dashboard';
import { resellerTexts, overviewTexts as texts } from '../../../texts/professional/reseller.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { RetryNotice } from '../../../ui/feedback/retry-notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useDashboardQuery } from '../api.ts';
import { ExportButton } from '../export-button.tsx';
import type { Period } from '../period-bar.tsx';
import type { TabName } from '../tab-name.ts';
import { CommissionsChart } from './commissions-chart.tsx';
import { Funnel } from './funnel.tsx';
import { OverviewTiles } from './overview-tiles.tsx';
import { PathChart } from './path-chart.tsx';
import { RankedBars } from './ranked-bars.tsx';
import { ReleaseCalendar } from './release-calendar.tsx';

interface OverviewTabProps {
  readonly days: Period;
  readonly onOpen: (tab: TabName) => void;
}

/** Figures of the period beside the previous one, charts and links. */
export function OverviewTab({ days, onOpen }: OverviewTabProps) {
  const { currentData: dashboard, isError, isFetching, refetch } = useDashboardQuery(days);
  if (!dashboard && isError) {
    return <RetryNotice text={resellerTexts.loadFailed} query={{ isFetching, refetch }} />;
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6" aria-busy={isFetching}>
      {dashboard ? <OverviewTiles dashboard={dashboard} /> : <Skeleton className="h-160 w-full lg:h-72" />}
      <QuickActions days={days} onOpen={onOpen} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
        <Curves dashboard={dashboard} />
        {dashboard ? <Funnel funnel={dashboard.funnel} /> : <Skeleton className="h-80 w-full" />}
        <ReleaseCalendar />
        {dashboard ? <RankedBars title={texts.products} rows={productRows(dashboard)} /> : null}
        {dashboard ? <RankedBars title={texts.links} rows={linkRows(dashboard)} /> : null}
      </div>
    </div>
  );
}

function QuickActions({ days, onOpen }: OverviewTabProps) {
  return (
    <section aria-labelledby="quick-title" className="card flex flex-wrap items-center gap-3 p-4 md:px-5">
      <h2 id="quick-title" className="eyebrow me-auto">
        {texts.quickActions}
      </h2>
      <Button size="sm" onPress={() => onOpen('indicacao')}>
        {texts.toReferral}
      </Button>
      <Button size="sm" variant="outline" onPress={() => onOpen('comissoes')}>
        {texts.toCommissions}
      </Button>
      <Button size="sm" variant="outline" onPress={() => onOpen('clientes')}>
        {texts.toCustomers}
      </Button>
      <ExportButton type="commissions" format="pdf" days={days} label={texts.exportCommissions} />
      <ExportButton type="sales" format="pdf" days={days} label={texts.exportSales} />
    </section>
  );
}

function Curves({ dashboard }: { readonly dashboard: ResellerDashboard | undefined }) {
  const waiting = <Skeleton className="h-80 w-full" />;
  if (!dashboard) {
    return (
      <>
        {waiting}
        {waiting}
      </>
    );
  }
  return (
    <>
      <CommissionsChart dashboard={dashboard} />
      <PathChart dashboard={dashboard} />
    </>
  );
}

function productRows({ products }: ResellerDashboard) {
  return products.map(({ product, commissions, salesCount }) => ({
    key: product,
    label: product,
    hint: texts.salesCount(salesCount),
    cents: commissions,
  }));
}

function linkRows({ links }: ResellerDashboard) {
  return links.map(({ linkId, name, clicks, signUps, salesCount, commissions }) => ({
    key: linkId,
    label: name,
    hint: texts.linkFacts(clicks, signUps, salesCount),
    cents: commissions,
  }));
}
