import { Link } from 'react-router-dom';
import { useListReportsInfiniteQuery } from '../../api/endpoints/reports.ts';
import { useReadWalletQuery } from '../../api/endpoints/wallet.ts';
import { useSession } from '../../api/session/use-session.ts';
import { PlanBadge } from '../../shared/billing/plan-badge.tsx';
import { PlanSummary } from '../../shared/billing/plan-summary.tsx';
import { openOnly, paths } from '../../shared/navigation/paths.ts';
import { dashboardActions, dashboardServices, dashboardTexts } from '../../texts/account/dashboard.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { NumberGlyph } from '../../ui/drawings/number-glyph.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { dateInWords, todayInBrazil } from '../../ui/format/calendar-date.ts';
import { useReadProfileQuery } from './api.ts';
import { FirstMapCard } from './first-map-card.tsx';
import { personalDay } from './personal-day.ts';
import { RecentReports } from './recent-reports.tsx';
import { StatTiles } from './stat-tiles.tsx';
import { TodayCard, UnknownDayCard } from './today-card.tsx';

/** /dashboard: the day first, then what to continue; an empty account has one card with one action. */
export function DashboardPage() {
  const { user, hasAccount } = useSession();
  const today = todayInBrazil();
  const profile = useReadProfileQuery(undefined, { skip: !hasAccount });
  const reports = useListReportsInfiniteQuery({ limit: 4 });
  const birthDate = profile.data?.birthDate ?? null;
  const day = birthDate ? personalDay(birthDate, today) : null;
  const person = profile.data && birthDate ? { name: profile.data.name, birthDate } : null;
  const first = reports.data?.pages[0];
  const name = hasAccount ? user?.name.split(' ')[0] : undefined;
  const isEmpty = first?.counters.total === 0;

  return (
    <div className="page pt-8 md:pt-12">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1>{dashboardTexts.greeting(name || dashboardTexts.fallbackName)}</h1>
        <PlanBadge />
      </div>
      <p className="mt-2 text-muted">{dashboardTexts.today(dateInWords(today))}</p>
      {isEmpty && !profile.isLoading ? <FirstMapCard day={day} person={person} /> : null}
      {isEmpty ? null : (
        <>
          {profile.isLoading ? <Skeleton className="mt-6 h-280 w-full lg:h-140" /> : null}
          {birthDate && day !== null ? <TodayCard birthDate={birthDate} day={day} today={today} /> : null}
          {profile.isError ? <RetryNotice text={dashboardTexts.dayFailed} query={profile} /> : null}
          {day === null && !profile.isLoading && !profile.isError ? <UnknownDayCard /> : null}
          <div className="mt-10 grid gap-8 lg:grid-cols-[1.6fr_1fr]">
            <div className="grid content-start gap-8">
              <RecentReports reports={first?.items} query={reports} />
              <Services />
            </div>
            <Aside counters={first?.counters} failed={reports.isError} />
          </div>
        </>
      )}
    </div>
  );
}

function Services() {
  return (
    <section>
      <h2 className="text-h3">{dashboardTexts.servicesTitle}</h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {openOnly(dashboardServices).map(({ number, label, text, path }) => (
          <li key={path}>
            <Link to={path} className="card card--link flex items-center gap-4 p-4">
              <NumberGlyph number={number} className="w-12! shrink-0" />
              <span>
                <span className="block font-semibold">{label}</span>
                <span className="text-small text-muted">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Figures, plan and shortcuts; the upgrade only for plans below Premium. */
function Aside(read: Omit<Parameters<typeof StatTiles>[0], 'credits'>) {
  const { user, hasAccount } = useSession();
  const wallet = useReadWalletQuery(undefined, { skip: !hasAccount });
  const credits = hasAccount ? (wallet.data?.available ?? user?.credits) : 'unlimited';
  const mayUpgrade = !hasAccount || user?.subscription === 'free' || user?.subscription === 'basic';
  const actions = openOnly(dashboardActions).filter(({ path }) => mayUpgrade || path !== paths.payment);
  return (
    <div className="grid content-start gap-8">
      <StatTiles {...read} credits={credits} />
      {hasAccount ? <PlanSummary /> : null}
      {actions.length > 0 ? (
        <section>
          <h2 className="text-h3">{dashboardTexts.actionsTitle}</h2>
          <div className="mt-3 flex flex-wrap gap-3">
            {actions.map(({ label, path }) => (
              <ButtonLink key={path} to={path} variant="outline">
                {label}
              </ButtonLink>
            ))}
          </div>
        </section>
      ) : null}
    </div>
  );
}
