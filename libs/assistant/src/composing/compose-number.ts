import { type MainPosition, mainPositions } from '@sefira/numerology/interpretations/main-positions';
import type { AnyMap, MapToolResult } from '../tools/map-tool.ts';
import type { ToolResult } from '../tools/tool-result.ts';
import { isYoung } from './advice/compose-guidance.ts';
import { basisOf } from './basis.ts';
import { periodLine } from './compose-period.ts';
import { askFor, type Composed, type Composer, sentence } from './composer.ts';
import { asksForMain, composeItem } from './concepts/compose-item.ts';
import { type Area, areaPassage, areas, childPassage, numberPassage } from './passage-bank.ts';
import { answerOf, firstSentences, shortened, spokenTo } from './shorten.ts';
import { capital, numberOf, numbersFor, type Speaker } from './speaker.ts';
import { readTopic } from './topic-answer.ts';
import { askedFor, factsOf, isMain, type Topic } from './topics.ts';

/** What a topic lacks of a person. */
export function lackOf(topic: Topic, composer: Composer, label: string): 'name' | 'date' | 'both' | null {
  const { needs } = factsOf(topic);
  const person = composer.person(label);
  const lacksName = needs !== 'date' && !person?.name;
  const lacksDate = needs !== 'name' && !person?.birthDate;
  if (lacksName && lacksDate) return 'both';
  if (lacksName) return 'name';
  return lacksDate ? 'date' : null;
}

/** The numbers asked for, each with its reading; the first one in the light of another number of the person. */
export function composeNumbers(composer: Composer): Composed {
  const { act } = composer;
  const asked = act.topics.filter((topic) => topic !== 'mapa').slice(0, 3);
  if (asksForMain(act)) return composeItem(composer);
  const isNameOnly = act.who.every((label) => !composer.person(label)?.birthDate);
  const topics: readonly Topic[] = asked.length > 0 ? asked : [isNameOnly ? 'expressao' : 'destino'];
  const same = comparedWithOwn(composer, topics);
  if (same?.isSame) return same.answer;
  const parts: string[] = same ? [same.answer.text] : [];
  const basis: string[] = [];
  const results: ToolResult[] = [];
  let missing: Composed | null = null;
  for (const label of act.who.slice(0, 3)) {
    for (const topic of topics) {
      const lack = lackOf(topic, composer, label);
      const found = lack === null ? composer.map(label) : null;
      if (!found) {
        missing ??= askFor(label, composer, lack ?? 'both', `calcular o número de ${factsOf(topic).label}`);
        continue;
      }
      const part = numberPart(composer, found, label, topic, topics.length * act.who.length === 1);
      parts.push(part.text);
      basis.push(...part.basis);
      results.push(part.result);
    }
  }
  if (parts.length === 0 && missing) return missing;
  const [topic = 'destino'] = topics;
  return {
    text: [...parts, ...(missing ? [missing.text] : [])].join('\n\n'),
    basis,
    results: [...new Set(results)],
    title: titleInArea(topic, composer),
    ...(topics.length > 1 ? { listed: topics } : {}),
    chips: numberChips(composer, topic),
  };
}

/** `Ele tem os mesmos?`: whether the numbers of another person are the user's own; null where that is not asked. */
function comparedWithOwn(
  { act, map, speaker }: Composer,
  topics: readonly Topic[],
): { readonly isSame: boolean; readonly answer: Composed } | null {
  const [label = 'eu', ...more] = act.who;
  const [own, other] = [map('eu'), map(label)];
  const isAsked = label !== 'eu' && more.length === 0 && /\bmesm[oa]s?\b/u.test(act.words);
  if (!isAsked || !own || !other) return null;
  const value = (one: MapToolResult, topic: Topic) => JSON.stringify(one.map[topic as keyof typeof one.map]);
  const isSame = topics.every((topic) => value(own, topic) === value(other, topic));
  const areOfDate = topics.every((topic) => factsOf(topic).needs === 'date');
  const reason = areOfDate ? ' Saem só da data, que é a mesma; o que muda vem do nome.' : '';
  const { called } = speaker(label);
  return {
    isSame,
    answer: {
      text: isSame ? `**Sim, os mesmos seus.**${reason}` : '**Não são os mesmos:**',
      results: [own, other],
      chips: [`Qual é a Expressão de ${called}?`, 'O que temos em comum?'],
      title: titleFor(topics[0] ?? 'destino', speaker(label)),
    },
  };
}

