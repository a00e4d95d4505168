import { personalTime } from '@sefira/numerology/calendar/personal-time';
import type { Dialogue } from '../../dialogue/dialogue.ts';
import type { Composed, Composer } from '../composer.ts';
import { purposeOf } from '../period-facts.ts';
import { studioPrice } from '../product/compose-plans.ts';
import { lowered, numbersFor } from '../speaker.ts';
import type { Topic } from '../topics.ts';
import { isMain } from '../topics.ts';
import { nameAnswer } from './names.ts';
import { howAnswer, meaningAnswer, numberAnswer } from './numbers.ts';
import { dealAnswer, pairAnswer, pairAspect } from './people.ts';
import { bestDayAnswer, bestMonthAnswer, choiceAnswer, dayAnswer, periodAnswer, timeReasonAnswer } from './periods.ts';
import {
  againAnswer,
  avoidAnswer,
  changeAnswer,
  chartAnswer,
  cheerAnswer,
  exampleAnswer,
  lessonAnswer,
  mastersAnswer,
  placeAnswer,
  reasonsAnswer,
  smallerAnswer,
  turnAnswer,
  useAnswer,
  wordAnswer,
  worthAnswer,
  yearReasonAnswer,
} from './questions.ts';
import { createVoice, essence, missing, shadow, step, texts, type Voice, word } from './voice.ts';

/** Answers in English and Spanish, from tables of their own. */
export function composeForeign(language: 'en' | 'es', dialogue: Dialogue, composer: Composer): Composed {
  const table = texts[language];
  const voice = createVoice(language, table, composer);
  const { manner } = dialogue;
  if (manner !== null && dialogue.acts.length === 0) {
    const price = composer.prices === null ? null : studioPrice(manner, composer.prices, dialogue.message);
    return price === null ? voice.manner(manner) : { ...voice.manner(manner), text: price };
  }
  const { act } = composer;
  const answer =
    composer.state.table.mode !== null
      ? nameAnswer
      : (answers[act.intent] ?? (act.topics.some((topic) => topic !== 'mapa') ? answers.numero : answers.fraco));
  const composed = answer?.(voice) ?? voice.manner('perdido');
  const lead = manner !== null ? `${voice.manner(manner).text} ` : '';
  return {
    ...composed,
    text: `${lead}${composed.text}`,
    chips: voice.chips(act.intent, act.area),
    title: act.topics[0] ? voice.label(act.topics[0]) : 'Sefira',
  };
}

function own(voice: Voice, aspect: string) {
  const found = voice.composer.map(voice.composer.act.who[0] ?? 'eu');
  const numbers = found ? numbersFor(aspect, found.map) : [];
  const [first, second = first] = numbers;
  return found && first && second ? { found, first, second } : null;
}

function adviceAnswer(voice: Voice): Composed {
  const { composer, fill, say } = voice;
  const read = own(voice, composer.act.intent === 'fraco' ? 'fraqueza' : 'jeito');
  if (!read) return missing(voice, 'both');
  const { first, second, found } = read;
  const { intent, area } = composer.act;
  const results = [found];
  if (intent === 'fraco')
    return {
      text: `${fill('weak', { n: first.value, text: say(first.value, shadow, 5) })} ${fill('beside', { n: second.value, text: say(second.value, shadow, 5) })} ${fill('practice', { text: say(first.value, step) })}`,
      results,
    };
  if (intent === 'resumo') return { text: summaryText(voice, found.map), results };
  if (intent === 'crianca' || intent === 'traco') return { text: summaryText(voice, found.map), results };
  if (intent === 'forte')
    return {
      text: fill('strong', {
        n: first.value,
        text: say(first.value, essence, 4),
        m: second.value,
        more: say(second.value, 4, essence),
      }),
      results,
    };
  if (intent === 'area') return areaAnswer(voice, read);
  if (intent === 'decisao') return decisionAnswer(voice, read);
  if (area !== null)
    return {
      text: `${fill('area', { n: first.value, text: say(first.value, voice.area(area), essence) })} ${fill('weak', { n: second.value, text: say(second.value, shadow, 4) })} ${fill('step', { text: say(first.value, step) })}`,
      results,
    };
  const { value, text } = stepAnswer(
    voice,
    numbersFor('jeito', found.map).map((one) => one.value),
  );
  const other = value === second.value ? first : second;
  return {
    text: `${fill('advice', { n: value })} ${lowered(text)} ${fill('meaning', { n: other.value, text: say(other.value, essence, 4, 5, 3) })}`,
    results,
  };
}

