import { destinyRelation } from '@sefira/numerology/harmony';
import { suggestChildNames } from '@sefira/numerology/search/suggest-child-names';
import { findCompanyNames } from '../../tools/name-tool.ts';
import { composeCode } from '../compose-code.ts';
import type { Composed } from '../composer.ts';
import { type Judged, judge, own, ownDestino } from '../names/judged.ts';
import { sequenceFacts, sequencesIn } from '../names/sequences.ts';
import { essence, shadow, type Voice, word } from './voice.ts';

const mostNames = 3;
const ideas = new Set(['nomesEmpresa', 'nomesBebe']);
const choices = new Set(['escolher', 'compararPeriodos', 'completa', 'par']);
const rank = { favoravel: 0, neutro: 1, desfavoravel: 2 } as const;

/** Signatures, firms, names of children and codes: their numbers, judged against the Destino. */
export function nameAnswer(voice: Voice): Composed {
  const { composer, fill } = voice;
  const { act, state } = composer;
  const { table } = state;
  if (table.mode === 'codigo') return codeAnswer(voice);
  if (ideas.has(act.intent) && act.names.length === 0) return ideasAnswer(voice);
  const own = table.base ?? composer.person('eu')?.name ?? null;
  if (act.intent === 'sequencias')
    return sequencesAnswer(voice, act.names.length > 0 ? act.names : lastNames(voice, own));
  const spoken = act.names.length > 0 ? act.names : table.names.slice(choices.has(act.intent) ? -mostNames : -1);
  if (spoken.length === 0) return { text: fill('needNames', {}), isFree: true };
  const isWhy = act.intent === 'porque' && table.names.length > 1;
  const judged = (isWhy ? table.names.slice(-mostNames) : spoken).map((name) => judge(name, composer));
  if (judged.length > 1) return choiceAnswer(voice, judged);
  const [only] = judged;
  const isCompared = table.mode === 'assinatura' && own !== null && only !== undefined && only.name !== own;
  if (only && isCompared) return signatureAnswer(voice, judge(own, composer), only);
  return only ? verdictAnswer(voice, only) : { text: fill('needNames', {}), isFree: true };
}

function lastNames({ composer: { state, act } }: Voice, own: string | null): readonly string[] {
  const isOfOwn = /\bmeu nome\b/u.test(act.words);
  const last = isOfOwn && own !== null ? [own] : state.table.names.slice(-1);
  return last.length > 0 ? last : own === null ? [] : [own];
}

function relationOf(voice: Voice, { number }: Judged): keyof typeof rank | null {
  const destino = voice.composer.state.table.mode === 'bebe' ? null : ownDestino(voice.composer);
  return destino === null ? null : destinyRelation(destino, number || 1);
}

/** How a name meets the Destino of its owner; empty where it is unknown. */
function fitText(voice: Voice, judged: Judged): string {
  const relation = relationOf(voice, judged);
  if (relation === null) return '';
  return voice.fill('nameFit', {
    d: ownDestino(voice.composer) ?? '',
    n: judged.number,
    how: voice.fill({ favoravel: 'fitsWell', neutro: 'fitsFairly', desfavoravel: 'fitsHard' }[relation], {}),
  });
}

function wordOf(voice: Voice, number: number): string {
  return voice.say(number || 1, word);
}

/** The part of a number that speaks of work for a firm, and of its nature else. */
function giftText(voice: Voice, { number }: Judged): string {
  const isFirm = voice.composer.state.table.mode === 'empresa';
  return voice.fill(isFirm ? 'nameWork' : 'meaning', {
    n: number,
    text: voice.say(number || 1, ...(isFirm ? [4, essence] : [essence, 4])),
  });
}

function resultsOf(voice: Voice, judged: readonly Judged[]) {
  return [...judged.map(({ result }) => ({ ...result, card: null })), ...sequenceFacts(judged), ...own(voice.composer)];
}

/** Whether one name is good. */
function verdictAnswer(voice: Voice, judged: Judged): Composed {
  const { fill, say } = voice;
  const relation = relationOf(voice, judged);
  const values = { name: judged.name, n: judged.number, word: wordOf(voice, judged.number) };
  const lead =
    relation === null
      ? fill('plainName', values)
      : fill({ favoravel: 'goodName', neutro: 'fairName', desfavoravel: 'hardName' }[relation], values);
  return {
    text: [
      lead,
      giftText(voice, judged),
      fill('weak', { n: judged.number, text: say(judged.number || 1, shadow, 5) }),
      fitText(voice, judged),
    ]
      .filter(Boolean)
      .join(' '),
    results: resultsOf(voice, [judged]),
    title: judged.name.slice(0, 60),
  };
}

