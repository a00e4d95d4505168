import { Link } from 'react-router-dom';
import { paths } from '../../../shared/navigation/paths.ts';
import { panelTexts, figureTexts as texts } from '../../../texts/professional/client-panel.ts';
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { inFigures } from '../../../ui/format/figures.ts';
import { useReadPanelFiguresQuery } from './panel-api.ts';

const columns = ['analyses', 'deliveries', 'openings'] as const;
const monthName = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Analyses, deliveries and openings of twelve months, the newest first. */
export function FiguresPanel() {
  const { data, isError, refetch } = useReadPanelFiguresQuery();
  if (isError) return <LoadFailed text={texts.loadFailed} again={panelTexts.reload} onAgain={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96 w-full" />;
  const months = data.months.toReversed();
  return (
    <section aria-label={panelTexts.figures}>
      <p className="measure text-muted">{texts.lead}</p>
      <div className="card mt-6 max-w-2xl p-2">
        <table className="w-full text-[0.9375rem] tabular-nums">
          <caption className="sr-only">{texts.caption}</caption>
          <thead>
            <tr className="text-small text-muted">
              <th scope="col" className="px-2 py-2 text-start font-semibold">
                {texts.month}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="px-2 py-2 text-end font-semibold">
                  {texts[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((figures) => (
              <tr key={figures.month} className="border-t border-border">
                <th scope="row" className="px-2 py-2.5 text-start font-normal first-letter:uppercase">
                  {monthName.format(new Date(`${figures.month}-01T00:00:00Z`))}
                </th>
                {columns.map((column) => (
                  <td key={column} className="px-2 py-2.5 text-end">
                    {inFigures(figures[column])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="border-t border-border font-semibold">
              <th scope="row" className="px-2 py-2.5 text-start">
                {texts.total}
              </th>
              {columns.map((column) => (
                <td key={column} className="px-2 py-2.5 text-end">
                  {inFigures(months.reduce((sum, figures) => sum + figures[column], 0))}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <p className="mt-4">
        <Link to={paths.statement} className="text-link text-small">
          {texts.credits}
        </Link>
      </p>
    </section>
  );
}
