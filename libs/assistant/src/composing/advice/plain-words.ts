import { personalTime } from '@sefira/numerology/calendar/personal-time';
import { interpretMain } from '@sefira/numerology/interpretations/main-positions';
import { type Composed, type Composer, pickNumber, sentence } from '../composer.ts';
import { whatItIs } from '../concepts/compose-concept.ts';
import {
  type Area,
  areaPassage,
  areas,
  dealingPassage,
  numberPassage,
  sayingPassage,
  textsOf,
  type Wording,
} from '../passage-bank.ts';
import { yearPassage } from '../period-facts.ts';
import { answerOf, firstSentences, lengthAsked } from '../shorten.ts';
import { capital, numberOf, numbersFor, type PlacedNumber, type Speaker } from '../speaker.ts';
import { factsOf, isMain, type Topic } from '../topics.ts';
import { areaOf, type Compose, done, practiceOf, type Reading, say, wordings } from './reading.ts';

/** `Fala isso mais curto`: what was just said, and not the map. */
const asksShorter = /\b(?:isso|mais curto|encurta\w*|resumindo|o principal)\b/u;

/** A summary as words, verse or list, where the message asks for one of them; else null. */
function summaryForm(words: string, numbers: readonly PlacedNumber[], speaker: Speaker): string | null {
  const themes = [...new Set(numbers.map(({ value }) => textsOf(value).palavra))];
  const [one = '', two = one, three = two] = themes;
  const asked = /\bn?(\d|uma|duas|tres|quatro|cinco) (?:so |unica )?palavras?\b/u.exec(words)?.[1] ?? '0';
  const count = { uma: 1, duas: 2, tres: 3, quatro: 4, cinco: 5 }[asked] ?? Number(asked);
  if (count > 0) return `**${capital(themes.slice(0, count).join(', '))}.**`;
  const named = Number(/\bnumero (\d{1,2})\b/u.exec(words)?.[1] ?? 0);
  if (named > 0 && /\b(?:vers\w+|poem\w*|poesia|rima|trova)\b/u.test(words))
    return `O ${named} me ensina ${textsOf(named).palavra},\nno passo certo, sem correr;\nquem leva o ${named} pela vida\nplanta hoje o que vai colher.`;
  if (/\b(?:vers\w+|poem\w*|rima|trova)\b/u.test(words))
    return `Trago ${one} no jeito de agir,\n${two} no peito, que me faz seguir;\nno meu caminho, ${three} é lição,\ne cada passo vem do coração.`;
  if (/\b(?:slogan|lema|mantra)\b/u.test(words)) return `**“Com ${one}, com ${two} e sem pressa.”**`;
  if (!/\b(?:topicos|itens|lista)\b/u.test(words)) return null;
  return numbers
    .slice(0, 3)
    .map(({ position, value }) => `- **${capital(numberOf(position, value, speaker))}:** ${textsOf(value).palavra}`)
    .join('\n');
}

export const composeSummary: Compose = (composer, reading) => {
  const { speaker, first, second, third, label } = reading;
  const found = composer.act.words;
  const shorter = asksShorter.test(found) && speaker.isMine ? restatedPlainly(composer, reading) : null;
  if (shorter !== null) return shorter;
  const map = composer.map(label)?.map;
  const form = map ? summaryForm(found, numbersFor('jeito', map), speaker) : null;
  if (form !== null)
    return { ...done(composer, form, [], ['Qual é o meu ponto fraco?', 'Me dá um conselho']), basis: [] };
  const asked = lengthAsked(found);
  const count = { um: 1, uma: 1, duas: 2, dois: 2, tres: 3, quatro: 4, cinco: 5 }[asked] ?? (Number(asked) || 3);
  const birthDate = composer.person(label)?.birthDate;
  const year = birthDate ? personalTime(birthDate, composer.today, composer.system).anoPessoal : null;
  const lines = [
    sentence(
      say(first, speaker),
      composer.pick(
        numberPassage(first.value, 'essencia'),
        numberPassage(first.value, 'simples'),
        numberPassage(first.value, 'forca'),
      ),
    ),
    sentence(
      say(second, speaker),
      composer.pick(numberPassage(second.value, 'forca'), areaPassage(second.value, 'amor', 'claim')),
    ),
    sentence(
      'O cuidado:',
      say(third, speaker),
      composer.pick(numberPassage(third.value, 'fraqueza'), areaPassage(third.value, 'interior', 'tension')),
    ),
    sentence(
      'Com as pessoas,',
      say(second, speaker),
      composer.pick(areaPassage(second.value, 'familia', 'claim'), areaPassage(second.value, 'amor', 'support')),
    ),
    year ? sentence(`Agora corre um Ano pessoal ${year}, de ${yearPassage(year, 'tema').text}.`) : '',
  ].filter(Boolean);
  return {
    ...done(
      composer,
      lines.slice(0, count).join('\n'),
      [],
      ['Qual é o meu ponto fraco?', 'Me dá um conselho'],
      speaker.isMine ? 'O seu mapa em poucas linhas' : `Resumo ${speaker.of}`,
    ),
    basis: [],
  };
};

