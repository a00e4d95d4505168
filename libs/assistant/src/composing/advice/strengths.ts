import { personalTime } from '@sefira/numerology/calendar/personal-time';
import { mainPositions } from '@sefira/numerology/interpretations/main-positions';
import { isMourning } from '../../dialogue/hardship.ts';
import { type Composed, type Composer, pickNumber, sentence } from '../composer.ts';
import { type Area, areaPassage, areas, dealingPassage, numberPassage } from '../passage-bank.ts';
import { yearPassage } from '../period-facts.ts';
import { answerOf, lengthAsked } from '../shorten.ts';
import { capital, lowered, type PlacedNumber } from '../speaker.ts';
import { stepsFor } from './compose-beginning.ts';
import {
  areaOf,
  areaOfChoice,
  type Compose,
  done,
  inArea,
  practiceOf,
  type Reading,
  say,
  wordings,
} from './reading.ts';
import { situationOf } from './situation.ts';
import { composeStepOfTime } from './step-of-time.ts';
import { composeTopicStep } from './topic-step.ts';
import { composeWhyTrait } from './why-trait.ts';

/** `Me dá 3 passos`. */
const severalSteps =
  /\b(?:[2-5]|dois|duas|tres|quatro|cinco|alguns|algumas) (?:passos|dicas|conselhos|sugestoes|coisas|metas|exercicios)\b/u;

/** `O problema sou eu?`, `a culpa é minha?` */
const asksForShare =
  /\b(?:problema|culpad[oa]|errad[oa]|culpa)\b.{0,12}\b(?:sou eu|e minha|e so minha|e meu)\b|\b(?:sou eu|eu sou|que eu) (?:que )?(?:\w+ )?(?:o problema|[oa] culpad[oa]|[oa] errad[oa])\b/u;

/** The reading led by its second or third number, where that one is asked for. */
function inOrder({ first, second, third, ...rest }: Reading, rank = 1): Reading {
  if (rank === 1) return { ...rest, first, second, third };
  return rank === 2
    ? { ...rest, first: second, second: third, third: first }
    : { ...rest, first: third, second, third: first };
}

export const composeWeak: Compose = (composer, reading) => {
  const { speaker, first, second } = inOrder(reading, composer.act.rank);
  const area = areas.find((one) => one === composer.act.area) ?? null;
  const lead = asksForShare.test(composer.act.words)
    ? '**Não inteiro: uma parte é sua, e é a que está na sua mão.**'
    : composer.pick(
        { id: 'fraco.0', text: `**O ponto fraco está n${say(first, speaker)}, no exagero de uma qualidade.**` },
        { id: 'fraco.1', text: `**O tropeço vem d${say(first, speaker)}, uma força usada demais.**` },
        { id: 'fraco.2', text: `**Onde pega é n${say(first, speaker)}, no avesso do que faz bem.**` },
      );
  const text = answerOf(
    composer,
    ['claim', lead],
    [
      'claim',
      sentence(
        `Esse ${first.value}`,
        composer.pick(
          ...(area === null ? [] : [areaPassage(first.value, area, 'tension')]),
          numberPassage(first.value, 'fraqueza'),
          areaPassage(first.value, 'trabalho', 'tension'),
          areaPassage(first.value, 'amor', 'tension'),
        ),
      ),
    ],
    [
      'support',
      sentence(
        'Somado a isso,',
        say(second, speaker),
        composer.pick(
          areaPassage(second.value, area ?? 'interior', 'tension'),
          areaPassage(second.value, 'familia', 'tension'),
          numberPassage(second.value, 'fraqueza'),
        ),
      ),
    ],
    ['practice', speaker.isMine ? practiceOf(composer, reading, area ?? 'interior') : ''],
  );
  return done(
    composer,
    text,
    [first, second],
    ['E como eu melhoro isso?', 'E as minhas qualidades?'],
    'Pontos a cuidar',
  );
};

export const composeStrong: Compose = (composer, reading) => {
  const { speaker, first, second } = inOrder(reading, composer.act.rank);
  const inGrief = isMourning(composer.state) && speaker.isMine;
  return done(
    composer,
    answerOf(
      composer,
      [
        'claim',
        sentence(
          inGrief
            ? '**O que pode sustentar você agora:**'
            : `**O melhor de ${speaker.isMine ? 'você' : speaker.called} aparece assim:**`,
          say(first, speaker),
          composer.pick(
            numberPassage(first.value, 'forca'),
            numberPassage(first.value, 'papel'),
            areaPassage(first.value, 'trabalho', 'claim'),
          ),
        ),
      ],
      [
        'support',
        sentence(
          'Junto,',
          say(second, speaker),
          composer.pick(
            numberPassage(second.value, 'forca'),
            numberPassage(second.value, 'papel'),
            areaPassage(second.value, 'trabalho', 'support'),
          ),
        ),
      ],
      ['remark', inGrief ? '' : sentence('Um exemplo: quem tem o', exampleOf(composer, [first, second]))],
    ),
    [first, second],
    ['E os defeitos?', 'Que profissão combina comigo?'],
    'Qualidades do mapa',
  );
};

