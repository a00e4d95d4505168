import { judgeFirstName } from '@sefira/numerology/baby/study-baby-names';
import { ownReasons } from '@sefira/numerology/interpretations/baby/child-name-words';
import { readBabyName } from '@sefira/numerology/interpretations/baby/read-baby-names';
import { ruleSetFor } from '@sefira/numerology/rules/registry';
import { judgeChildName, wholeName } from '@sefira/numerology/search/child-name-fit';
import type { Composed, Composer } from '../composer.ts';
import { textsOf } from '../passage-bank.ts';
import { basisFor, type Judged, own } from './judged.ts';

const asksFit =
  /\b(?:combin\w+|(?:fica|soa|vai|casa) (?:bem|bom|boa|bonit[oa]|lind[oa]|legal)|(?:bom|bonito|lindo|belo) nome|nome (?:e )?(?:bom|bonito|lindo))\b/u;

const ofGroup = { good: 'combina bem', neutral: 'combina', think: 'pede atenção' } as const;
const ofBand = { high: 'combina bem', good: 'combina', partial: 'pede atenção' } as const;
const mostReasons = 2;

interface Found {
  readonly verdict: string;
  readonly reasons: ReturnType<typeof ownReasons>;
}

/** `E Helena, combina?` of a first name with the family's: judged as the baby studio does; null for another question. */
export function composeBabyVerdict(composer: Composer, judged: Judged): Composed | null {
  const { family } = composer.state.table;
  const isAsked = asksFit.test(composer.act.words) || composer.act.intent === 'escolher';
  if (family === null || !isAsked || !judged.name.endsWith(` ${family}`)) return null;
  const given = judged.name.slice(0, -family.length).trim();
  const { verdict, reasons } = inFamily(given, family, composer);
  // The reasons that carry the verdict come first.
  const leading = verdict === 'pede atenção' ? 'care' : 'good';
  const shown = reasons
    .toSorted((one, other) => Number(other.tone === leading) - Number(one.tone === leading))
    .slice(0, mostReasons);
  const number = judged.number || 1;
  return {
    text: [
      `**${given} ${verdict}: ${judged.name} soma ${judged.number}, de ${textsOf(number).palavra}.**`,
      ...shown.map(({ text }) => text),
      'Para ler outros nomes com esses sobrenomes, abra o [Nome do bebê](/nome-do-bebe).',
    ].join(' '),
    basis: basisFor(judged),
    results: [judged.result, ...own(composer)],
    chips: [`O que significa o número ${number}?`, 'Mais opções de nome'],
    title: `O nome ${judged.name}`.slice(0, 60),
  };
}

/** With the expected day, if one was given; else by the letters and numbers of the name alone. */
function inFamily(given: string, family: string, composer: Composer): Found {
  const { today, system } = composer;
  const day = expectedDay(composer);
  if (day === null) {
    const rules = ruleSetFor(system);
    const child = wholeName(`${given} ${family}`, rules);
    const fit = judgeChildName(child, wholeName(family, rules), []);
    return { verdict: ofBand[fit.band], reasons: ownReasons(fit, child.numbers) };
  }
  const baby = judgeFirstName(given, {
    surnames: [family],
    from: day,
    to: day,
    parents: [],
    siblings: [],
    gender: 'any',
    origin: null,
    style: null,
    ideas: [],
    referenceDate: today,
    system: ruleSetFor(system).system,
  });
  return { verdict: ofGroup[baby.group], reasons: readBabyName(baby).reasons };
}

function expectedDay({ state, person, today }: Composer): string | null {
  const spoken = state.time.last.find(({ span }) => span === 'day')?.date;
  const day = person('bebe')?.birthDate ?? spoken ?? null;
  return day !== null && day >= today ? day : null;
}