/** A signature beside the name of the map. */
function signatureAnswer(voice: Voice, before: Judged, after: Judged): Composed {
  const { fill } = voice;
  const worth = (one: Judged) => -rank[relationOf(voice, one) ?? 'neutro'] - sequencesIn(one).length / 2;
  const gain = worth(after) - worth(before);
  const names = { a: after.name, b: before.name };
  const [had, has] = [before, after].map((one) => sequencesIn(one).map(({ sequence }) => sequence));
  const removed = (had ?? []).filter((one) => !has?.includes(one));
  const added = (has ?? []).filter((one) => !had?.includes(one));
  return {
    text: [
      fill(gain > 0 ? 'betterName' : gain < 0 ? 'worseName' : 'evenName', names),
      fill('bothSums', {
        ...names,
        m: after.number,
        n: before.number,
        wm: wordOf(voice, after.number),
        wn: wordOf(voice, before.number),
      }),
      giftText(voice, after),
      fitText(voice, after),
      removed.length > 0 ? fill('sequencesRemoved', { list: removed.join(', ') }) : '',
      added.length > 0 ? fill('sequencesAdded', { list: added.join(', ') }) : '',
    ]
      .filter(Boolean)
      .join(' '),
    results: resultsOf(voice, [before, after]),
    title: after.name.slice(0, 60),
  };
}

/** One of several names, with the reason. */
function choiceAnswer(voice: Voice, judged: readonly Judged[]): Composed {
  const { fill } = voice;
  const worth = (one: Judged) => rank[relationOf(voice, one) ?? 'neutro'] + sequencesIn(one).length / 20;
  const [best, ...others] = [...judged].sort((one, other) => worth(one) - worth(other));
  if (!best) return { text: fill('needNames', {}), isFree: true };
  const values = (one: Judged) => ({ name: one.name, n: one.number, word: wordOf(voice, one.number) });
  const isTied = others.every(({ number }) => number === best.number);
  return {
    text: [
      fill('chooseName', values(best)),
      giftText(voice, best),
      fitText(voice, best),
      ...others.map((one) => fill('otherName', values(one))),
      isTied ? fill('tieNames', {}) : '',
    ]
      .filter(Boolean)
      .join(' '),
    results: resultsOf(voice, judged),
    title: judged
      .map(({ name }) => name)
      .join(', ')
      .slice(0, 60),
  };
}

/** The negative sequences of names and the letters that form them. */
function sequencesAnswer(voice: Voice, names: readonly string[]): Composed {
  const { fill, composer } = voice;
  const judged = names.map((name) => judge(name, composer));
  if (judged.length === 0) return { text: fill('needNames', {}), isFree: true };
  const parts = judged.map((one) => {
    const found = sequencesIn(one);
    if (found.length === 0) return fill('noSequence', { name: one.name });
    const where = found
      .slice(0, 3)
      .map(({ sequence, letters }) =>
        fill('sequenceFrom', {
          sequence,
          letters: letters.length > 9 ? fill('wholeName', {}) : letters.split('').join('-'),
        }),
      )
      .join('; ');
    return fill('sequences', { name: one.name, list: found.map(({ sequence }) => sequence).join(', '), where });
  });
  return { text: [...parts, fill('sequencesEnd', {})].join(' '), results: resultsOf(voice, judged) };
}

/** Names for a firm or a child. */
function ideasAnswer({ composer, fill }: Voice): Composed {
  const { table } = composer.state;
  const wished = table.target.number === null ? [1, 3, 6] : [table.target.number];
  if (composer.act.intent === 'nomesEmpresa') {
    const found = findCompanyNames('general', table.target.number === null ? [1, 5, 8] : wished, composer.system, []);
    const list = found.suggestions.map(({ name, numerologyNumber }) => `**${name}** (${numerologyNumber})`).join(', ');
    return { text: fill('firmIdeas', { list }), results: [found] };
  }
  const gender = table.target.gender === 'female' || table.target.gender === 'male' ? table.target.gender : 'unisex';
  const { suggestions } = suggestChildNames({ targetNumbers: wished, gender, length: 'any', limit: mostNames });
  return {
    text: fill('childIdeas', { list: suggestions.map(({ name, number }) => `**${name}** (${number})`).join(', ') }),
    results: [
      {
        tool: 'buscar_nomes',
        facts: suggestions.map(({ name, number }) => ({ label: 'Número do nome', of: name, value: number })),
        card: null,
        sources: [],
      },
    ],
  };
}

/** The number of an address, a telephone, a plate or a price. */
function codeAnswer(voice: Voice): Composed {
  const { composer, fill } = voice;
  const read = composeCode(composer);
  const facts = (read.results ?? []).flatMap((one) => one.facts).filter(({ label }) => label === 'Número');
  if (facts.length === 0) return { text: fill('needCode', {}), isFree: true };
  const numbers = facts.map(({ of, value }) => ({ code: of, n: Number(value) }));
  const chosen = /\*\*Entre .* eu escolheria (.+?)\.\*\*/u.exec(read.text)?.[1];
  const best = numbers.find(({ code }) => code === chosen) ?? numbers[0];
  if (!best) return { text: fill('needCode', {}), isFree: true };
  const sums = numbers.map(({ code, n }) => fill('codeSum', { code, n, word: wordOf(voice, n) }));
  return {
    text: [
      chosen ? fill('codeChoice', { code: best.code }) : '',
      ...(chosen ? sums : sums.slice(0, 1)),
      fill('meaning', { n: best.n, text: voice.say(best.n || 1, essence, 4) }),
      fill('codeLight', {}),
    ]
      .filter(Boolean)
      .join(' '),
    results: read.results ?? [],
  };
}
