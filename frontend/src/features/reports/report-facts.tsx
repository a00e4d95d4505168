import type { ReportSummary } from '@sefira/contracts/reports/reports';
import { reportTexts, reportPageTexts as texts } from '../../texts/professional/reports.ts';
import { dateInFigures } from '../../ui/format/calendar-date.ts';
import { RatingStars } from './rating-stars.tsx';

interface ReportFactsProps {
  readonly report: ReportSummary;
  readonly referenceDate: string;
}

/** When the report was read, its pages, and its rating. */
export function ReportFacts({ report, referenceDate }: ReportFactsProps) {
  return (
    <section aria-labelledby="facts-title" className="card p-4 md:p-6">
      <h2 id="facts-title" className="text-h3">
        {texts.keepTitle}
      </h2>
      <p className="mt-1 text-muted">
        {texts.read(dateInFigures(referenceDate))}{' '}
        {report.pages === null ? null : `${reportTexts.pages(report.pages)}.`}
      </p>
      {report.status === 'completed' ? (
        <div className="mt-3 flex flex-wrap items-center gap-x-3">
          <p aria-hidden="true" className="text-small text-muted">
            {reportTexts.rate}
          </p>
          <RatingStars id={report.id} title={report.title} rating={report.rating} />
        </div>
      ) : null}
    </section>
  );
}