const good = /\b(?:fort(?:e|es)|qualidades?|virtudes?|bo[ma]s?|positiv\w+|melhor(?:es)?)\b/u;
const bad = /\b(?:frac[oa]s?|defeitos?|fraquezas?|ruim|ruins|negativ\w+|pior(?:es)?)\b/u;
const counted = /\b(?:dois|duas|tres|[23])\b/u;

/** `Meus pontos fortes e fracos`: both sides are asked for. */
export const asksBothSides = (words: string) => good.test(words) && bad.test(words);

/** Strengths beside what asks for care, each by a number of the person. */
export const composeBothSides: Compose = (composer, { speaker, first, second, third }) => {
  const all = counted.test(composer.act.words) && third !== second ? [first, second, third] : [first, second];
  const lines = (part: 'forca' | 'fraqueza', placed: readonly PlacedNumber[]) =>
    placed.map((one) => `- ${sentence(say(one, speaker), composer.pick(numberPassage(one.value, part)))}`);
  return done(
    composer,
    ['**A favor:**', ...lines('forca', all), '', '**Para cuidar:**', ...lines('fraqueza', all)].join('\n'),
    all,
    speaker.isMine ? ['E como eu melhoro isso?', 'Que profissão combina comigo?'] : [`O que irrita ${speaker.called}?`],
    'Qualidades e defeitos',
  );
};

/** What to do: in a situation, for what is decided, or by the numbers. */
function stepOf(composer: Composer, reading: Reading, area: Area): string {
  const given = reading.speaker.isMine ? situationOf(composer) : null;
  if (given !== null) return composer.pick(given.step);
  const planned = reading.speaker.isMine ? stepsFor(composer.act.purpose ?? '') : [];
  const fresh = planned.filter((one) => composer.isNew(one));
  return fresh.length > 0 ? composer.pick(...fresh) : practiceOf(composer, reading, area);
}

/** `O que muda na minha vida ter mestre?` */
function composeMasterStep(composer: Composer, reading: Reading): ReturnType<Compose> | null {
  if (composer.act.of !== 'numeroMestre') return null;
  const { speaker, label, first } = reading;
  const map = composer.map(label)?.map;
  const master = mainPositions.flatMap((position) => {
    const value = map?.[position];
    return value === 11 || value === 22 ? [{ position, value }] : [];
  })[0];
  const placed = master ?? first;
  const shown = { id: `mestre.uso.${label}`, text: '' };
  if (!composer.isNew(shown)) return null;
  composer.pick(shown);
  return done(
    composer,
    [
      master
        ? '**Muda a intensidade: o mestre rende mais e cansa mais que o número simples.**'
        : '**Sem mestre, nada falta: mestre é intensidade, e a vida anda pelos números que você tem.**',
      sentence(
        say(placed, speaker),
        composer.pick(...wordings(placed.value, 'interior', 'support', 'claim'), numberPassage(placed.value, 'forca')),
      ),
      master ? sentence('O preço:', composer.pick(numberPassage(placed.value, 'fraqueza'))) : '',
      speaker.isMine ? practiceOf(composer, { ...reading, first: placed }, 'interior') : '',
    ]
      .filter(Boolean)
      .join(' '),
    [placed],
    ['O que são números mestres?', 'Qual é o meu ponto forte?'],
  );
}

