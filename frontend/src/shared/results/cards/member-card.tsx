import type { GroupResultWire } from '@sefira/contracts/numerology/results';
import { bandWords, groupResultTexts as texts } from '../../../texts/analyses/results.ts';
import { numberHue } from '../../../ui/drawings/number-hue.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import type { Explanation, System } from '../result-types.ts';
import { bandOf, bandTone } from './band.ts';
import { Calculation } from './calculation.tsx';

type Member = GroupResultWire['members'][number];

/** The data of a card; a public page hides the day of birth. */
export type ShownMember = Omit<Member, 'map' | 'birthNumber'> & Partial<Pick<Member, 'birthNumber'>>;

/** The hue of each role: that of its number. */
const roleHues = {
  Líder: 1,
  Mediador: 2,
  Criativo: 3,
  Organizador: 4,
  Inovador: 5,
  Cuidador: 6,
  Analista: 7,
  Executor: 8,
} as const;

interface MemberCardProps {
  readonly member: ShownMember;
  readonly explanation?: Explanation | undefined;
  readonly system: System;
}

/** A member: role, numbers, fit and contribution. */
export function MemberCard({ member, explanation, system }: MemberCardProps) {
  const { name, role, contextRole, roleFrom, destinyNumber, birthNumber, groupCompatibility, contribution } = member;
  const band = bandOf(groupCompatibility);
  return (
    <article className="card p-5 md:p-6">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3>{name}</h3>
          <p className="text-small text-muted">{texts.roleFrom[roleFrom]}</p>
        </div>
        <span
          className="rounded-full border px-3 py-0.5 text-small font-semibold"
          style={{ ...numberHue(roleHues[role]), borderColor: 'currentcolor' }}
        >
          {role}
        </span>
      </header>
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
        <Figure label={texts.destiny} number={destinyNumber} />
        {birthNumber === undefined ? null : <Figure label={texts.birth} number={birthNumber} />}
        <div>
          <dt className="text-fine text-muted">{texts.memberCompatibility}</dt>
          <dd className="mt-1 flex items-center gap-2">
            <span className="figure text-h3 text-gold">{groupCompatibility}%</span>
            <Badge tone={bandTone(band)}>{bandWords[band]}</Badge>
          </dd>
        </div>
      </dl>
      <p className="mt-4 text-[0.9375rem] text-muted">{contextRole}</p>
      <p className="mt-3 border-s border-gold ps-4 text-[0.9375rem]">
        <span className="font-semibold">{texts.contribution}:</span> {contribution}
      </p>
      {explanation ? <Calculation explanation={explanation} system={system} of={texts.destiny} /> : null}
    </article>
  );
}

function Figure({ label, number }: { readonly label: string; readonly number: number }) {
  return (
    <div>
      <dt className="text-fine text-muted">{label}</dt>
      <dd className="numeral text-h2 leading-tight" style={numberHue(number)}>
        {number}
      </dd>
    </div>
  );
}
