import type { GroupResultWire } from '@sefira/contracts/numerology/results';
import { drawGroupTable } from '@sefira/drawings/group-table';
import { drawHeatMap } from '@sefira/drawings/heat-map';
import { bandWords, resultWords, groupResultTexts as texts } from '../../../texts/analyses/results.ts';
import { cardPalette } from '../../../ui/drawings/card-palette.ts';
import { Drawing } from '../../../ui/drawings/drawing.tsx';
import { numberHue } from '../../../ui/drawings/number-hue.ts';
import { WideDrawing } from '../../../ui/drawings/wide-drawing.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { bandOf, bandTone } from '../cards/band.ts';
import { Calculation } from '../cards/calculation.tsx';
import { MemberCard, type ShownMember } from '../cards/member-card.tsx';
import { PercentFigure } from '../cards/percent-figure.tsx';
import { PointList } from '../cards/point-list.tsx';
import { TitledSteps } from '../cards/titled-steps.tsx';
import { firstName, heatMapOf } from '../drawings/relation-drawings.ts';
import type { ComparedMap, Explanation, System } from '../result-types.ts';

type Shown = Pick<
  GroupResultWire,
  | 'groupNumber'
  | 'groupTitle'
  | 'overallCompatibility'
  | 'synergyScore'
  | 'groupDynamics'
  | 'recommendations'
  | 'compatibilityPairs'
  | 'helpingPairs'
  | 'carePairs'
  | 'firstMeeting'
> & { readonly members: readonly ShownMember[] };

interface GroupBodyProps {
  readonly result: Shown;
  readonly system: System;
  readonly reasons?: Readonly<Record<string, Explanation>>;
  readonly maps?: readonly ComparedMap[];
}

/** The group as a drawing, its figures, the heat map of all pairs, the members' cards. */
export function GroupBody({ result, system, reasons = {}, maps }: GroupBodyProps) {
  const { members, groupNumber, groupTitle, groupDynamics, compatibilityPairs } = result;
  const people = members.map(({ name, destinyNumber }, index) => ({
    id: String(index + 1),
    name,
    lifePath: destinyNumber,
  }));
  const percentages = [
    { key: 'overallCompatibility', label: texts.overall, value: result.overallCompatibility },
    { key: 'synergyScore', label: texts.synergy, value: result.synergyScore },
  ] as const;
  const options = { palette: cardPalette };
  const table = {
    members: members.map(({ name, destinyNumber, role }) => ({ name: firstName(name), number: destinyNumber, role })),
    groupNumber,
  };
  return (
    <>
      <div className="mt-8 grid items-stretch gap-6 lg:grid-cols-[minmax(0,1.1fr)_1fr]">
        <div className="card grid place-items-center p-4 md:p-6">
          <Drawing node={drawGroupTable(table, options)} className="max-w-[34rem]" />
        </div>
        <div className="grid content-start gap-4">
          <section aria-label={texts.groupNumber} className="card p-5 md:p-6">
            <p className="text-[0.9375rem] text-muted">{texts.groupNumber}</p>
            <p className="mt-1 flex flex-wrap items-baseline gap-x-4">
              <span className="numeral text-[3.5rem] leading-none" style={numberHue(groupNumber)}>
                {groupNumber}
              </span>
              <span className="font-display text-h3">{groupTitle}</span>
            </p>
            <Reason explanation={reasons.groupNumber} system={system} />
          </section>
          {percentages.map(({ key, label, value }) => (
            <section key={key} aria-label={label} className="card p-5 md:p-6">
              <PercentFigure
                label={label}
                value={value}
                badge={<Badge tone={bandTone(bandOf(value))}>{bandWords[bandOf(value)]}</Badge>}
              />
              <Reason explanation={reasons[key]} system={system} />
            </section>
          ))}
        </div>
      </div>
      <section className="section">
        <h2>{texts.dynamics}</h2>
        <p className="measure mt-4">{groupDynamics.description}</p>
        <div className="mt-5 grid gap-x-10 gap-y-4 sm:grid-cols-2">
          <PointList title={resultWords.strengths} points={groupDynamics.strengths} Heading="h3" />
          <PointList title={resultWords.challenges} points={groupDynamics.challenges} Heading="h3" />
        </div>
      </section>
      <section className="section">
        <h2>{texts.heat}</h2>
        <p className="mt-2 text-muted">{texts.heatLead}</p>
        <div className="mt-6">
          <WideDrawing
            node={drawHeatMap(heatMapOf(people, compatibilityPairs), options)}
            label={texts.heat}
            shows="start"
            className="max-w-[56rem] min-w-[38rem]"
          />
        </div>
      </section>
      <section className="section grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <PairTexts title={texts.helping} pairs={result.helpingPairs} />
        <PairTexts title={texts.caring} pairs={result.carePairs} />
      </section>
      <section className="section">
        <h2>{texts.members}</h2>
        <ul className="mt-6 grid items-start gap-4 md:grid-cols-2">
          {members.map((member, index) => (
            <li key={people[index]?.id}>
              <MemberCard member={member} explanation={maps?.[index]?.explanations.destino} system={system} />
            </li>
          ))}
        </ul>
      </section>
      <section className="section">
        <h2>{texts.firstMeeting}</h2>
        <p className="measure mt-4">{result.firstMeeting}</p>
      </section>
      <TitledSteps title={resultWords.recommendations} steps={result.recommendations} />
    </>
  );
}

function PairTexts({ title, pairs }: { readonly title: string; readonly pairs: Shown['helpingPairs'] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul className="mt-4 grid gap-5">
        {pairs.map(({ person1, person2, text }) => (
          <li key={`${person1.id} ${person2.id}`}>
            <h3>{texts.pair(firstName(person1.name), firstName(person2.name))}</h3>
            <p className="mt-1">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Reason({ explanation, system }: { readonly explanation: Explanation | undefined; readonly system: System }) {
  return explanation ? <Calculation explanation={explanation} system={system} /> : null;
}
