import type { RelationPairWire } from '@sefira/contracts/numerology/results';
import { relationKindNames } from '@sefira/numerology/relation/relation-kinds';
import { relationTexts as texts } from '../../../texts/analyses/relations.ts';
import { relationWords, resultWords } from '../../../texts/analyses/results.ts';
import { numberHue } from '../../../ui/drawings/number-hue.ts';
import { Fold } from '../chapters/fold.tsx';
import { axisEntries, commonEntries, PlainEntries } from '../sections/relation-sections.tsx';
import { PointList } from './point-list.tsx';

/** "Carlos (quem educa) e Pedro (quem cresce)". */
export function namesInRoles({ person1, person2, roles }: RelationPairWire, called: readonly string[]): string {
  return [person1, person2]
    .map(({ id }, index) => {
      const role = roles[index];
      const name = called[Number(id) - 1] ?? '';
      return role ? `${name} (${texts.roles[role]})` : name;
    })
    .join(' e ');
}

/** One of several pairs, folded: what they make of their relation, their axes, what they share. */
export function PairCard({ pair, called }: { readonly pair: RelationPairWire; readonly called: readonly string[] }) {
  const { kind, numbers, relation, description, strengths, care, pairNumber } = pair;
  const bond = kind === null ? texts.between : relationKindNames[kind];
  return (
    <article>
      <Fold
        eyebrow={`${bond} · ${relationWords[relation]}`}
        title={namesInRoles(pair, called)}
        lead={description}
        mark={
          <span className="numeral" style={numberHue(pairNumber.number)}>
            {pairNumber.number}
          </span>
        }
      >
        <p className="measure">{description}</p>
        <p className="mt-2 text-small text-muted">
          {texts.axisNames.missao} {numbers[0]} × {numbers[1]}
        </p>
        <div className="mt-4 grid gap-x-10 gap-y-4 sm:grid-cols-2">
          <PointList title={resultWords.strengths} points={strengths} />
          <PointList title={resultWords.care} points={care} />
        </div>
        <PlainEntries entries={[...axisEntries(pair), ...commonEntries(pair, called)]} />
      </Fold>
    </article>
  );
}
