import { personalTime } from '@sefira/numerology/calendar/personal-time';
import { type Compose, done, practiceOf, type Reading, read, say } from '../advice/reading.ts';
import { askFor, type Composed, type Composer, sentence } from '../composer.ts';
import { composeItem, listTopicOf } from '../concepts/compose-item.ts';
import { areaPassage, numberPassage, type Wording } from '../passage-bank.ts';
import { yearOf, yearPassage } from '../period-facts.ts';
import { numberOf } from '../speaker.ts';

/** What keeps the user from a step, and how the next step meets it. */
const obstacles: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:tempo|dia todo|trabalho|plantao|corri\w+|filh\w+|caib\w+|meu dia|encaix\w+)\b/u,
    'Então o passo precisa caber em dois minutos.',
  ],
  [/\b(?:dinheiro|grana|sobra\w*|ganho|endividad\w+|estudo|diploma)\b/u, 'Então fica o que não custa nada.'],
  [/\b(?:vergonha|medo|coragem|confi\w+|timid\w+|trav\w+|ansios\w+)\b/u, 'Então comece onde ninguém está olhando.'],
  [/\b(?:outr[oa]|mais um|gostei|quero|estilo|simples|facil)\b/u, 'Outro caminho, então.'],
  [
    /\b(?:ja|tentei|fiz|volto|recair|comeco|desisto|paro|adianta\w*|adiantou|funciona|manter)\b/u,
    'Se a vontade já tentou, mude o tamanho do passo.',
  ],
];

const closings: readonly Wording[] = [
  {
    id: 'reacao.passo.0',
    text: 'Prenda-o a uma hora que já existe, como depois do café, e conte só as vezes em que fez.',
  },
  { id: 'reacao.passo.1', text: 'Se falhar um dia, recomece no seguinte, sem pagar em dobro.' },
  {
    id: 'reacao.passo.2',
    text: 'Diga a uma pessoa em que dia vai fazer: combinado com alguém dura mais que promessa sozinha.',
  },
];

/** A smaller step after one that was tried, that takes too much or that does not please. */
export const composeOtherStep = withReading((composer, reading) => {
  const { act } = composer;
  const lead = obstacles.find(([pattern]) => pattern.test(act.words))?.[1] ?? 'Então vamos pelo menor pedaço.';
  const { second, speaker } = reading;
  const area = act.area === null ? 'interior' : (act.area as 'interior');
  return done(
    composer,
    [
      `**${lead}**`,
      practiceOf(composer, reading, area),
      sentence(
        'Para ajudar,',
        say(second, speaker),
        composer.pick(
          areaPassage(second.value, area, 'support'),
          numberPassage(second.value, 'forca'),
          areaPassage(second.value, 'interior', 'support'),
        ),
      ),
      composer.pick(...closings),
    ].join(' '),
    [second],
    ['Por onde começo?', 'E as minhas qualidades?'],
    'Um passo menor',
  );
});

/** What comes of leaving a theme, a year or a trait as it is: no threat, and the choice. */
export function composeLeaving(composer: Composer): Composed {
  const { act } = composer;
  if (listTopicOf(act.topics) !== undefined && composer.map(act.who[0] ?? 'eu') !== null) {
    const item = composeItem(composer);
    return {
      ...item,
      text: `**Não há multa nem castigo: o tema só volta em situações parecidas, até a resposta mudar.** ${item.text.replaceAll('**', '')}`,
    };
  }
  return timesOf.has(act.of ?? '') ? leavingOfYear(composer) : leavingOfTrait(composer);
}

const timesOf = new Set(['periodo', 'momento', 'quandoMuda', 'porquePeriodo', 'antesDaVirada', 'evitar']);

const leavingOfTrait = withReading((composer, reading) => {
  const { first, speaker } = reading;
  return done(
    composer,
    [
      '**Nada está marcado: o que continua é o mesmo incômodo, no mesmo lugar.**',
      sentence(
        'Sem cuidado,',
        say(first, speaker),
        composer.pick(
          areaPassage(first.value, 'interior', 'tension'),
          areaPassage(first.value, 'trabalho', 'tension'),
          numberPassage(first.value, 'fraqueza'),
        ),
      ),
      sentence(
        `O mesmo ${first.value}, bem usado,`,
        composer.pick(numberPassage(first.value, 'forca'), numberPassage(first.value, 'papel')),
      ),
      sentence('Se um dia quiser mexer numa coisa só:', practiceOf(composer, reading, 'interior')),
    ].join(' '),
    [first],
    ['E as minhas qualidades?', 'O que posso fazer hoje?'],
    'Deixar como está',
  );
});

/** The personal year that holds at the time spoken of. */
function yearSpokenOf({ act, state, today, system }: Composer, birthDate: string): number {
  const date = act.periods[0]?.date ?? state.time.last.at(-1)?.date ?? today;
  const year = Number(date.slice(0, 4));
  return date === today || year <= Number(today.slice(0, 4))
    ? personalTime(birthDate, date, system).anoPessoal
    : yearOf(birthDate, year, system).opens;
}

