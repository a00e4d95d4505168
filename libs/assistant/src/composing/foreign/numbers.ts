import { lackOf } from '../compose-number.ts';
import type { Composed } from '../composer.ts';
import { numbersFor } from '../speaker.ts';
import type { Topic } from '../topics.ts';
import { isMain } from '../topics.ts';
import { essence, missing, shadow, step, type Voice } from './voice.ts';

/** The numbers asked for, each with its meaning. */
export function numberAnswer(voice: Voice): Composed {
  const { composer } = voice;
  if (composer.act.topics.some(isMain) && /\bpor que\b|\bse calcula|\bcalculated\b/u.test(composer.act.words))
    return howAnswer(voice);
  if (!composer.act.topics.some((topic) => topic !== 'mapa'))
    return composer.act.number === null ? numberAnswer(ofMainNumber(voice)) : meaningAnswer(voice);
  const topics = composer.act.topics.filter((one) => one !== 'mapa').slice(0, 3);
  const wanted = composer.act.who.slice(0, 2).flatMap((who) => topics.map((topic) => ({ who, topic })));
  const lacking = wanted.map(({ who, topic }) => lackOf(topic, composer, who)).find((lack) => lack !== null);
  if (lacking) return missing(voice, lacking);
  return {
    text: wanted.map(({ who, topic }) => numberPart(voice, who, topic)).join(' '),
    results: composer.act.who.flatMap((who) => composer.map(who) ?? []),
  };
}

/** `¿Qué dice mi número?` */
function ofMainNumber(voice: Voice): Voice {
  const { composer } = voice;
  const isDated = Boolean(composer.person(composer.act.who[0] ?? 'eu')?.birthDate);
  return { ...voice, composer: { ...composer, act: { ...composer.act, topics: [isDated ? 'destino' : 'expressao'] } } };
}

function numberPart(voice: Voice, who: string, topic: Topic): string {
  const { composer, fill, label, say } = voice;
  const found = composer.map(who);
  const value = found ? numberAt(found.map, topic) : undefined;
  const { isMine, called } = composer.speaker(who);
  const shown = Array.isArray(value) ? value.join(', ') || fill('none', {}) : value;
  const isList = Array.isArray(value);
  const head = fill(isMine ? (isList ? 'yourList' : 'your') : isList ? 'ofList' : 'of', {
    label: label(topic),
    n: shown ?? '',
    who: called,
  });
  if (isList) return [head, voice.use(topic) ?? ''].join(' ').trim();
  if (!isMain(topic) || typeof value !== 'number' || value === 0) return head;
  const { area } = composer.act;
  const place = voice.place(area);
  if (place) return `${head} ${fill('inPlace', { place, n: value, text: say(value, voice.area(area)) })}`;
  const isOnly = composer.act.topics.length === 1 && composer.act.who.length === 1;
  return [
    head,
    fill('meaning', { n: value, text: say(value, essence, 3, 4, 5) }),
    isOnly && found ? besideText(voice, found.map, value) : '',
    fill('weak', { n: value, text: say(value, shadow, step) }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Another number of the map, next to the one that is asked for. */
function besideText({ fill, say }: Voice, map: Parameters<typeof numbersFor>[1], value: number): string {
  const other = numbersFor('jeito', map).find((one) => one.value !== value);
  return other ? fill('beside', { n: other.value, text: say(other.value, essence, 4, 3) }) : '';
}

function numberAt(map: object, topic: Topic): number | number[] | undefined {
  const value = Object.entries(map).find(([key]) => key === topic)?.[1];
  return typeof value === 'number' || Array.isArray(value) ? value : undefined;
}

export function howAnswer(voice: Voice): Composed {
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

export function meaningAnswer(voice: Voice): Composed {
  const { composer, fill, say } = voice;
  const topic = composer.act.topics.find(isMain);
  const number = composer.act.number ?? (topic ? composer.map(composer.act.who[0] ?? 'eu')?.map[topic] : undefined);
  if (!number) return numberAnswer(ofMainNumber(voice));
  const { area } = composer.act;
  const first = area === null ? essence : voice.area(area);
  return {
    text: `${fill('meaning', { n: `**${number}**`, text: say(number, first, essence, 3, 4) })} ${fill('weak', { n: number, text: say(number, shadow) })}`,
    results: [{ tool: 'buscar_textos', facts: [{ label: 'Número', of: '', value: number }], card: null, sources: [] }],
  };
}
