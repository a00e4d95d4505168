import { personalTime } from '@sefira/numerology/calendar/personal-time';
import en from '../../texts/linguas/en.json' with { type: 'json' };
import es from '../../texts/linguas/es.json' with { type: 'json' };
import type { Dialogue } from '../dialogue/follow.ts';
import { readPeriod } from '../tools/period-tool.ts';
import { isMain, lackOf } from './compose-number.ts';
import { periodsOf } from './compose-period.ts';
import type { Composed, Composer } from './composer.ts';
import type { Wording } from './passage-bank.ts';
import { purposeOf, yearOf } from './period-facts.ts';
import { numbersFor } from './speaker.ts';
import type { Topic } from './topics.ts';

type Texts = typeof en;
const texts: Readonly<Record<'en' | 'es', Texts>> = { en, es };
/** Places in a number's row. */
const word = 0;
const essence = 1;
const shadow = 2;
const step = 6;

/** Answers in English and Spanish, from tables of their own. */
export function composeForeign(language: 'en' | 'es', dialogue: Dialogue, composer: Composer): Composed {
  const table = texts[language];
  const voice = createVoice(language, table, composer);
  const { manner } = dialogue;
  if (manner !== null && dialogue.acts.length === 0) return voice.manner(manner);
  const { act } = composer;
  const answer = answers[act.intent] ?? (act.topics.some((topic) => topic !== 'mapa') ? answers.numero : answers.fraco);
  const composed = answer?.(voice) ?? voice.manner('perdido');
  const lead = manner !== null ? `${voice.manner(manner).text} ` : '';
  return {
    ...composed,
    text: `${lead}${composed.text}`,
    chips: voice.chips(act.intent, act.area),
    title: act.topics[0] ? voice.label(act.topics[0]) : 'Sefira',
  };
}

type Voice = ReturnType<typeof createVoice>;

function createVoice(language: 'en' | 'es', table: Texts, composer: Composer) {
  const numbers = new Map<string, readonly string[]>(Object.entries(table.numbers));
  const labels = new Map<string, string>(Object.entries(table.labels));
  const years = new Map<string, string>(Object.entries(table.years));
  const manners = new Map<string, readonly string[]>(Object.entries(table.manners));
  const phrases = new Map<string, string>(Object.entries(table.phrases));
  const areas = new Map<string, number>(Object.entries(table.areas));
  /** Two questions other than the one that was just answered. */
  const chips = (intent: string, area: string | null) =>
    Object.entries(table.chips)
      .filter(
        ([key]) => key !== intent && !(key === 'area' && area === 'amor') && !(key === 'numero' && intent === 'como'),
      )
      .map(([, text]) => text)
      .sort((one, other) => timesAsked(one) - timesAsked(other))
      .slice(0, 2);
  const timesAsked = (text: string) => (composer.said.has(`chip.${text}`) ? 1 : 0);
  const shown = (intent: string, area: string | null) => {
    const found = chips(intent, area);
    for (const text of found) composer.said.add(`chip.${text}`);
    return found;
  };
  return {
    composer,
    language,
    chips: shown,
    label: (topic: string) => labels.get(topic) ?? topic,
    year: (number: number) => years.get(String(number)) ?? '',
    area: (area: string | null) => areas.get(area ?? '') ?? 1,
    fill(key: string, values: Readonly<Record<string, string | number>>): string {
      return Object.entries(values).reduce(
        (text, [name, value]) => text.replaceAll(`{${name}}`, String(value)),
        phrases.get(key) ?? '',
      );
    },
    /** A part of a number's row that was not said; after it the next ones. */
    say(number: number, ...places: readonly number[]): string {
      const row = numbers.get(String(number)) ?? numbers.get(String(((number - 1) % 9) + 1)) ?? [];
      return composer.pick(
        ...places.map((place): Wording => ({ id: `${language}.${number}.${place}`, text: row[place] ?? '' })),
      );
    },
    manner(family: string): Composed {
      const known =
        manners.get(family) ??
        manners.get(related[family] ?? (family.startsWith('produto') ? 'produto' : 'perdido')) ??
        [];
      return {
        text: composer.pick(...known.map((text, index): Wording => ({ id: `${language}.${family}.${index}`, text }))),
        isFree: true,
        chips: /crise|luto|violencia/u.test(family) ? [] : shown('', null),
      };
    },
  };
}

