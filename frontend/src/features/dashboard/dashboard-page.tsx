import { Link } from 'react-router-dom';
import { useListReportsInfiniteQuery } from '../../api/endpoints/reports.ts';
import { useReadWalletQuery } from '../../api/endpoints/wallet.ts';
import { useSession } from '../../api/session/use-session.ts';
import { PlanSummary } from '../../shared/billing/plan-summary.tsx';
import { openOnly } from '../../shared/navigation/paths.ts';
import { dashboardActions, dashboardServices, dashboardTexts } from '../../texts/account/dashboard.ts';
import { shellTexts } from '../../texts/common/shell.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { NumberGlyph } from '../../ui/drawings/number-glyph.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { dateInWords, todayInBrazil } from '../../ui/format/calendar-date.ts';
import { useReadProfileQuery } from './api.ts';
import { DayTip } from './day-tip.tsx';
import { personalDay } from './personal-day.ts';
import { RecentReports } from './recent-reports.tsx';
import { StatTiles } from './stat-tiles.tsx';
import { WeekStrip } from './week-strip.tsx';

/** /dashboard: numbers of the day, recent work, and links. */
export function DashboardPage() {
  const { user, hasAccount, isPremium } = useSession();
  const today = todayInBrazil();
  const profile = useReadProfileQuery(undefined, { skip: !hasAccount });
  const wallet = useReadWalletQuery(undefined, { skip: !hasAccount });
  const credits = hasAccount ? (wallet.data?.available ?? user?.credits) : 'unlimited';
  const reports = useListReportsInfiniteQuery({ limit: 4 });
  const birthDate = profile.data?.birthDate ?? null;
  const day = birthDate ? personalDay(birthDate, today) : null;
  const first = reports.data?.pages[0];
  const name = hasAccount ? user?.name.split(' ')[0] : undefined;
  const services = openOnly(dashboardServices);
  const actions = openOnly(dashboardActions);

  return (
    <div className="page pt-10 md:pt-14">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1>{dashboardTexts.greeting(name || dashboardTexts.fallbackName)}</h1>
        {isPremium ? <Badge tone="gold">★ {shellTexts.premium}</Badge> : null}
      </div>
      <p className="mt-2 text-muted">{dashboardTexts.today(dateInWords(today))}</p>
      <StatTiles counters={first?.counters} credits={credits} personalDay={day} isLoaded={!profile.isLoading} />
      {birthDate ? <WeekStrip birthDate={birthDate} today={today} /> : null}
      <div className="mt-10 grid gap-8 lg:grid-cols-[1.6fr_1fr]">
        <div className="grid content-start gap-8">
          <RecentReports reports={first?.items} failed={reports.isError} />
          <section>
            <h2 className="text-h3">{dashboardTexts.servicesTitle}</h2>
            <ul className="mt-3 grid gap-3 sm:grid-cols-2">
              {services.map(({ number, label, text, path }) => (
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
        </div>
        <div className="grid content-start gap-8">
          <DayTip day={day} today={today} />
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
      </div>
    </div>
  );
}
