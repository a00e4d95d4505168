import type { ResellerDashboard } from '@sefira/contracts/reseller/dashboard';

type Point = ResellerDashboard['series'][number];

export interface Curve {
  /** `day`, or `week` for long periods. */
  readonly step: 'day' | 'week';
  /** Each point at the last date of its step. */
  readonly points: readonly Point[];
}

const longestByDay = 92;
const week = 7;

/** The series of a dashboard for charts: a long period in weeks that end with its last day. */
export function curveOf(series: readonly Point[]): Curve {
  if (series.length <= longestByDay) return { step: 'day', points: series };
  const points: Point[] = [];
  for (let end = series.length; end > 0; end -= week) {
    points.unshift(sumOf(series.slice(Math.max(0, end - week), end)));
  }
  return { step: 'week', points };
}

function sumOf(days: readonly Point[]): Point {
  const none = { commissions: 0, sales: 0, salesCount: 0, clicks: 0, signUps: 0 };
  return days.reduce<Point>(
    (total, { day, commissions, sales, salesCount, clicks, signUps }) => ({
      day,
      commissions: total.commissions + commissions,
      sales: total.sales + sales,
      salesCount: total.salesCount + salesCount,
      clicks: total.clicks + clicks,
      signUps: total.signUps + signUps,
    }),
    { day: '', ...none },
  );
}