const related: Readonly<Record<string, string>> = {
  rompimento: 'tristeza',
  solidao: 'tristeza',
  demissao: 'tristeza',
  humor: 'tristeza',
  raiva: 'medo',
  ansiedade: 'medo',
  culpa: 'tristeza',
  vicio: 'sorteio',
  morte: 'saude',
  gravidez: 'saude',
  volta: 'previsao',
  mente: 'previsao',
  traicao: 'previsao',
  confianca: 'ceticismo',
  azar: 'ceticismo',
  risada: 'enchimento',
  desculpas: 'agradecimento',
  meusDados: 'privacidade',
  perdaGestacional: 'luto',
  alem: 'luto',
  dividas: 'medo',
};

function missing({ fill }: Voice, lack: 'name' | 'date' | 'both'): Composed {
  return { text: fill(lack === 'name' ? 'needName' : lack === 'date' ? 'needDate' : 'needBoth', {}), isFree: true };
}

function numberAnswer(voice: Voice): Composed {
  const { composer } = voice;
  if (composer.act.topics.includes('aptidaoProfissional')) return inArea(voice, 'trabalho');
  if (!composer.act.topics.some((topic) => topic !== 'mapa'))
    return composer.act.number === null ? adviceAnswer(voice) : meaningAnswer(voice);
  const topics = composer.act.topics.filter((one) => one !== 'mapa').slice(0, 3);
  const wanted = composer.act.who.slice(0, 2).flatMap((who) => topics.map((topic) => ({ who, topic })));
  const lacking = wanted.map(({ who, topic }) => lackOf(topic, composer, who)).find((lack) => lack !== null);
  if (lacking) return missing(voice, lacking);
  return {
    text: wanted.map(({ who, topic }) => numberPart(voice, who, topic)).join(' '),
    results: composer.act.who.flatMap((who) => composer.map(who) ?? []),
  };
}

function numberPart(voice: Voice, who: string, topic: Topic): string {
  const { composer, fill, label, say } = voice;
  const found = composer.map(who);
  const value = found ? numberAt(found.map, topic) : undefined;
  const { isMine, called } = composer.speaker(who);
  const shown = Array.isArray(value) ? value.join(', ') || fill('none', {}) : value;
  const head = fill(isMine ? 'your' : 'of', { label: label(topic), n: shown ?? '', who: called });
  if (!isMain(topic) || typeof value !== 'number' || value === 0) return head;
  return `${head} ${fill('meaning', { n: value, text: say(value, essence, 3, 4, 5) })} ${fill('weak', { n: value, text: say(value, shadow, step) })}`;
}

function numberAt(map: object, topic: Topic): number | number[] | undefined {
  const value = Object.entries(map).find(([key]) => key === topic)?.[1];
  return typeof value === 'number' || Array.isArray(value) ? value : undefined;
}

function own(voice: Voice, aspect: string) {
  const found = voice.composer.map(voice.composer.act.who[0] ?? 'eu');
  const numbers = found ? numbersFor(aspect, found.map) : [];
  const [first, second = first] = numbers;
  return found && first && second ? { found, first, second } : null;
}

function howAnswer(voice: Voice): Composed {
  const { composer, fill, label } = voice;
  const topic = composer.act.topics.find((one) => one !== 'mapa') ?? 'destino';
  const key =
    topic === 'missao'
      ? 'howBoth'
      : ['destino', 'anoPessoal', 'mesPessoal', 'diaPessoal'].includes(topic)
        ? 'howDate'
        : 'howName';
  const found = composer.map(composer.act.who[0] ?? 'eu');
  const value = found ? numberAt(found.map, topic) : undefined;
  const explanation = found?.map.explanations[topic as 'destino'];
  const birth = composer.person(composer.act.who[0] ?? 'eu')?.birthDate;
  const digits =
    topic === 'destino' && birth ? `${[...birth.replaceAll('-', '')].filter((one) => one !== '0').join(' + ')} = ` : '';
  const sum = explanation?.reduction ? `${digits}${explanation.reduction.join(' → ')}` : '';
  return {
    text: `${fill('howLead', { label: label(topic) })} ${fill(key, {})}${sum ? ` ${fill('sum', { text: sum })}` : value === undefined ? '' : ` ${String(value)}.`}`,
    results: found ? [found] : [],
  };
}

