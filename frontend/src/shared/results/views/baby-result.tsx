import type { AnalysisInput } from '@sefira/contracts/numerology/analysis-inputs';
import type { BabyNameWire, BabyResultWire } from '@sefira/contracts/numerology/baby/result';
import {
  usePutShortListNameMutation,
  useReadShortListQuery,
  useRemoveShortListNameMutation,
} from '../../../api/endpoints/baby.ts';
import { babyGroupTexts, shortListTexts, babyResultTexts as texts } from '../../../texts/analyses/baby.ts';
import { dateInFigures, dateInWords } from '../../../ui/format/calendar-date.ts';
import { inFigures } from '../../../ui/format/figures.ts';
import { BabyDates, BabyMethod } from '../baby/baby-dates.tsx';
import { NameRow } from '../baby/name-row.tsx';
import { ShortListSection } from '../baby/short-list-section.tsx';
import { ResultFrame, type ResultHead } from './result-frame.tsx';

interface BabyResultProps extends ResultHead {
  readonly input: AnalysisInput<'baby'>;
  readonly result: BabyResultWire;
}

const groups = ['ideas', 'good', 'neutral', 'think'] as const;
type Group = (typeof groups)[number];

/** Names for a baby in three groups, the short list, the possible dates and the surnames. */
export function BabyResult({ input, result, analysisId, ...head }: BabyResultProps) {
  const { from, to } = input;
  const list = useShortList(analysisId);
  return (
    <ResultFrame
      {...head}
      eyebrow={texts.eyebrow}
      title={texts.title(result.surnames)}
      lead={from === to ? texts.oneDay(dateInWords(from)) : texts.span(dateInFigures(from), dateInFigures(to))}
      system={result.system}
    >
      <div className="mt-8 grid gap-3">
        <p className="measure">{result.lead}</p>
        {result.surnameNotes.map((note) => (
          <p key={note} className="measure text-muted">
            {note}
          </p>
        ))}
        {analysisId ? (
          <p className="print:hidden">
            <a href="#lista-curta" className="text-link">
              {shortListTexts.jump(list.names.size)}
            </a>
          </p>
        ) : null}
      </div>
      {groups.map((group) => (
        <NameGroup
          key={group}
          group={group}
          names={result.names.filter((name) => groupOf(name) === group)}
          total={group === 'ideas' ? null : result.totals[group]}
          isListed={(name) => (analysisId ? list.names.has(name) : null)}
          onToggle={list.toggle}
        />
      ))}
      {analysisId ? <ShortListSection analysisId={analysisId} /> : null}
      <BabyDates destinos={result.destinos} days={result.days} />
      <BabyMethod orders={result.orders} method={result.method} note={result.note} />
    </ResultFrame>
  );
}

function groupOf({ isIdea, group }: BabyNameWire): Group {
  return isIdea ? 'ideas' : group;
}

interface NameGroupProps {
  readonly group: Group;
  readonly names: readonly BabyNameWire[];
  /** Names of the whole list in the group; null for the family's own. */
  readonly total: number | null;
  readonly isListed: (name: string) => boolean | null;
  readonly onToggle: (name: string) => void;
}

function NameGroup({ group, names, total, isListed, onToggle }: NameGroupProps) {
  if (names.length === 0) return null;
  const { title, hint } = babyGroupTexts[group];
  return (
    <section className="section">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2>{title}</h2>
        {total === null ? null : (
          <p className="text-small text-muted">{texts.shownOf(inFigures(names.length), inFigures(total))}</p>
        )}
      </div>
      <p className="measure mt-1 text-muted">{hint}</p>
      <ul className="card fold-list fold-columns mt-5">
        {names.map((name) => (
          <NameRow key={name.name} name={name} isListed={isListed(name.name)} onToggle={() => onToggle(name.name)} />
        ))}
      </ul>
    </section>
  );
}

/** The names on the short list, and how to add or remove one. */
function useShortList(analysisId: string | undefined) {
  const { data } = useReadShortListQuery(analysisId ?? '', { skip: analysisId === undefined });
  const [put] = usePutShortListNameMutation();
  const [remove] = useRemoveShortListNameMutation();
  const names = new Map(data?.names.map(({ id, name }) => [name.name, id]));
  const toggle = (name: string) => {
    if (analysisId === undefined) return;
    const nameId = names.get(name);
    void (nameId === undefined ? put({ id: analysisId, name }) : remove({ id: analysisId, nameId }));
  };
  return { names, toggle };
}