export const composeWord: Compose = (composer, { speaker, first }) => ({
  ...done(
    composer,
    `**${capital(textsOf(first.value).palavra)}.** É o que ${say(first, speaker)} põe em primeiro lugar.`,
    [],
    ['Por quê?', 'E o meu ponto fraco?'],
  ),
  basis: [],
});

/** A sentence of courage to take along. */
export const composeEncouragement: Compose = (composer, { speaker, first, second }) => {
  const { placed, text } = pickNumber(composer, [first, second], (value) => [
    numberPassage(value, 'forca'),
    numberPassage(value, 'papel'),
  ]);
  const close = composer.pick(
    { id: 'animo.0', text: 'Isso já é seu hoje, e vai junto amanhã.' },
    { id: 'animo.1', text: 'Você já fez isso outras vezes; faça de novo, um passo de cada vez.' },
    { id: 'animo.2', text: 'Respire fundo e comece pelo pedaço menor: o resto vem atrás.' },
  );
  return done(
    composer,
    `**Leve esta frase:** ${sentence(say(placed, speaker), text)} ${close}`,
    [placed],
    ['Me dá um conselho', 'Como está o meu momento?'],
    'Uma frase de força',
  );
};

export const composeSimple: Compose = (composer, reading) => {
  const { speaker, first, second } = reading;
  const topic = composer.act.topics.find((one) => one !== 'mapa');
  const isOfPart = composer.act.of === 'conceito' || partsOfLife.has(topic ?? '');
  const concept = isOfPart ? plainConcepts[topic ?? 'mapa'] : undefined;
  if (concept !== undefined)
    return {
      ...done(composer, `Em palavras fáceis: ${concept}`, [], ['E qual é o meu?', 'Me dá um exemplo']),
      basis: [],
    };
  const single = plainSingle(composer, topic, speaker);
  if (single !== null) return single;
  const plain = topic ? plainTopic(composer, topic, speaker) : '';
  const restated = plain === '' ? restatedPlainly(composer, reading) : null;
  if (restated !== null) return restated;
  // A list has its own numbers; another one of the person explains nothing of it.
  if (plain !== '')
    return { ...done(composer, `Em palavras fáceis: ${plain}`, [], ['E na prática?', 'Me dá um exemplo']), basis: [] };
  const { placed, text } = pickNumber(composer, [first, second], (value) => [
    numberPassage(value, 'simples'),
    numberPassage(value, 'exemplo'),
  ]);
  return {
    ...done(
      composer,
      [
        sentence('Em palavras fáceis: cada número é um jeito de ser.'),
        sentence(`${speaker.isMine ? 'O seu' : 'Esse'} ${placed.value} ${text}`),
        sentence('Numa palavra só:', `${textsOf(placed.value).palavra}.`),
      ].join(' '),
      [],
      ['E na prática?', 'Me dá um exemplo'],
    ),
    basis: [],
  };
};

const steps = new Set(['conselho', 'pratica', 'melhorar', 'motivos', 'decisao', 'profissao', 'aprender']);
const weaknesses = new Set(['fraco', 'porque']);
const ofTime = new Set(['periodo', 'momento', 'compararPeriodos', 'quandoMuda', 'porquePeriodo']);
const areaWords: Readonly<Record<Area, string>> = {
  amor: 'no amor',
  trabalho: 'no trabalho',
  dinheiro: 'com dinheiro',
  familia: 'em casa',
  corpo: 'com o corpo',
  interior: 'por dentro',
};

