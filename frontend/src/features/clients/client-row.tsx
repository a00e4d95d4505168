import type { ClientWire } from '@sefira/contracts/numerology/clients';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { clientPath } from '../../shared/navigation/paths.ts';
import { clientTexts as texts } from '../../texts/professional/clients.ts';
import { Avatar } from '../../ui/drawings/avatar.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { ageOn, dateInFigures, todayInBrazil } from '../../ui/format/calendar-date.ts';
import { agoOf } from '../../ui/format/moment.ts';

/** A client of the list; the whole row is a link. */
export function ClientRow({ client }: { readonly client: ClientWire }) {
  const { id, name, birthDate, analyses, lastAnalysisAt, consentOn } = client;
  return (
    <li className="relative flex items-center gap-4 px-5 py-4 hover:bg-default md:px-6">
      <Avatar name={name} picture={null} className="size-11 shrink-0" />
      <div className="min-w-0 flex-1">
        <h2 className="truncate font-sans text-[1.0625rem] font-semibold">
          <Link to={clientPath(id)} className="after:absolute after:inset-0">
            {name}
          </Link>
        </h2>
        <p className="flex flex-wrap gap-x-3 text-small text-muted tabular-nums">
          <span>{texts.born(dateInFigures(birthDate), ageOn(birthDate, todayInBrazil()))}</span>
          <span>
            {texts.analyses(analyses)}
            {lastAnalysisAt ? `, ${texts.last(agoOf(lastAnalysisAt))}` : ''}
          </span>
        </p>
        {consentOn ? null : (
          <p className="mt-1.5 sm:hidden">
            <Badge tone="warning">{texts.noConsent}</Badge>
          </p>
        )}
      </div>
      {consentOn ? null : (
        <span className="hidden sm:block">
          <Badge tone="warning">{texts.noConsent}</Badge>
        </span>
      )}
      <ChevronRight aria-hidden="true" className="hidden size-5 shrink-0 text-muted sm:block" />
    </li>
  );
}
