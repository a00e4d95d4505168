import { bondOfRelation } from '../../dialogue/who/people.ts';
import { comparePeople } from '../../tools/joint-tools.ts';
import { isYoung } from '../advice/compose-guidance.ts';
import { askFor, type Composed, type Composer } from '../composer.ts';
import { type Area, childPassage, type Wording } from '../passage-bank.ts';
import { capital, numbersFor, type PlacedNumber, type Speaker } from '../speaker.ts';
import { type KnownBond as Kind, relationKindOf } from './relation-kind.ts';

export interface Side {
  readonly speaker: Speaker;
  readonly numbers: readonly PlacedNumber[];
  readonly name: string;
}

export const areaOfKind: Readonly<Record<Kind, Area>> = {
  casal: 'amor',
  familia: 'familia',
  irmaos: 'familia',
  amizade: 'interior',
  socios: 'trabalho',
  equipe: 'trabalho',
  neutro: 'familia',
};

/** The kind that a question names for a comparison: `e como sócios?`, `e no amor?` */
const saidKinds: readonly (readonly [RegExp, Kind])[] = [
  [/\b(?:como|de|ser|sao|virar|bons?|boas?) soci[oa]s?\b|\bsociedade\b|\bnegocio\b/u, 'socios'],
  [/\b(?:como|de|so|ser|bons?|boas?) amig[oa]s?\b|\bna amizade\b/u, 'amizade'],
  [
    /\b(?:noiv[oa]|namorad[oa]|marido|mulher|espos[oa])(?: \w+)? del[ea]\b|\bno amor\b|\b(?:como|ser|um) casal\b|\b(?:namorar|casar|casamento|romance)\b/u,
    'casal',
  ],
  [
    /\bno trabalho\b|\b(?:na|uma|nossa) (?:equipe|banda)\b|\bbanda\b|\bnosso time\b|\btrabalh\w+ (?:bem )?junt[oa]s?\b/u,
    'equipe',
  ],
];

/** The kind of relation of the people compared: said, known of one of them, or none. */
export function kindOf({ act, state }: Composer): Kind {
  const said = saidKinds.find(([pattern]) => pattern.test(act.words))?.[1];
  if (said !== undefined) return said;
  const bonds = act.who
    .map((label) => state.people.find((one) => one.label === label)?.bond)
    .filter((one) => one !== null && one !== undefined);
  // Two people beside the user with different relations, or two loves of the same user, are no couple.
  const isBetweenOthers = !act.who.includes('eu') && act.who.every((label) => bondOfRelation(label) !== null);
  if (isBetweenOthers && (new Set(bonds).size > 1 || bonds[0] === 'casal'))
    return bonds.includes('familia') || bonds.includes('irmaos') ? 'familia' : 'neutro';
  return bonds[0] ?? 'neutro';
}

export function sides(composer: Composer, aspect: string): Side[] {
  return composer.act.who.flatMap((label) => {
    const found = composer.map(label);
    const speaker = composer.speaker(label);
    return found
      ? [{ speaker, numbers: numbersFor(aspect, found.map), name: speaker.isMine ? 'você' : speaker.called }]
      : [];
  });
}

export function missingOf(composer: Composer): Composed | null {
  for (const label of composer.act.who) {
    const person = composer.person(label);
    if (!person?.name && !person?.birthDate) return askFor(label, composer, 'both', 'comparar vocês dois');
  }
  return composer.act.who.length < 2 ? askFor('par', composer, 'both', 'comparar vocês dois') : null;
}

export const pairLabel = (one: Side, other: Side) => `${capital(one.name)} e ${other.name}`;

export type Compared = ReturnType<typeof comparePeople>;

/** The comparison by the kind of relation that the words for the people say; null without name and date of each. */
export function comparedPeople(composer: Composer): Compared | null {
  const { who } = composer.act;
  const people = who.map((label) => ({
    name: composer.person(label)?.name ?? '',
    birthDate: composer.person(label)?.birthDate ?? '',
  }));
  const isComplete = people.every(({ name, birthDate }) => name !== '' && birthDate !== '');
  return isComplete
    ? comparePeople(people, composer.today, relationKindOf(kindOf(composer), who), composer.system)
    : null;
}

/** A text that was not said yet, or nothing. */
export function freshly(composer: Composer, id: string, text: string): string {
  const wording = { id, text };
  return composer.isNew(wording) ? composer.pick(wording) : '';
}

/** A child is shown at its learning, and no fault of an adult is said of it. */
export function ofChild(composer: Composer, { speaker }: Side, value: number): Wording[] {
  return isYoung(composer, speaker.label) ? [childPassage(value, 'learns'), childPassage(value, 'plays')] : [];
}