/** The answer before in plain words: a step, a weakness, an area of life, a time or another person; null for a number. */
function restatedPlainly(composer: Composer, reading: Reading): Composed | null {
  const { act } = composer;
  const { speaker, first, second, third, label } = reading;
  const { of } = act;
  const chips = speaker.isMine
    ? ['E na prática?', 'Me dá um exemplo']
    : ['E na prática, o que eu faço?', 'Me dá um exemplo'];
  const whole = (text: string) => ({ ...done(composer, text, [], chips), basis: [] });
  if (of === null) return null;
  const simple = pickNumber(composer, [first, second, third], (value) => [
    numberPassage(value, 'simples'),
    numberPassage(value, 'exemplo'),
  ]);
  const noun = say(simple.placed, speaker);
  if (!speaker.isMine) {
    const met = pickNumber(composer, [first, second, third], (value) => [
      dealingPassage(value, 'deal'),
      sayingPassage(value, 'peace'),
      sayingPassage(value, 'request'),
    ]);
    return whole(`${sentence('Em palavras fáceis:', noun, simple.text)} O resto se resolve assim: ${met.text}`);
  }
  const area = areas.find((one) => one === act.area);
  if (of === 'area' && area)
    return whole(
      [
        sentence(
          `Em palavras fáceis, ${areaWords[area]}:`,
          say(first, speaker),
          composer.pick(...wordings(first.value, area, 'support', 'claim', 'tension')),
        ),
        sentence(`Numa palavra só: ${textsOf(first.value).palavra}.`),
      ].join(' '),
    );
  if (weaknesses.has(of))
    return whole(
      `Em palavras fáceis: é uma qualidade que passou do ponto. ${sentence(noun, simple.text)} Na medida certa, isso ajuda; em excesso, cansa você e quem está perto.`,
    );
  const birthDate = composer.person(label)?.birthDate;
  if (ofTime.has(of) && birthDate) {
    const date = act.periods[0]?.date ?? composer.today;
    const year = personalTime(birthDate, date, composer.system).anoPessoal;
    return whole(
      `**Direto: é tempo de ${yearPassage(year, 'tema').text}.** ${composer.pick(yearPassage(year, 'pratica'), yearPassage(year, 'tensao'))}`,
    );
  }
  return steps.has(of)
    ? whole(`**Direto: um passo por vez.** ${practiceOf(composer, reading, areaOf(composer))}`)
    : null;
}

/** Parts that no single number stands for. */
const partsOfLife = new Set(['desafios', 'ciclosDeVida', 'momentosDecisivos', 'arcanoRegente', 'arcanoVigente']);

/** What a part of the map is, as one says it to a child. */
const plainConcepts: Readonly<Partial<Record<string, string>>> = {
  destino:
    'é o número da sua data. Juntam-se os algarismos do dia em que você nasceu, e ele mostra para onde a vida puxa.',
  expressao: 'é o número do nome inteiro, com todas as letras. Ele mostra o jeito que você tem de fazer as coisas.',
  motivacao: 'é o número das vogais do nome. Ele mostra o que você quer lá no fundo, mesmo sem contar a ninguém.',
  impressao: 'é o número das consoantes do nome. Ele mostra como você parece para quem acabou de chegar.',
  missao: 'é o nome somado à data. Ele mostra para que serve, no mundo, o jeito que você tem.',
  anoPessoal: 'é o clima do seu ano, de um aniversário ao outro. São nove climas que dão a volta e recomeçam.',
  desafios:
    'são degraus no caminho. O número de cada um diz o que treinar naquela idade; o 0 deixa a escolha do treino com você.',
  ciclosDeVida:
    'são as três estações da vida: a de plantar, a de cuidar e a de colher. O número de cada uma diz o clima que faz nela.',
  momentosDecisivos:
    'são quatro capítulos da sua história. O número de cada um diz o assunto que volta enquanto ele dura.',
  arcanoVigente:
    'pense no seu nome como um trem de letras. Cada par de letras vizinhas é um vagão com um número; o arcano vigente é o vagão que passa agora, com dia para chegar e dia para ir embora.',
  arcanoRegente:
    'é o número que fica na ponta do triângulo do seu nome, como a bandeira no alto do mastro: vale a vida toda.',
  licoesCarmicas:
    'são os números que faltam nas letras do seu nome. Como figurinhas que faltam no álbum: dá para ir atrás delas aos poucos.',
  dividasCarmicas:
    'são hábitos que a tradição chama de conta antiga. Ninguém cobra: é só um jeito de lembrar o que treinar.',
  tendenciasOcultas: 'são os números que se repetem demais no nome. Como sal na comida: ajuda, e em excesso atrapalha.',
};

