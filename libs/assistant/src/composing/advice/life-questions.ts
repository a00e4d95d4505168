import { interpretLesson } from '@sefira/numerology/interpretations/inner-traits';
import { joinWords } from '@sefira/numerology/interpretations/text-of';
import { conjugalHarmony } from '@sefira/numerology/schools/cabalistica/tables/conjugal';
import { sentence } from '../composer.ts';
import { type Area, areaPassage, areas, numberPassage, textsOf } from '../passage-bank.ts';
import { answerOf } from '../shorten.ts';
import { capital, numbersFor, type PlacedNumber, type Speaker } from '../speaker.ts';
import { areaOf, type Compose, done, inArea, practiceOf, say, wordings } from './reading.ts';
import { situationOf } from './situation.ts';
import { composeStep } from './strengths.ts';

const asksWay =
  /\b(?:sozinh[oa]|por conta|equipe|time|grupo|outras pessoas)\b.*\bou\b|\bou\b.*\b(?:sozinh[oa]|por conta|equipe|time|grupo)\b/u;
/** Numbers that work best with room of their own; the others work best among people. */
const ofOwnRoom: readonly number[] = [1, 4, 5, 7, 8];

/** `Rendo mais sozinha ou em equipe?`, said first. */
function wayOfWork(words: string, first: PlacedNumber, second: PlacedNumber, speaker: Speaker): string {
  if (!asksWay.test(words)) return '';
  const alone = [first, second].find(({ value }) => ofOwnRoom.includes(value));
  const among = [first, second].find(({ value }) => !ofOwnRoom.includes(value));
  if (alone && among)
    return `**Dos dois jeitos, cada um na sua hora:** ${say(alone, speaker)} pede autonomia na tarefa, e ${say(among, speaker)} rende com gente por perto.`;
  return alone
    ? `**Com mais autonomia:** ${say(first, speaker)} e ${say(second, speaker)} rendem quando decidem o próprio ritmo.`
    : `**Em equipe:** ${say(first, speaker)} e ${say(second, speaker)} rendem com gente por perto.`;
}

export const composeCareer: Compose = (composer, { speaker, first, second, label }) => {
  const number = composer.map(label)?.map.aptidaoProfissional;
  const aptitude = number === undefined ? '' : `Pela Aptidão profissional ${number}, `;
  return done(
    composer,
    answerOf(
      composer,
      ['claim', wayOfWork(composer.act.words, first, second, speaker)],
      [
        'claim',
        sentence(
          `**${aptitude}${speaker.isMine ? 'você rende' : `${capital(speaker.called)} rende`} onde o jeito vira ofício.**`,
          say(first, speaker),
          composer.pick(numberPassage(first.value, 'profissao'), areaPassage(first.value, 'trabalho', 'claim')),
        ),
      ],
      [
        'support',
        sentence(
          'E',
          say(second, speaker),
          composer.pick(numberPassage(second.value, 'papel'), numberPassage(second.value, 'profissao')),
        ),
      ],
      [
        'tension',
        sentence(
          'O tropeço a evitar no serviço:',
          `esse ${first.value}`,
          composer.pick(areaPassage(first.value, 'trabalho', 'tension'), numberPassage(first.value, 'fraqueza')),
        ),
      ],
    ),
    [first, second],
    ['Como está o meu ano no trabalho?', 'Qual é o meu ponto fraco?'],
    'Trabalho que combina',
  );
};

/** The numbers under which each area of life comes easily, the best first. */
const easyIn: Readonly<Record<Area, readonly number[]>> = {
  trabalho: [8, 1, 4, 22, 3, 5, 7, 6, 11, 2, 9],
  amor: [6, 2, 9, 11, 3, 5, 4, 1, 7, 8, 22],
  dinheiro: [8, 4, 22, 1, 6, 7, 2, 3, 5, 9, 11],
  familia: [6, 2, 4, 9, 3, 22, 11, 8, 1, 7, 5],
  corpo: [4, 6, 5, 7, 2, 1, 3, 9, 8, 22, 11],
  interior: [7, 11, 9, 2, 6, 3, 4, 5, 22, 1, 8],
};
const counted: readonly (readonly [RegExp, number])[] = [
  [/\b(?:dois|duas)\b/u, 2],
  [/\btres\b/u, 3],
  [/\bquatro\b/u, 4],
];

