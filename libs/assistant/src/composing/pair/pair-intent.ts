import { asksHowLong } from '../../dialogue/who/pair-intents.ts';
import { genderOfName } from '../../dialogue/who/people.ts';
import type { Composed, Composer } from '../composer.ts';

/** Intents that a pair answers together when it is the pair that is spoken of. */
const forPair: Readonly<Record<string, string>> = {
  porque: 'brigas',
  fraco: 'brigas',
  melhorar: 'melhorarPar',
  conselho: 'melhorarPar',
  pratica: 'melhorarPar',
  resumo: 'parResumo',
  mais: 'completa',
  exemplo: 'completa',
  area: 'completa',
  forte: 'completa',
  simples: 'parResumo',
  mapa: 'par',
  quemCombina: 'par',
  periodo: 'par',
  pesoDosNumeros: 'pesoDoPar',
  conviver: 'melhorarPar',
  decisao: 'melhorarPar',
  palavra: 'parResumo',
  diaBom: 'diaBom',
  compararPeriodos: 'periodosDoPar',
  melhorMes: 'periodosDoPar',
  porqueEscolha: 'porqueDoPar',
};

/** Answers with passages that say `vocês`. */
export const spokenToBoth = new Set([
  'par',
  'brigas',
  'comum',
  'completa',
  'viajar',
  'quem',
  'quemAno',
  'paresNumeros',
  'pesoDoPar',
]);

/** `Vocês se completam` of two other people: `Eles se completam`. */
export function aboutThem(composed: Composed, { act, speaker }: Composer): Composed {
  const them = act.who.every((label) => speaker(label).gender === 'f') ? 'elas' : 'eles';
  const capital = `${them.charAt(0).toUpperCase()}${them.slice(1)}`;
  return {
    ...composed,
    text: composed.text
      .replace(/\bvocês dois\b/gu, them === 'elas' ? 'as duas' : 'os dois')
      .replace(/\bVocês dois\b/gu, them === 'elas' ? 'As duas' : 'Os dois')
      .replace(/\bune vocês\b/gu, them === 'elas' ? 'une as duas' : 'une os dois')
      .replace(/\bde vocês\b/gu, `d${them}`)
      .replace(/\bvocês\b/gu, them)
      .replace(/\bVocês\b/gu, capital),
    chips: (composed.chips ?? []).map((chip) =>
      chip
        .replace('O que temos em comum?', `O que ${them} têm em comum?`)
        .replace('Onde a gente mais se desentende?', `Onde ${them} mais se desentendem?`)
        .replace('Como podemos melhorar isso?', `Como ${them} podem melhorar isso?`),
    ),
  };
}

/** `Vocês dois` of the user and another person: `vocês duas` where both are women by their names. */
export function spokenToWomen(composed: Composed, { act, speaker, person }: Composer): Composed {
  const own = person('eu')?.name;
  const areWomen =
    own != null &&
    genderOfName(own) === 'f' &&
    act.who.every((label) => label === 'eu' || speaker(label).gender === 'f');
  return areWomen ? { ...composed, text: composed.text.replace(/\b([Vv])ocês dois\b/gu, '$1ocês duas') } : composed;
}

/** The question as it is asked of a pair. */
export function pairIntentOf({ act, map }: Composer): string {
  const isOfTimes = act.intent === 'periodo' && act.periods.length > 0;
  const [only, ...more] = act.periods;
  if (isOfTimes && act.who.length === 2 && more.length === 0 && only?.span === 'year' && act.purpose === null)
    return 'quemAno';
  // `Quem cuida de quê?` asks for the part of each, and not for one of them.
  if (act.intent === 'quem' && /\bque$/u.test(act.words)) return 'completa';
  const intent = act.who.length > 1 && !isOfTimes ? (forPair[act.intent] ?? act.intent) : act.intent;
  // `Briguei feio com meu filho` is no question: counsel first, and data only if they are wanted.
  const isOfQuarrel = intent === 'brigas' && /\bbrig(?:uei|amos|ou)\b/u.test(act.words);
  return isOfQuarrel && act.who.some((label) => map(label) === null) ? 'melhorarPar' : intent;
}

const ofRelation = new Set(['par', 'quemAno', 'completa', 'comum']);

/** What no number says of a relation comes first: `a gente fica junto?` */
export function withoutPromise(answer: Composed, intent: string, { act, pick }: Composer): Composed {
  if (!ofRelation.has(intent) || !asksHowLong.test(act.words)) return answer;
  const lead = pick(
    { id: 'par.duracao.0', text: 'Quanto dura, nenhum número diz; ele mostra o jeito de cada um.' },
    { id: 'par.duracao.1', text: 'Ninguém lê o fim de uma relação num mapa; o que dá para ler é o ritmo.' },
  );
  return { ...answer, text: `${lead} ${answer.text}` };
}