/** Numbers of the map beside the main ones, which are explained by their own value. */
const singles = [
  'diaNatalicio',
  'numeroPsiquico',
  'talentoOculto',
  'respostaSubconsciente',
  'aptidaoProfissional',
] as const;

/** What such a number is and what the value does, in plain words; null for any other topic. */
function plainSingle(composer: Composer, asked: Topic | undefined, speaker: Speaker): Composed | null {
  const topic = singles.find((one) => one === asked);
  const value = topic && composer.map(speaker.label)?.map[topic];
  if (!topic || !value) return null;
  const shown = value > 11 && value !== 22 ? reduced(value) : value;
  const owner = speaker.isMine ? 'O seu' : 'O';
  const step = shown === value ? '' : ` (que dá ${shown})`;
  return {
    ...done(
      composer,
      [
        `Em palavras fáceis: ${factsOf(topic).label} ${whatItIs[topic]}`,
        `${owner} é ${value}${step}: quem tem esse número ${composer.pick(numberPassage(shown, 'simples'), numberPassage(shown, 'exemplo'))}`,
        `Numa palavra só: ${textsOf(shown).palavra}.`,
      ].join(' '),
      [],
      ['E na prática?', 'Me dá um exemplo'],
    ),
    basis: [],
  };
}

function plainTopic(composer: Composer, topic: string, speaker: Speaker): string {
  const map = composer.map(speaker.label)?.map;
  if (topic === 'licoesCarmicas' || topic === 'dividasCarmicas') {
    const values = (topic === 'licoesCarmicas' ? map?.licoesCarmicas : map?.dividasCarmicas) ?? [];
    const themes = values.slice(0, 3).map((value) => textsOf(value > 11 ? reduced(value) : value).palavra);
    const lead =
      topic === 'licoesCarmicas'
        ? 'são coisas que o nome deixou para você treinar'
        : 'são contas antigas do temperamento, para acertar com calma';
    return themes.length > 0
      ? `${lead}: ${themes.join(', ')}. Como quem treina caligrafia: um pouco por dia, sem castigo.`
      : `${lead}, e no seu caso quase não há.`;
  }
  return '';
}

function reduced(value: number): number {
  return ((value - 1) % 9) + 1;
}

export const composeMore: Compose = (composer, reading) => {
  const { speaker, first, second } = reading;
  const position = isMain(first.position) ? first.position : 'destino';
  const long: Wording = {
    id: `banco.${position}.${first.value}`,
    text: firstSentences(interpretMain(position, first.value).text, 3),
  };
  const area = areaOf(composer);
  const said = composer.isNew(long)
    ? `**${capital(say(first, speaker))}:** ${composer.pick(long)}`
    : sentence(say(first, speaker), composer.pick(...wordings(first.value, area, 'claim', 'support', 'tension')));
  const text = answerOf(
    composer,
    ['claim', said],
    [
      'support',
      sentence(
        'No convívio,',
        say(second, speaker),
        composer.pick(
          areaPassage(second.value, 'familia', 'claim'),
          areaPassage(second.value, 'amor', 'claim'),
          areaPassage(second.value, 'trabalho', 'claim'),
          areaPassage(second.value, 'dinheiro', 'claim'),
        ),
      ),
    ],
  );
  return done(composer, text, [first, second], ['Me dá um exemplo', 'Qual é o meu ponto fraco?']);
};

export const composeExample: Compose = (composer, { first, second, third }) => {
  const area = areas.find((one) => one === composer.act.area);
  const { placed, text } = pickNumber(composer, [first, second, third], (value) => [
    ...(area === undefined ? [] : [areaPassage(value, area, 'claim'), areaPassage(value, area, 'support')]),
    numberPassage(value, 'exemplo'),
    areaPassage(value, 'familia', 'claim'),
  ]);
  return done(
    composer,
    sentence('Imagine a cena: quem tem o', String(placed.value), text),
    [placed],
    ['E na prática, o que eu faço?', 'E o lado ruim?'],
  );
};