export const composeStep: Compose = (composer, reading) => {
  const ofTime = composeStepOfTime(composer);
  const own = ofTime ?? composeTopicStep(composer) ?? composeMasterStep(composer, reading);
  if (own !== null) return own;
  const { speaker, first, second, label } = reading;
  const given = speaker.isMine ? situationOf(composer) : null;
  const planned = given === null && speaker.isMine ? areaOfChoice(composer) : null;
  const area = areas.find((one) => one === given?.area) ?? planned ?? areaOf(composer);
  const birthDate = composer.person(label)?.birthDate;
  const year = birthDate ? personalTime(birthDate, composer.today, composer.system).anoPessoal : null;
  const season = year ? sentence(`Combina com o Ano pessoal ${year}, de ${yearPassage(year, 'tema').text}.`) : '';
  const lead = composer.pick(
    ...['Na prática,', 'No dia a dia,', 'Para começar,', 'Por exemplo,', 'Se for tentar um passo só,'].map(
      (text, index) => ({ id: `passo.${index}`, text }),
    ),
  );
  const isShort = ['1', 'um', 'uma'].includes(lengthAsked(composer.act.words));
  const opens = given === null ? '' : composer.pick(given.opens);
  const practice = stepOf(composer, reading, area);
  if (severalSteps.test(composer.act.words)) {
    const more = [practiceOf(composer, reading, area), practiceOf(composer, reading, area)];
    const steps = [...new Set([practice, ...more])].map((step, at) => `${at + 1}. ${step}`);
    return done(
      composer,
      ['**Um por vez, nesta ordem:**', ...steps].join('\n'),
      [first, second],
      ['Por quê?', 'E no trabalho?'],
      'Passos',
    );
  }
  const reason = pickNumber(composer, [first, second], (value) => [
    ...wordings(value, area, 'support', 'tension', 'claim'),
    numberPassage(value, 'forca'),
  ]);
  const text = answerOf(
    composer,
    ['claim', opens],
    ['claim', `${lead} ${lowered(practice)}`],
    ['tension', isShort ? '' : sentence('O motivo:', say(reason.placed, speaker), reason.text)],
    ['remark', isShort ? '' : composer.once(`epoca.${year}`, season)],
  );
  return done(composer, text, [first, second], ['Por quê?', 'E no trabalho?'], 'Um conselho');
};

/** Why a calling fits: where its number comes from, and what two numbers do best. */
function whyCalling(composer: Composer, { speaker, first, second }: Reading): Composed {
  const best = ({ value }: PlacedNumber) =>
    composer.pick(
      numberPassage(value, 'forca'),
      areaPassage(value, 'trabalho', 'claim'),
      areaPassage(value, 'trabalho', 'support'),
      numberPassage(value, 'papel'),
    );
  const text = [
    '**Porque a aptidão se lê pela Expressão, o número do que você faz melhor sem esforço.**',
    sentence(capital(say(first, speaker)), best(first)),
    sentence(`Soma-se a isso ${say(second, speaker)}, que`, best(second)),
    'Onde os dois trabalham juntos, o dia cansa menos e o resultado aparece antes.',
  ];
  return done(composer, text.join(' '), [first, second], ['O que posso fazer hoje?', 'E as minhas qualidades?']);
}

export const composeWhy: Compose = (composer, reading) => {
  const ofTrait = composeWhyTrait(composer, reading);
  if (ofTrait !== null) return ofTrait;
  if (composer.act.of === 'profissao') return whyCalling(composer, reading);
  const { speaker, first, second } = reading;
  const area = areaOf(composer);
  const text = [
    sentence(
      composer.act.area === null ? 'Uma parte da resposta está' : `${inArea[area]}, uma parte da resposta está`,
      place(say(first, speaker)),
      'que',
      composer.pick(
        ...wordings(first.value, area, 'tension', 'claim'),
        numberPassage(first.value, 'fraqueza'),
        areaPassage(first.value, 'corpo', 'tension'),
      ),
    ),
    sentence(
      'A outra,',
      place(say(second, speaker)),
      'que',
      composer.pick(
        ...wordings(second.value, area, 'tension', 'support', 'claim'),
        numberPassage(second.value, 'fraqueza'),
      ),
    ),
    speaker.isMine
      ? `Para mexer nisso, ${lowered(practiceOf(composer, reading, area))}`
      : sentence(
          'Do seu lado, o que ajuda:',
          lowered(composer.pick(dealingPassage(first.value, 'deal'), dealingPassage(second.value, 'deal'))),
        ),
  ];
  const chips = speaker.isMine
    ? ['O que posso fazer hoje?', 'E as minhas qualidades?']
    : ['Como lido com essa pessoa no dia a dia?', `O que irrita ${speaker.called}?`];
  return done(composer, text.join(' '), [first, second], chips);
};

/** `na sua Expressão 4`, from `a sua Expressão 4`. */
function place(noun: string): string {
  return `n${noun},`;
}

/** `5 perde o ônibus…`: a number with a scene of its own. */
function exampleOf(composer: Composer, numbers: readonly [PlacedNumber, ...PlacedNumber[]]): string {
  const { placed, text } = pickNumber(composer, numbers, (value) => [numberPassage(value, 'exemplo')]);
  return `${placed.value} ${text}`;
}