/** A number or the period in force, with how it was found: of several, the totals alone. */
function numberPart(composer: Composer, found: MapToolResult, label: string, topic: Topic, isOnly: boolean) {
  const period = periodLine(composer, label, topic);
  const lines = basisOf(found.map, topic);
  return {
    text: period?.text ?? numberText(composer, label, topic, isOnly),
    basis: period && !isOnly ? lines.filter(isTotal) : lines,
    result: period?.result ?? found,
  };
}

const isTotal = (line: string) => line.startsWith('Total');

/** Continues the title of a number. */
const titleOfArea: Readonly<Record<string, string>> = {
  amor: ' no amor',
  trabalho: ' no trabalho',
  dinheiro: ' e o dinheiro',
  familia: ' na família',
  corpo: ' no dia a dia',
  interior: ' por dentro',
};

function titleInArea(topic: Topic, { act, speaker }: Composer): string {
  return `${titleFor(topic, speaker(act.who[0] ?? 'eu'))}${titleOfArea[act.area ?? ''] ?? ''}`.slice(0, 60);
}

/** The reading on a line, after its heading and its title. */
const afterHeading = /^((?:- )?\*\*.+?\*\*(?: \*[^*]+\*)?) (.+)$/gmu;

const feared = /\b(?:do mal|maldit\w+|amaldicoad\w+|azarad\w+|(?:da|traz|tem) azar|demoni\w+|satan\w+)\b/u;

function numberText(composer: Composer, label: string, topic: Topic, isOnly: boolean): string {
  const speaker = composer.speaker(label);
  const map = composer.map(label)?.map;
  if (!map) return '';
  if (!isMain(topic)) {
    const called = speaker.called.replace(/^[oa] s/u, 's');
    const text = shortened(readTopic(topic, map, { isMine: speaker.isMine, called }) ?? '', composer.room);
    return text.replace(afterHeading, (_, head: string, reading: string) => `${head} ${spokenTo(speaker, reading)}`);
  }
  const value = map[topic];
  if (value === undefined) return '';
  const owner = speaker.isMine ? 'O seu número de' : 'O número de';
  // `Meu número é do mal?`
  const doubt = feared.test(composer.act.words) ? 'Não: nenhum número é do mal. ' : '';
  const head = `${doubt}**${owner} ${factsOf(topic).label}${speaker.isMine ? '' : ` ${speaker.of}`} é ${value}.**`;
  if (value === 0) return `${head} As letras deixam essa posição em aberto.`;
  const area = areas.find((one) => one === composer.act.area);
  if (isOnly && area) return `${head} ${inArea(composer, speaker, { map, topic, value, area })}`;
  if (isOnly && isYoung(composer, label)) {
    const simple = composer.pick(numberPassage(value, 'simples'), childPassage(value, 'plays'));
    return `${head} Nessa idade, ele ${simple} ${composer.pick(childPassage(value, 'teach'), childPassage(value, 'comforts'))}`;
  }
  const essence = composer.isNew(numberPassage(value, 'essencia'))
    ? `Ele ${composer.pick(numberPassage(value, 'essencia'))}`
    : `Ele ${composer.pick(numberPassage(value, 'forca'), numberPassage(value, 'papel'))}`;
  if (!isOnly) return `${head} ${essence}`;
  const other = numbersFor('jeito', map).find((one) => one.position !== topic && one.value !== value);
  const second = other
    ? sentence(
        'Ao lado dele,',
        numberOf(other.position, other.value, speaker),
        composer.pick(
          numberPassage(other.value, 'forca'),
          numberPassage(other.value, 'essencia'),
          numberPassage(other.value, 'papel'),
          areaPassage(other.value, 'interior', 'support'),
        ),
      )
    : '';
  return answerOf(
    composer,
    ['claim', `${head} ${essence}`],
    ['support', second],
    [
      'tension',
      sentence(
        `O tropeço do ${value}: ele`,
        composer.pick(numberPassage(value, 'fraqueza'), areaPassage(value, 'interior', 'tension')),
      ),
    ],
  );
}