/** Years side by side with a verdict for the purpose. */
function choiceAnswer(voice: Voice): Composed {
  const { composer, fill } = voice;
  const birthDate = composer.person(composer.act.who[0] ?? 'eu')?.birthDate;
  const told = periodAnswer(voice);
  const years = periodsOf(composer).filter(({ span }) => span === 'year');
  if (!birthDate || years.length < 2) return told;
  const { bons } = purposeOf(composer.act.purpose);
  const worth = (number: number) => (bons.includes(number) ? 3 - bons.indexOf(number) : 0);
  const weighed = years.map(({ date }) => ({
    year: date.slice(0, 4),
    number: yearOf(birthDate, Number(date.slice(0, 4))).opens,
  }));
  const [one, ...others] = weighed;
  if (!one) return told;
  const best = others.reduce((before, next) => (worth(next.number) > worth(before.number) ? next : before), one);
  const isTie = weighed.every(({ number }) => worth(number) === worth(best.number));
  return { ...told, text: `${fill(isTie ? 'tie' : 'better', { year: best.year, n: best.number })} ${told.text}` };
}

function periodAnswer(voice: Voice): Composed {
  const { composer, fill, year, language } = voice;
  const [who = 'eu'] = composer.act.who;
  const birthDate = composer.person(who)?.birthDate;
  const { isMine, called } = composer.speaker(who);
  if (!birthDate) return missing(voice, 'date');
  const parts = periodsOf(composer).map((period) => {
    if (period.span === 'year') {
      const asked = Number(period.date.slice(0, 4));
      const { opens, before } = yearOf(birthDate, asked);
      const inForce = period.date === composer.today ? personalTime(birthDate, composer.today).anoPessoal : opens;
      return `${fill('year', { year: asked, who: isMine ? fill('yourLow', {}) : fill('ofWho', { who: called }), n: inForce, text: year(inForce) })} ${before === opens || period.date === composer.today ? '' : fill('change', { year: asked, n: before })}`;
    }
    const time = personalTime(birthDate, period.date);
    const number = period.span === 'month' ? time.mesPessoal : time.diaPessoal;
    const shown = dateInWords(language, period.date, period.span === 'month');
    return fill(period.span === 'month' ? 'month' : 'day', { when: shown, n: number, text: voice.say(number, word) });
  });
  return {
    text: parts.join(' ').trim(),
    results: [
      readPeriod(
        { called: isMine ? (composer.person(who)?.name?.split(' ')[0] ?? called) : called, birthDate },
        periodsOf(composer)[0]?.date ?? composer.today,
        'day',
      ),
    ],
  };
}