/** `Em qual dos três eu sou melhor?` of the areas of life spoken of last: the one that comes easiest, and the one to train. */
export const composeBestArea: Compose = (composer, { speaker, label, first }) => {
  const map = composer.map(label)?.map;
  const spoken = [...composer.state.said]
    .reverse()
    .flatMap((id) => areas.find((one) => id.split('.')[1] === one) ?? []);
  const most = counted.find(([pattern]) => pattern.test(composer.act.words))?.[1] ?? areas.length;
  const asked = [...new Set(spoken)].slice(0, most);
  const ranked = (asked.length > 1 ? asked : areas)
    .map((area) => {
      const [placed = first] = map ? numbersFor(area, map) : [];
      return { area, placed, place: easyIn[area].indexOf(placed.value) };
    })
    .sort((one, other) => one.place - other.place);
  const [best, last] = [ranked[0], ranked.at(-1)];
  if (!best || !last) return done(composer, '', [], []);
  return done(
    composer,
    [
      /\bpor ?que\b/u.test(composer.act.words)
        ? `**Porque ali fala ${say(best.placed, speaker)}, e o ${best.placed.value} lida bem ${inArea[best.area]}.**`
        : `**Pelos números, ${inArea[best.area]}: é onde ${speaker.isMine ? 'você vai' : `${speaker.called} vai`} com menos esforço.**`,
      sentence(
        say(best.placed, speaker),
        composer.pick(...wordings(best.placed.value, best.area, 'support', 'claim', 'forca')),
      ),
      sentence(
        `Já ${inArea[last.area]} há mais o que treinar:`,
        say(last.placed, speaker),
        composer.pick(...wordings(last.placed.value, last.area, 'tension', 'fraqueza')),
      ),
    ].join(' '),
    [best.placed, last.placed],
    ['E como eu melhoro isso?', 'Me dá um conselho'],
  );
};

export const composeLesson: Compose = (composer, reading) => {
  const { speaker, first, label } = reading;
  const map = composer.map(label)?.map;
  const destino = map?.destino;
  const lesson = map?.licoesCarmicas?.[0];
  const text = [
    destino
      ? sentence(
          `**${speaker.isMine ? 'O seu' : 'O'} Destino ${destino}${speaker.isMine ? '' : ` ${speaker.of}`} pede ${textsOf(destino).palavra}.**`,
          'Ele',
          composer.pick(numberPassage(destino, 'essencia'), areaPassage(destino, 'interior', 'support')),
        )
      : '',
    lesson
      ? `A lição ${lesson}, que falta nas letras do nome, é ${interpretLesson(lesson, 'cabalistica').title.toLowerCase()}.`
      : sentence(say(first, speaker), composer.pick(areaPassage(first.value, 'interior', 'claim'))),
    practiceOf(composer, reading, 'interior'),
  ];
  return done(
    composer,
    text.filter(Boolean).join(' '),
    destino ? [{ position: 'destino', value: destino }, ...(lesson ? [] : [first])] : [first],
    ['Tenho dívidas cármicas?', 'Me dá um conselho'],
    'O que aprender',
  );
};

export const composeMatch: Compose = (composer, reading) => {
  const { speaker, first, label } = reading;
  const number = composer.map(label)?.map.harmoniaConjugal;
  const row = number ? conjugalHarmony[number] : undefined;
  if (!number || !row) return composeStep(composer, reading);
  const mission = composer.map(label)?.map.missao ?? number;
  const names = [...row.vibra, ...row.atrai].map((value) => `${value} (${textsOf(value).palavra})`);
  const text = [
    `**Na tabela da harmonia, a ${speaker.isMine ? 'sua ' : ''}Missão ${mission}${mission === number ? '' : `, que ali vale ${number},`} conversa fácil com Missão ${joinWords(names)}.**`,
    sentence(
      'No afeto,',
      say(first, speaker),
      composer.pick(areaPassage(first.value, 'amor', 'support'), areaPassage(first.value, 'amor', 'claim')),
    ),
    'Os outros números também servem, com mais tradução: gente combina por escolha.',
  ];
  return done(composer, text.join(' '), [first], ['Qual é o meu ponto fraco?', 'E no amor, como sou?'], 'Quem combina');
};

/** An area of life in the light of the person's numbers, of the number last spoken of or of a period. */
export const composeArea: Compose = (composer, reading) => {
  const { speaker, first, second } = reading;
  const area = areaOf(composer);
  const situation = speaker.isMine ? situationOf(composer) : null;
  const given = situation?.area === area ? situation : null;
  const lead = {
    amor: 'No amor,',
    trabalho: 'No trabalho,',
    dinheiro: 'Com dinheiro,',
    familia: 'Na família,',
    corpo: 'Nos hábitos do dia a dia,',
    interior: 'Por dentro,',
  }[area];
  // In a hard time, such as a break-up, no couple is at hand to practise with.
  const practised = area === 'amor' && composer.state.hardship ? 'interior' : area;
  const step = () => (given !== null ? capital(composer.pick(given.step)) : practiceOf(composer, reading, practised));
  const text = answerOf(
    composer,
    [
      'claim',
      sentence(lead, say(first, speaker), composer.pick(...wordings(first.value, area, 'claim', 'support', 'tension'))),
    ],
    [
      'tension',
      sentence(
        'Ao mesmo tempo,',
        say(second, speaker),
        composer.pick(...wordings(second.value, area, 'tension', 'support', 'claim')),
      ),
    ],
    ['practice', given !== null || speaker.isMine ? step() : ''],
    ['claim', area === 'corpo' && given === null ? 'Sobre doença, quem responde é o médico.' : ''],
  );
  return done(
    composer,
    text,
    [first, second],
    [area === 'amor' ? 'E no trabalho?' : 'E no amor?', 'Me conta mais'],
    `${capital(lead.replace(',', ''))}`,
  );
};