/** A number and the next one of the person in an area of life, with a practice for the user. */
function inArea(
  composer: Composer,
  speaker: Speaker,
  { map, topic, value, area }: { map: AnyMap; topic: MainPosition; value: number; area: Area },
): string {
  const claimOf = (number: number) =>
    composer.pick(areaPassage(number, area, 'claim'), areaPassage(number, area, 'support'));
  const other = numbersFor(area, map).find((one) => one.position !== topic && one.value !== value);
  return answerOf(
    composer,
    ['claim', `Ele ${claimOf(value)}`],
    [
      'support',
      other ? sentence('Ao lado dele,', numberOf(other.position, other.value, speaker), claimOf(other.value)) : '',
    ],
    ['tension', sentence(`O tropeço do ${value}: ele`, composer.pick(areaPassage(value, area, 'tension')))],
    ['practice', speaker.isMine ? composer.pick(areaPassage(value, area, 'practice')) : ''],
  );
}

export function numberChips(composer: Composer, topic: Topic): string[] {
  const isMine = composer.act.who[0] === 'eu';
  if (!isMine) return ['Como lido com essa pessoa no dia a dia?', 'E o meu?'];
  const next: Topic = topic === 'destino' ? 'expressao' : 'destino';
  return ['E na prática, o que eu faço com isso?', askedFor(next)];
}

export function titleFor(topic: Topic, { isMine, of }: Speaker): string {
  const { label } = factsOf(topic);
  const question = askedFor(topic);
  const own = /(?:as minhas|os meus|a minha|o meu)/u.exec(question)?.[0]?.split(' ')[1] ?? 'meu';
  return (isMine ? `${capital(own)} ${label}` : `${label} ${of}`).slice(0, 60);
}

const listedTopics = ['destino', 'expressao', 'motivacao', 'impressao', 'missao', 'anoPessoal'] as const;

/** The map in one paragraph, with its numbers in a line. */
export function composeMap(composer: Composer): Composed {
  const [label = 'eu'] = composer.act.who;
  const found = composer.map(label);
  const speaker = composer.speaker(label);
  if (!found) return askFor(label, composer, 'both', speaker.isMine ? 'fazer o seu mapa' : `ler o mapa ${speaker.of}`);
  const { map } = found;
  const shown = listedTopics.flatMap((position) => {
    const value = map[position];
    return value === undefined ? [] : [`${factsOf(position).label} ${value}`];
  });
  const [first, second] = numbersFor('jeito', map);
  const plain = (value: number) => (isYoung(composer, label) ? [numberPassage(value, 'simples')] : []);
  const body = [
    first
      ? sentence(
          numberOf(first.position, first.value, speaker),
          composer.pick(
            ...plain(first.value),
            numberPassage(first.value, 'essencia'),
            numberPassage(first.value, 'forca'),
          ),
        )
      : '',
    second
      ? sentence(
          'Já',
          numberOf(second.position, second.value, speaker),
          composer.pick(
            ...plain(second.value),
            numberPassage(second.value, 'forca'),
            numberPassage(second.value, 'essencia'),
          ),
        )
      : '',
  ];
  const doubt = /\b(?:ruim|ruins|errado|perigo\w*|do mal)\b/u.test(composer.act.words)
    ? 'Não: nenhum número é ruim; cada um ajuda de um lado e pesa do outro. '
    : '';
  const lead = `${doubt}**${speaker.isMine ? 'O seu mapa' : `O mapa ${speaker.of}`}:** ${shown.join(', ')}.`;
  const lacks = lackOf('missao', composer, label);
  const more =
    lacks === 'name'
      ? 'Com o nome completo, o mapa se completa.'
      : lacks === 'date'
        ? 'Com a data, entram o Destino, a Missão e os períodos.'
        : '';
  return {
    listed: listedTopics.filter((position) => map[position] !== undefined),
    text: sentence(lead, ...body, more),
    basis: (['destino', 'expressao', 'motivacao', 'impressao', 'missao'] as const).flatMap((topic) =>
      basisOf(map, topic)
        .filter((line) => /^(?:Total|Regra)/u.test(line))
        .map((line) => `${factsOf(topic).label}, ${firstSentences(line, 1)}`),
    ),
    results: [found],
    chips: speaker.isMine
      ? ['Qual é o meu ponto fraco?', 'Como está o meu momento?']
      : ['Como lido com essa pessoa no dia a dia?', 'E o meu mapa?'],
    title: speaker.isMine ? 'O meu mapa' : `O mapa ${speaker.of}`.slice(0, 60),
  };
}

