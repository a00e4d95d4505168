import { traitNumbers } from '../../understanding/data/areas.ts';
import type { Composed } from '../composer.ts';
import { comparedPeople } from '../pair/sides.ts';
import { numbersFor } from '../speaker.ts';
import { deal, essence, missing, needs, shadow, type Voice } from './voice.ts';

/** Whether two people match, by the relation of their Missões; any other relation takes effort. */
const verdicts: Readonly<Record<string, string>> = {
  vibra: 'pairEasy',
  atrai: 'pairEasy',
  igual: 'pairAlike',
  passivo: 'pairCalm',
};

export function pairAnswer(voice: Voice): Composed {
  const { composer, fill, say } = voice;
  const sides = composer.act.who
    .slice(0, 2)
    .map((who) => ({ who, speaker: composer.speaker(who), found: composer.map(who) }));
  const [one, other] = sides;
  const [m, n] = [one, other].map((side) =>
    side?.found ? (side.found.map.missao ?? side.found.map.destino ?? side.found.map.expressao) : undefined,
  );
  if (!one || !other || !m || !n) return missing(voice, 'both');
  const bond = composer.person(other.who)?.bond;
  const ofLove = bond === 'casal' || bond === null || bond === undefined;
  const ofBond = bond === 'socios' || bond === 'equipe' ? 'trabalho' : ofLove ? 'amor' : 'interior';
  const place = voice.area(composer.act.area ?? ofBond);
  const name = (side: typeof one) =>
    side.speaker.isMine ? (composer.person('eu')?.name?.split(' ')[0] ?? '') : side.speaker.called;
  const relation = comparedPeople(composer)?.result.pairs[0]?.relation ?? 'passivo';
  const verdict = fill(verdicts[relation] ?? 'pairEffort', {});
  return {
    text: `${verdict} ${fill('pairLead', { a: name(one), b: name(other), m: `**${m}**`, n: `**${n}**`, ta: say(m, place, essence), tb: say(n, place, essence, shadow) })} ${fill('pairNumbers', { m, n })} ${fill('pairEnd', {})}`,
    results: sides.flatMap(({ found }) => found ?? []),
  };
}

/** Two people where they clash, what they share or how they differ. */
export function pairAspect(voice: Voice): Composed {
  const { composer, fill, say } = voice;
  const sides = composer.act.who.slice(0, 2).flatMap((who) => {
    const found = composer.map(who);
    const speaker = composer.speaker(who);
    const name = speaker.isMine ? (composer.person('eu')?.name?.split(' ')[0] ?? '') : speaker.called;
    return found ? [{ found, name, numbers: numbersFor('jeito', found.map).map(({ value }) => value) }] : [];
  });
  const [one, other] = sides;
  const [m, n] = [one?.numbers[0], other?.numbers.find((value) => value !== one?.numbers[0]) ?? other?.numbers[0]];
  if (!one || !other || m === undefined || n === undefined) return missing(voice, 'both');
  const results = sides.map(({ found }) => found);
  const trait = traitNumbers[composer.act.trait ?? '']?.numbers ?? [];
  if (composer.act.intent === 'quem' && trait.length > 0) {
    const ranked = sides
      .slice(0, 2)
      .map((side) => ({ ...side, best: side.numbers.find((value) => trait.includes(value)) }))
      .sort((left, right) => rank(trait, left.best) - rank(trait, right.best));
    const [first = { ...one, best: m }, second = { ...other, best: n }] = ranked;
    const [p, q] = [first.best ?? first.numbers[0] ?? m, second.numbers.find((value) => value !== first.best) ?? n];
    return {
      text: fill('who', {
        a: first.name,
        b: second.name,
        m: p,
        n: q,
        ta: predicate(say(p, essence, 4)),
        tb: predicate(say(q, essence, 4)),
      }),
      results,
    };
  }
  const shared = one.numbers.find((value) => other.numbers.includes(value));
  const names = { a: one.name, b: other.name };
  if (composer.act.intent === 'comum' && shared !== undefined)
    return { text: fill('share', { ...names, n: shared, text: say(shared, essence, 3) }), results };
  if (composer.act.intent === 'brigas' || composer.act.intent === 'porque')
    return { text: fill('clash', { ...names, m, n, ta: say(m, shadow), tb: say(n, shadow, essence) }), results };
  return { text: fill('differ', { ...names, m, n, ta: say(m, essence, 4), tb: say(n, essence, 4) }), results };
}

const rank = (trait: readonly number[], value: number | undefined) =>
  value === undefined ? trait.length : trait.indexOf(value);
/** The predicate of a sentence that is said of a number. */
const predicate = (text: string) => text.replace(/[.]$/u, '');

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** How to meet another person. */
export function dealAnswer(voice: Voice): Composed {
  const { composer, fill, say } = voice;
  const who = composer.act.who.find((label) => label !== 'eu');
  const found = who === undefined ? null : composer.map(who);
  const [first, second = first] = found ? numbersFor('jeito', found.map) : [];
  if (who === undefined || !found || !first || !second) return missing(voice, 'both');
  return {
    text: fill('deal', {
      who: composer.speaker(who).called,
      label: voice.label(first.position),
      n: first.value,
      text: lower(say(first.value, deal, 3, 4)),
      needs: say(first.value, needs, essence),
      weak: say(second.value, shadow, essence),
    }),
    results: [found],
  };
}