/** `What is she like?`; how to meet a person is another question. */
function describeAnswer(voice: Voice): Composed {
  const { words } = voice.composer.act;
  return /\b(?:como (?:el[ea] )?es?|com que se parece)\b/u.test(words) ? adviceAnswer(voice) : dealAnswer(voice);
}

type Own = NonNullable<ReturnType<typeof own>>;
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** An area of life: two numbers by their names, the number asked for first, and a step. */
function areaAnswer(voice: Voice, { found, first, second }: Own): Composed {
  const { composer, fill, say, label } = voice;
  const { area, topics } = composer.act;
  const asked = topics.find(isMain);
  const value = asked ? found.map[asked] : undefined;
  const main = asked && value ? { position: asked, value } : first;
  const other = main.value === first.value ? second : first;
  const place = voice.place(area);
  const named = { label: label(main.position), n: main.value, text: say(main.value, voice.area(area), essence) };
  return {
    text: [
      place ? fill('ownArea', { ...named, place }) : fill('ownAlso', named),
      fill('ownAlso', {
        label: label(other.position),
        n: other.value,
        text: say(other.value, voice.area(area), 4, essence),
      }),
      fill('step', { text: small(say(main.value, voice.stepIn(area), step)) }),
    ].join(' '),
    results: [found],
  };
}

/** A decision: the year, what speaks for it, what asks for care, and a small trial. */
function decisionAnswer(voice: Voice, { found, first, second }: Own): Composed {
  const { composer, fill, say, label } = voice;
  const birthDate = composer.person(composer.act.who[0] ?? 'eu')?.birthDate;
  const year = birthDate ? personalTime(birthDate, composer.today, composer.system).anoPessoal : null;
  const area = purposeOf(composer.act.purpose).area || composer.act.area;
  return {
    text: [
      fill('decide', {}),
      year === null ? '' : fill('inYear', { n: year, text: voice.year(year) }),
      fill('forIt', {
        label: label(first.position),
        n: first.value,
        text: say(first.value, voice.area(area), essence, 4),
      }),
      fill('against', { label: label(second.position), n: second.value, text: say(second.value, shadow) }),
      fill('test', {}),
    ]
      .filter(Boolean)
      .join(' '),
    results: [found],
  };
}

function summaryText(
  { fill, say, composer }: Voice,
  map: { readonly expressao?: number; readonly destino?: number },
): string {
  const { expressao, destino = 1 } = map;
  const { isMine, called } = composer.speaker(composer.act.who[0] ?? 'eu');
  if (!isMine && expressao !== undefined)
    return fill('about', {
      who: called,
      e: expressao,
      te: say(expressao, essence, 4),
      d: destino,
      td: say(destino, word),
    });
  return expressao === undefined
    ? fill('summaryOne', { d: destino, td: say(destino, essence, 4), sd: say(destino, shadow) })
    : fill('summary', { e: expressao, te: say(expressao, essence, 4), d: destino, td: say(destino, word) });
}

function twoNumbers(voice: Voice): Composed {
  const [m = 1, n = 2] = [...voice.composer.act.words.matchAll(/\b(\d{1,2})\b/gu)].map(([, digits]) => Number(digits));
  const { fill, say } = voice;
  return {
    text: fill('twoNumbers', { m, n, wm: say(m, word), wn: say(n, word), tm: say(m, essence), tn: say(n, essence) }),
    results: [
      {
        tool: 'buscar_textos',
        facts: [m, n].map((value) => ({ label: 'Número', of: '', value })),
        card: null,
        sources: [],
      },
    ],
  };
}

/** The reason for a trait: the shadows of two numbers. */
function reasonAnswer(voice: Voice): Composed {
  const read = own(voice, 'fraqueza');
  if (!read) return missing(voice, 'both');
  const { first, second, found } = read;
  const { fill, say, label } = voice;
  const isFault = /\b(?:so|always|never|tan|siempre|nunca)\b|\btao\b|\bsempre\b/u.test(voice.composer.act.words);
  const parts = isFault ? ([shadow, essence] as const) : ([essence, 4] as const);
  return {
    text: `${fill('because', { label: label(first.position), n: first.value, text: say(first.value, ...parts), other: label(second.position), m: second.value, more: say(second.value, ...parts) })} ${fill('step', { text: small(say(first.value, step, 7)) })}`,
    results: [found],
  };
}

