import type { AnalysisContent } from '@sefira/contracts/numerology/stored-analysis';
import type { ReportSummary } from '@sefira/contracts/reports/reports';
import { MessageCircle } from 'lucide-react';
import { Link } from 'react-router-dom';
import { chatAboutPath } from '../../shared/navigation/paths.ts';
import { askableNumbers, reportPageTexts as texts } from '../../texts/professional/reports.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';

interface AskAssistantProps {
  readonly report: Pick<ReportSummary, 'id' | 'title'>;
  readonly content: AnalysisContent;
}

/** Links from a report to the chat: about all of it, or about one number. */
export function AskAssistant({ report, content }: AskAssistantProps) {
  const numbers = numbersOf(content);
  return (
    <section aria-labelledby="ask-title" className="card p-4 md:p-6">
      <div className="flex items-start justify-between gap-x-6 gap-y-4 max-sm:flex-wrap">
        <div>
          <h2 id="ask-title" className="text-h3">
            {texts.askTitle}
          </h2>
          <p className="mt-1 text-muted">{texts.askLead}</p>
        </div>
        <ButtonLink to={chatAboutPath(`relatorio:${report.id}`, report.title)}>
          <MessageCircle aria-hidden="true" />
          {texts.askAll}
        </ButtonLink>
      </div>
      {numbers.length > 0 ? (
        <ul className="mt-4 flex flex-wrap gap-2">
          {numbers.map(({ key, title }) => (
            <li key={key}>
              <Link
                to={chatAboutPath(`numero:${key}`, title)}
                className="inline-flex min-h-10 items-center rounded-full border border-border px-4 text-small hover:border-accent"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function numbersOf(content: AnalysisContent): { readonly key: string; readonly title: string }[] {
  if (content.kind !== 'personal' && content.kind !== 'name') return [];
  const { map } = content.result;
  return askableNumbers.map(({ key, label }) => ({ key, title: texts.about(label, map[key]) }));
}