/** `o Destino`, `a Missão`. */
const articled = (position: MainPosition) => `${position === 'destino' ? 'o' : 'a'} ${factsOf(position).label}`;

/** The positions by how long their number works, the longest first. */
const byWeight: readonly MainPosition[] = ['destino', 'missao', 'expressao', 'motivacao', 'impressao'];

/** Which of several numbers of a person weighs more, and what each one rules. */
export function composeWeight(composer: Composer): Composed {
  const [label = 'eu'] = composer.act.who;
  const found = composer.map(label);
  const speaker = composer.speaker(label);
  const asked = (composer.state.act?.topics ?? composer.act.topics).filter(isMain);
  const known = [asked, composer.state.numbers.filter(isMain), ['destino', 'expressao'] as const, mainPositions].find(
    (some) => some.filter((position) => found?.map[position]).length > 1,
  );
  const [first, second] = (known ?? [])
    .filter((position) => found?.map[position])
    .sort((one, other) => byWeight.indexOf(one) - byWeight.indexOf(other));
  const [one, other] = [first && found?.map[first], second && found?.map[second]];
  if (!found || !first || !second || !one || !other) return composeMap(composer);
  const [main, side] = first === 'destino' ? [first, second] : second === 'destino' ? [second, first] : [first, second];
  const [mainValue = one, sideValue = other] = [found.map[main], found.map[side]];
  if ((composer.act.rank ?? 1) > 1) return composeNextWeight(composer, found, [main, side]);
  return {
    text: `${composer.pick({ id: 'peso.0', text: `**Pesam em lugares diferentes, e ${articled(main)} fala mais alto no longo prazo.**` }, { id: 'peso.1', text: `**No rumo da vida manda ${articled(main)}.**` }, { id: 'peso.2', text: `**Para o longo prazo, olhe ${articled(main)}.**` })} ${sentence(numberOf(main, mainValue, speaker), composer.pick(numberPassage(mainValue, 'forca'), numberPassage(mainValue, 'papel')))} ${sentence('No dia a dia aparece antes', `${numberOf(side, sideValue, speaker)}, que`, composer.pick(numberPassage(sideValue, 'papel'), numberPassage(sideValue, 'forca')))}`,
    results: [found],
    chips: ['E na prática, o que eu faço com isso?', 'Qual é o meu ponto fraco?'],
  };
}

/** What weighs after the first: the number of every day, then the others of the map. */
function composeNextWeight(composer: Composer, found: MapToolResult, [main, side]: readonly MainPosition[]): Composed {
  const rank = composer.act.rank ?? 2;
  const order = [main, side, ...mainPositions.filter((one) => one !== main && one !== side)];
  const position = order[rank - 1] ?? side ?? 'expressao';
  const value = found.map[position] ?? 1;
  const speaker = composer.speaker(composer.act.who[0] ?? 'eu');
  return {
    text: `**Em ${rank === 2 ? 'segundo' : rank === 3 ? 'terceiro' : 'quarto'} lugar vem ${numberOf(position, value, speaker)}.** ${sentence(`O ${value}`, composer.pick(numberPassage(value, 'essencia'), numberPassage(value, 'forca'), numberPassage(value, 'papel')))} ${sentence(factsOf(position).label, 'pesa mais no dia a dia, e o primeiro lugar fica com o rumo da vida.')}`,
    results: [found],
    chips: ['E na prática, o que eu faço com isso?', 'Qual é o meu ponto fraco?'],
  };
}