/** The number with a step that was not said yet. */
function stepAnswer(
  { composer, language, say, fill }: Voice,
  values: readonly number[],
): { value: number; text: string } {
  const fresh =
    values.find((value) => composer.isNew({ id: `${language}.${value}.${step}`, text: '' })) ?? values[0] ?? 1;
  return { value: fresh, text: fill('practice', { text: say(fresh, step) }) };
}

function inArea(voice: Voice, area: string): Composed {
  const act = { ...voice.composer.act, intent: 'area', area };
  return adviceAnswer({ ...voice, composer: { ...voice.composer, act } });
}

function ofTopic(voice: Voice, topic: Topic): Voice {
  const { composer } = voice;
  const topics = composer.act.topics.some((one) => one !== 'mapa') ? composer.act.topics : [topic];
  return { ...voice, composer: { ...composer, act: { ...composer.act, topics } } };
}

/** Steps about another person are a way to deal with them. */
function stepsAnswer(voice: Voice): Composed {
  return voice.composer.act.who.some((label) => label !== 'eu') ? dealAnswer(voice) : adviceAnswer(voice);
}

const answers: Readonly<Record<string, (voice: Voice) => Composed>> = {
  numero: (voice) =>
    voice.composer.act.topics.includes('aptidaoProfissional') ? inArea(voice, 'trabalho') : numberAnswer(voice),
  mapa: chartAnswer,
  outroPasso: smallerAnswer,
  exemplo: exampleAnswer,
  evitar: avoidAnswer,
  paraQue: useAnswer,
  motivos: reasonsAnswer,
  aprender: lessonAnswer,
  animo: cheerAnswer,
  palavra: wordAnswer,
  mudarNumero: changeAnswer,
  numeroMestre: mastersAnswer,
  faltam: (voice) => numberAnswer(ofTopic(voice, 'licoesCarmicas')),
  repetidos: (voice) => numberAnswer(ofTopic(voice, 'tendenciasOcultas')),
  faseAgora: (voice) => numberAnswer(ofTopic(voice, 'ciclosDeVida')),
  melhorNumero: (voice) => ({ text: voice.fill('noBest', {}) }),
  letraVale: (voice) => ({ text: voice.fill('letters', {}), isFree: true }),
  letras: (voice) => ({ text: voice.fill('letters', {}), isFree: true }),
  porquePeriodo: yearReasonAnswer,
  porqueEscolha: timeReasonAnswer,
  anoDoNumero: againAnswer,
  quemMaisCombina: pairAnswer,
  crianca: describeAnswer,
  estuda: dealAnswer,
  brinca: dealAnswer,
  ensinar: dealAnswer,
  como: howAnswer,
  porque: (voice) =>
    voice.composer.act.who.length > 1
      ? pairAspect(voice)
      : /\b(?:eu|sou|i am|am i|soy)\b|am i/u.test(voice.composer.act.words)
        ? reasonAnswer(voice)
        : voice.composer.act.topics.some((topic) => isMain(topic) && voice.composer.act.topics.length === 1)
          ? howAnswer(voice)
          : reasonAnswer(voice),
  valoracao: worthAnswer,
  ondeEsta: placeAnswer,
  relato: adviceAnswer,
  periodo: periodAnswer,
  compararPeriodos: choiceAnswer,
  melhorDia: bestDayAnswer,
  diaBom: dayAnswer,
  significado: meaningAnswer,
  conceito: meaningAnswer,
  par: pairAnswer,
  brigas: pairAspect,
  comum: pairAspect,
  completa: pairAspect,
  quem: pairAspect,
  numerosDiferenca: twoNumbers,
  numerosCombinam: twoNumbers,
  irrita: dealAnswer,
  precisa: dealAnswer,
  feedback: dealAnswer,
  traco: describeAnswer,
  tarefa: dealAnswer,
  fraco: adviceAnswer,
  forte: adviceAnswer,
  conselho: stepsAnswer,
  pratica: stepsAnswer,
  resumo: adviceAnswer,
  area: (voice) => (voice.composer.act.who.length > 1 ? pairAnswer(voice) : adviceAnswer(voice)),
  profissao: (voice) => inArea(voice, 'trabalho'),
  quemCombina: (voice) => inArea(voice, 'amor'),
  decisao: adviceAnswer,
  mais: adviceAnswer,
  simples: (voice) => (voice.composer.act.who.length > 1 ? pairAspect(voice) : adviceAnswer(voice)),
  melhorar: stepsAnswer,
  conviver: dealAnswer,
  momento: periodAnswer,
  melhorMes: bestMonthAnswer,
  quandoMuda: turnAnswer,
};