/** `December 2026`, `4 de enero de 2027`. */
function dateInWords(language: 'en' | 'es', date: string, isMonth: boolean): string {
  const day = isMonth ? {} : ({ day: 'numeric' } as const);
  return new Intl.DateTimeFormat(language, { timeZone: 'UTC', month: 'long', year: 'numeric', ...day }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

function meaningAnswer(voice: Voice): Composed {
  const { composer, fill, say } = voice;
  const topic = composer.act.topics.find(isMain);
  const number = composer.act.number ?? (topic ? composer.map(composer.act.who[0] ?? 'eu')?.map[topic] : undefined);
  if (!number) return adviceAnswer(voice);
  return {
    text: `${fill('meaning', { n: `**${number}**`, text: say(number, essence, 3, 4) })} ${fill('weak', { n: number, text: say(number, shadow) })}`,
    results: [{ tool: 'buscar_textos', facts: [{ label: 'Número', of: '', value: number }], card: null, sources: [] }],
  };
}

function pairAnswer(voice: Voice): Composed {
  const { composer, fill, say } = voice;
  const sides = composer.act.who
    .slice(0, 2)
    .map((who) => ({ who, speaker: composer.speaker(who), found: composer.map(who) }));
  const [one, other] = sides;
  const [m, n] = [one, other].map((side) =>
    side?.found ? (side.found.map.missao ?? side.found.map.destino ?? side.found.map.expressao) : undefined,
  );
  if (!one || !other || !m || !n) return missing(voice, 'both');
  const name = (side: typeof one) =>
    side.speaker.isMine ? (composer.person('eu')?.name?.split(' ')[0] ?? '') : side.speaker.called;
  return {
    text: `${fill('pairLead', { a: name(one), b: name(other), m: `**${m}**`, n: `**${n}**`, ta: say(m, 3, essence), tb: say(n, 3, essence, shadow) })} ${fill('pairNumbers', { m, n })} ${fill('pairEnd', {})}`,
    results: sides.flatMap(({ found }) => found ?? []),
  };
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
      text: `${fill('weak', { n: first.value, text: say(first.value, shadow, 5) })} ${fill('practice', { text: say(first.value, step) })}`,
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
  if (intent === 'area')
    return {
      text: `${fill('area', { n: first.value, text: say(first.value, voice.area(area), essence) })} ${fill('area', { n: second.value, text: say(second.value, voice.area(area), 4) })}`.replace(
        /(\.) (?:In|En) [^,]+, (\p{L})/u,
        (_, stop: string, letter: string) => `${stop} ${letter.toUpperCase()}`,
      ),
      results,
    };
  if (intent === 'decisao')
    return {
      text: `${fill('decide', {})} ${fill('meaning', { n: first.value, text: say(first.value, essence, 4) })}`,
      results,
    };
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
    text: `${fill('advice', { n: value })} ${text} ${fill('meaning', { n: other.value, text: say(other.value, essence, 4, 5, 3) })}`,
    results,
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

/** Two people where they clash, what they share or how they differ. */
function pairAspect(voice: Voice): Composed {
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
  const shared = one.numbers.find((value) => other.numbers.includes(value));
  const names = { a: one.name, b: other.name };
  if (composer.act.intent === 'comum' && shared !== undefined)
    return { text: fill('share', { ...names, n: shared, text: say(shared, essence, 3) }), results };
  if (composer.act.intent === 'brigas' || composer.act.intent === 'porque')
    return { text: fill('clash', { ...names, m, n, ta: say(m, shadow), tb: say(n, shadow, essence) }), results };
  return { text: fill('differ', { ...names, m, n, ta: say(m, essence, 4), tb: say(n, essence, 4) }), results };
}

/** How to meet another person. */
function dealAnswer(voice: Voice): Composed {
  const { composer, fill, say } = voice;
  const who = composer.act.who.find((label) => label !== 'eu');
  const found = who === undefined ? null : composer.map(who);
  const [first, second = first] = found ? numbersFor('jeito', found.map) : [];
  if (who === undefined || !found || !first || !second) return adviceAnswer(voice);
  return {
    text: fill('deal', {
      who: composer.speaker(who).called,
      n: first.value,
      text: say(first.value, essence, 3, 4),
      weak: say(first.value, shadow),
    }),
    results: [found],
  };
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
  const shadowOf = (value: number) => voice.fill('weak', { n: value, text: voice.say(value, shadow, essence) });
  return {
    text: `${shadowOf(first.value)} ${voice.fill('meaning', { n: second.value, text: voice.say(second.value, shadow, essence, 4) })}`,
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

const answers: Readonly<Record<string, (voice: Voice) => Composed>> = {
  numero: numberAnswer,
  mapa: (voice) =>
    adviceAnswer({ ...voice, composer: { ...voice.composer, act: { ...voice.composer.act, intent: 'resumo' } } }),
  como: howAnswer,
  porque: (voice) =>
    voice.composer.act.who.length > 1
      ? pairAspect(voice)
      : /\b(?:eu|sou|i am|am i|soy)\b|am i/u.test(voice.composer.act.words)
        ? reasonAnswer(voice)
        : howAnswer(voice),
  valoracao: meaningAnswer,
  ondeEsta: meaningAnswer,
  relato: adviceAnswer,
  periodo: periodAnswer,
  compararPeriodos: choiceAnswer,
  melhorDia: periodAnswer,
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
  traco: dealAnswer,
  fraco: adviceAnswer,
  forte: adviceAnswer,
  conselho: adviceAnswer,
  pratica: adviceAnswer,
  resumo: adviceAnswer,
  area: adviceAnswer,
  profissao: (voice) => inArea(voice, 'trabalho'),
  quemCombina: (voice) => inArea(voice, 'amor'),
  decisao: adviceAnswer,
  mais: adviceAnswer,
  simples: adviceAnswer,
  melhorar: adviceAnswer,
  conviver: dealAnswer,
  momento: periodAnswer,
  melhorMes: periodAnswer,
  quandoMuda: periodAnswer,
};