function leavingOfYear(composer: Composer): Composed {
  const [label = 'eu'] = composer.act.who;
  const birthDate = composer.person(label)?.birthDate;
  if (!birthDate) return askFor(label, composer, 'date', 'ler esse período');
  const number = yearSpokenOf(composer, birthDate);
  return {
    text: [
      `**Nada acontece por castigo: um Ano pessoal ${number}, de ${yearPassage(number, 'tema').text}, só fica mais cansativo quando se anda contra ele.**`,
      composer.pick(yearPassage(number, 'tensao')),
      sentence('A favor dele:', composer.pick(yearPassage(number, 'trabalho'), yearPassage(number, 'casa'))),
      composer.pick(yearPassage(number, 'pratica')),
    ].join(' '),
    results: [composer.map(label)].flatMap((found) => found ?? []),
    chips: ['Quando isso muda?', 'Qual o melhor mês?'],
  };
}

/** What to avoid in a year: its own excess, and the weak side of the person in it. */
export function composeAvoid(composer: Composer): Composed {
  const [label = 'eu'] = composer.act.who;
  const birthDate = composer.person(label)?.birthDate;
  if (!birthDate) return askFor(label, composer, 'date', 'dizer o que evitar');
  const number = yearSpokenOf(composer, birthDate);
  const reading = read(composer, 'fraqueza');
  const own = reading
    ? sentence(
        'Do seu lado,',
        say(reading.first, reading.speaker),
        composer.pick(
          areaPassage(reading.first.value, 'trabalho', 'tension'),
          areaPassage(reading.first.value, 'dinheiro', 'tension'),
          numberPassage(reading.first.value, 'fraqueza'),
        ),
      )
    : '';
  return {
    text: [
      `**Num Ano pessoal ${number}, de ${yearPassage(number, 'tema').text}, evite o exagero do próprio ano.**`,
      sentence(composer.pick(yearPassage(number, 'tensao'), yearPassage(number, 'casa'))),
      own,
      sentence('No lugar disso:', composer.pick(yearPassage(number, 'pratica'), yearPassage(number, 'trabalho'))),
    ]
      .filter(Boolean)
      .join(' '),
    results: [composer.map(label)].flatMap((found) => found ?? []),
    chips: ['E o que favorece?', 'Quando isso muda?'],
    title: `O que evitar num ano ${number}`,
  };
}

/** How others see the user: the number that shows first beside the one that moves from inside. */
export function composeSeen(composer: Composer): Composed {
  const [label = 'eu'] = composer.act.who;
  const found = composer.map(label);
  const speaker = composer.speaker(label);
  const { impressao, motivacao } = found?.map ?? {};
  if (!found || !impressao || !motivacao) return askFor(label, composer, 'name', 'dizer o que aparece primeiro');
  const isSame = impressao === motivacao;
  return done(
    composer,
    [
      sentence(
        `**O que aparece primeiro é ${numberOf('impressao', impressao, speaker)}**, que`,
        composer.pick(
          numberPassage(impressao, 'papel'),
          numberPassage(impressao, 'forca'),
          numberPassage(impressao, 'essencia'),
        ),
      ),
      isSame
        ? 'Por dentro é o mesmo número: o que se vê de fora é o que se encontra depois.'
        : sentence(
            'Por dentro move',
            `${numberOf('motivacao', motivacao, speaker)}, que`,
            composer.pick(areaPassage(motivacao, 'interior', 'claim'), numberPassage(motivacao, 'essencia')),
          ),
      isSame ? '' : `Quem olha de longe vê o ${impressao} e só com a convivência encontra o ${motivacao}.`,
      'Pergunte a duas pessoas de confiança que palavra usariam para você, e compare com a sua.',
    ]
      .filter(Boolean)
      .join(' '),
    [
      { position: 'impressao', value: impressao },
      { position: 'motivacao', value: motivacao },
    ],
    ['Qual é o meu ponto fraco?', 'Me dá um conselho'],
    'Como os outros veem',
  );
}

/** How to decide: what the user wants, how the user acts best, and what the time asks for. */
export const composeDeciding = withReading((composer, { first, second, speaker, label }) => {
  const birthDate = composer.person(label)?.birthDate;
  const year = birthDate ? personalTime(birthDate, composer.today, composer.system).anoPessoal : null;
  const lines = [
    sentence(
      'O que eu quero de verdade?',
      sentence(
        say(second, speaker),
        composer.pick(areaPassage(second.value, 'interior', 'claim'), numberPassage(second.value, 'essencia')),
      ),
    ),
    sentence(
      'De que jeito eu aguento o dia seguinte?',
      sentence(
        say(first, speaker),
        composer.pick(numberPassage(first.value, 'forca'), areaPassage(first.value, 'trabalho', 'claim')),
      ),
    ),
    year === null ? '' : `A hora ajuda? O Ano pessoal ${year} é de ${yearPassage(year, 'tema').text}.`,
  ].filter(Boolean);
  return done(
    composer,
    [
      '**Responda a estas perguntas por escrito, uma de cada vez.**',
      '',
      ...lines.map((line, at) => `${at + 1}. ${line}`),
      '',
      'Se duas apontam para o mesmo lado, a terceira só pede prazo. A decisão é sua.',
    ].join('\n'),
    [first, second],
    ['Quais os prós e contras?', 'Qual o melhor mês para isso?'],
    'Como decidir',
  );
});

/** Runs only with a map to read. */
function withReading(compose: Compose): (composer: Composer) => Composed {
  return (composer) => {
    const reading: Reading | null = read(composer, composer.act.area ?? 'jeito');
    return reading === null
      ? askFor(composer.act.who[0] ?? 'eu', composer, 'both', 'responder a partir do mapa')
      : compose(composer, reading);
  };
}
