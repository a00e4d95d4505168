import { type CodeNumber, numberOfCode } from '@sefira/numerology/code-number';
import { NumerologyError } from '@sefira/numerology/errors';
import { reductionText } from '@sefira/numerology/explanations/reduction-text';
import { destinyRelation } from '@sefira/numerology/harmony';
import { asksWorst } from '../dialogue/subject/asks-worst.ts';
import type { MapToolResult } from '../tools/map-tool.ts';
import { type Composed, type Composer, sentence } from './composer.ts';
import { relationTo } from './names/judged.ts';
import { type Area, areaPassage, areas, numberPassage, textsOf, wordingsOf } from './passage-bank.ts';

const called = { address: 'O número', phone: 'O telefone', plate: 'A placa', price: 'O preço' } as const;

interface Read {
  readonly kind: keyof typeof called;
  readonly text: string;
  readonly found: CodeNumber;
}

function read(codes: Composer['state']['table']['codes']): Read[] {
  return codes.flatMap(({ kind, text }) => {
    try {
      // Of a price only the digits count, as of a telephone.
      return [{ kind, text, found: numberOfCode(kind === 'price' ? 'phone' : kind, text) }];
    } catch (error) {
      if (error instanceof NumerologyError) return [];
      throw error;
    }
  });
}

function factsOf(codes: readonly Read[]) {
  return codes.map(({ text, found }) => ({
    tool: 'somar_numero',
    facts: [{ label: 'Número', of: text, value: found.number }],
    card: null,
    sources: [],
  }));
}

function sums(codes: readonly Read[]): string[] {
  return codes.map(
    ({ text, found }) =>
      `${text}: ${found.symbols.map(({ symbol, value }) => (symbol === String(value) ? symbol : `${symbol}=${value}`)).join(' + ')} = ${reductionText(found.reduction)}`,
  );
}

const areaOfPurpose: readonly (readonly [
  RegExp,
  'familia' | 'trabalho' | 'amor' | 'dinheiro' | 'interior',
  readonly number[],
])[] = [
  [/\b(?:familia|filh\w+|criancas|lar|morar com)\b/u, 'familia', [6, 2, 4, 9, 3]],
  [/\b(?:trabalh\w+|escritorio|home office|empresa|negocio|estud\w+)\b/u, 'trabalho', [4, 8, 7, 1, 22]],
  [/\b(?:casal|amor|casad\w+|namor\w+)\b/u, 'amor', [6, 2, 3, 9, 11]],
  [/\b(?:dinheiro|investi\w+|vender|alug\w+|compr\w+)\b/u, 'dinheiro', [8, 4, 6, 22, 1]],
];

const withoutCard = (found: MapToolResult) => ({ tool: found.tool, facts: found.facts, card: null, sources: [] });

/** The cautions of a code, by its kind. */
function cautionsOf(kind: Read['kind']) {
  if (kind === 'price')
    return [
      { id: 'codigo.preco.0', text: 'Leve como brincadeira: quem decide o preço é o custo e o que o cliente paga.' },
      { id: 'codigo.preco.1', text: 'É um símbolo leve; a conta que vale é a do custo e do concorrente.' },
    ];
  if (kind === 'phone' || kind === 'plate')
    return [
      { id: 'codigo.1', text: 'Fica como brincadeira séria: endereço e placa não mandam na vida de ninguém.' },
      { id: 'codigo.3', text: 'É só um símbolo: quem atende bem e dirige com calma é você.' },
    ];
  return [
    { id: 'codigo.0', text: 'É um símbolo leve: quem faz a casa é quem mora nela.' },
    { id: 'codigo.1', text: 'Fica como brincadeira séria: endereço e placa não mandam na vida de ninguém.' },
    { id: 'codigo.2', text: 'Leve como lembrete, e deixe a decisão para o aluguel, a luz e os vizinhos.' },
  ];
}

/** How a code meets the Destino of the person it is weighed for. */
function codeFit(composer: Composer, number: number): string {
  const [label = 'eu'] = composer.act.who;
  if (label === 'eu' && !/\b(?:comigo|combina|para mim|meu destino|meu mapa)\b/u.test(composer.act.words)) return '';
  return relationTo(composer, label, number);
}

const bestFor: Readonly<Record<Area, readonly number[]>> = {
  familia: [6, 2, 4],
  amor: [6, 2, 9],
  trabalho: [8, 1, 4],
  dinheiro: [8, 4, 22],
  corpo: [4, 6, 7],
  interior: [7, 11, 9],
};

/** `Que número de casa é bom pra família?`: the sums that suit it, and the ones that meet the Destino of the user. */
export function composeBestCode(composer: Composer): Composed {
  const { act } = composer;
  const isOfTrade = /\b(?:comerc\w+|loja|empresa|negocio|escritorio|vend\w+|client\w+|trabalh\w+)\b/u.test(act.words);
  const isAddress = !/\b(?:telefone|celular|placa|carro|whats\w*|numero novo)\b/u.test(act.words);
  const area = isOfTrade ? 'trabalho' : (areas.find((one) => one === act.area) ?? (isAddress ? 'familia' : 'trabalho'));
  const found = composer.map('eu');
  const own = found?.map.destino ?? null;
  const wanted = bestFor[area];
  const friends = own === null ? [] : wanted.filter((number) => destinyRelation(own, number) === 'favoravel');
  const [main = 6] = friends.length > 0 ? friends : wanted;
  const purpose = {
    familia: 'a família',
    amor: 'o casal',
    trabalho: 'trabalho e comércio',
    dinheiro: 'o dinheiro',
    corpo: 'descansar',
    interior: 'silêncio e estudo',
  }[area];
  return {
    text: [
      `**Para ${purpose}, a tradição prefere ${isAddress ? 'números de casa' : 'números'} que somem ${either(wanted)}.**`,
      sentence(
        `O ${main}`,
        composer.pick(
          ...(isAddress && !isOfTrade ? [areaPassage(main, 'familia', 'support')] : [numberPassage(main, 'papel')]),
          numberPassage(main, 'essencia'),
        ),
      ),
      own === null
        ? ''
        : friends.length > 0
          ? `Com o seu Destino ${own}, ${friends.length > 1 ? 'conversam' : 'conversa'} bem o ${friends.join(' e o ')}.`
          : `Com o seu Destino ${own}, todos eles convivem.`,
      `Some os algarismos até sobrar um, como em ${exampleOf(main)}; a letra também conta. É símbolo leve: preço, luz e vizinhança pesam mais.`,
    ]
      .filter(Boolean)
      .join(' '),
    results: [
      ...(found ? [withoutCard(found)] : []),
      {
        tool: 'somar_numero',
        facts: [...wanted, ...exampleDigits(main)].map((value) => ({ label: 'Número', of: '', value })),
        card: null,
        sources: [],
      },
    ],
    chips: [`O que significa o número ${main}?`, 'Isso dá azar?'],
    title: isAddress ? 'O número da casa' : 'Um número que combine',
  };
}

const either = (numbers: readonly number[]) => numbers.join(', ').replace(/, (\d+)$/u, ' ou $1');

/** A number of three digits with a sum: `204: 2 + 0 + 4 = 6`. */
function exampleDigits(sum: number): readonly number[] {
  if (sum > 18) return [sum - 18, 9, 9];
  return sum > 9 ? [sum - 9, 0, 9] : [1, 0, sum - 1];
}

function exampleOf(sum: number): string {
  const digits = exampleDigits(sum);
  return `${digits.join('')} (${digits.join(' + ')} = ${sum})`;
}

const asksWorth =
  /\b(?:bo[am]s?|bons|ruim|ruins|positiv\w+|negativ\w+|pesad[oa]|presta|sorte|azar|vibra\w*|vibe|energia|favoravel|combina)\b/u;

/** `É bom?`: yes or with care, by the Destino of the person, else by what the tradition seeks of such a number. */
function worthOfCode(composer: Composer, kind: Read['kind'], number: number): string {
  if (/\bazar\b/u.test(composer.act.words)) return 'Não, número nenhum dá azar: é costume de contar, e nada mais.';
  const [label = 'eu'] = composer.act.who;
  const found = composer.map(label);
  const destino = found?.map.destino;
  const wanted = bestFor[kind === 'address' ? 'familia' : 'trabalho'];
  const isFriend = destino !== undefined && destinyRelation(destino, number) === 'favoravel';
  const called = composer.speaker(label).isMine ? 'o seu Destino' : `o Destino ${composer.speaker(label).of}`;
  const withDestino = isFriend ? ` e conversa com ${called} ${destino}` : '';
  if (wanted.includes(number)) return `Sim, é bom: o ${number} está entre os que a tradição prefere${withDestino}.`;
  if (isFriend) return `Sim, é bom para você: o ${number} conversa com ${called} ${destino}.`;
  return [4, 7, 8].includes(number)
    ? `Bom, com medida: o ${number} é número forte e pede leveza em volta.`
    : `Bom, sem exagero: o ${number} não está entre os preferidos, e nada tem de ruim.`;
}

/** An address, a telephone or a plate: a light symbol, no part of a map. */
export function composeCode(composer: Composer): Composed {
  const { state, act } = composer;
  const all = read(state.table.codes);
  const forDestino = act.topics.includes('destino') ? act.number : null;
  if (forDestino !== null && all.length > 0) return codesFor(composer, all, forDestino);
  const isChoice =
    act.intent === 'escolher' ||
    (all.length > 1 && /^(?:e |mas )*(?:por ?que|porque)\b/u.test(act.words)) ||
    (all.length > 1 && /\bou\b|\bqual\b/u.test(act.words));
  const fresh = all.filter(({ text }) =>
    act.words.toUpperCase().replace(/\s/gu, '').includes(text.replace(/[\s,]/gu, '')),
  );
  if (isChoice && all.length > 1) return chooseCode(composer, all);
  const shown = fresh.length > 0 ? fresh : all.slice(-1);
  const [first] = shown;
  if (!first) return { text: 'Escreva o número da casa, da placa ou do telefone, e eu somo.', isFree: true };
  const { number } = first.found;
  const { kind } = first;
  const caution = composer.pick(...cautionsOf(kind));
  const isShort = act.words.split(' ').length <= 4 && state.act === null;
  const relation = codeFit(composer, number);
  const asksWhy = /^(?:e |mas )*(?:por ?que|porque)\b/u.test(act.words);
  const isJudged = relation === '' && (asksWhy || asksWorth.test(act.words) || isShort);
  const worth = isJudged ? worthOfCode(composer, kind, number) : '';
  const reason = worth.startsWith('Sim')
    ? worth.replace(/^[^:]+:/u, 'Porque')
    : `Porque o ${number} fala de ${textsOf(number).palavra}, e a tradição prefere aqui outros números: nem ajuda muito, nem atrapalha.`;
  const verdict = asksWhy && worth !== '' ? reason : worth;
  return {
    text: [
      `**${called[kind]} ${first.text} soma ${number}, de ${textsOf(number).palavra}${shown
        .slice(1, 3)
        .map(({ text, found }) => `; ${text} soma ${found.number}, de ${textsOf(found.number).palavra}`)
        .join('')}.**`,
      verdict,
      sentence(
        kind === 'address' ? 'Um lugar com esse número' : 'Esse número',
        composer.pick(
          ...(kind === 'address' ? [areaPassage(number, 'familia', 'support')] : []),
          numberPassage(number, 'essencia'),
          areaPassage(number, 'familia', 'claim'),
        ),
      ),
      relation,
      caution,
    ]
      .filter(Boolean)
      .join(' '),
    basis: sums(shown),
    results: [...factsOf(shown), ...composer.act.who.flatMap((label) => composer.map(label) ?? []).map(withoutCard)],
    chips: [`O que significa o número ${number}?`, 'Isso dá azar?'],
    title: `${called[kind]} ${first.text}`.slice(0, 60),
  };
}

/** `E pra quem é do Destino 4?`: the codes by how their sums meet that number. */
function codesFor(composer: Composer, all: readonly Read[], destino: number): Composed {
  const shown = all.slice(-3);
  const rank = ({ found }: Read) => (destinyRelation(destino, found.number) === 'favoravel' ? 0 : 1);
  const [best, ...rest] = [...shown].sort((one, other) => rank(one) - rank(other));
  if (!best) return { text: '', isFree: true };
  const isFriend = rank(best) === 0;
  const listed = shown.map(({ text, found }) => `${text} soma ${found.number}`).join('; ');
  return {
    text: [
      isFriend
        ? `**Para quem tem Destino ${destino}, ${best.text} conversa melhor.**`
        : `**Para quem tem Destino ${destino}, ${rest.length > 0 ? 'nenhum deles sai na frente' : `o ${best.text} pede mais jeito`}.**`,
      `${listed}.`,
      sentence(
        `O ${best.found.number}`,
        composer.pick(
          areaPassage(best.found.number, 'familia', 'support'),
          numberPassage(best.found.number, 'essencia'),
        ),
      ),
      composer.pick(...cautionsOf(best.kind)),
    ].join(' '),
    basis: sums(shown),
    results: factsOf(shown),
    chips: [`O que significa o número ${destino}?`, 'Isso dá azar?'],
  };
}

const inFavour = (number: number, area: Area) => [
  areaPassage(number, area, 'claim'),
  areaPassage(number, area, 'support'),
];
const against = (number: number, area: Area) => [
  areaPassage(number, area, 'tension'),
  areaPassage(number, area, 'claim'),
];

function chooseCode(composer: Composer, all: readonly Read[]): Composed {
  const isAll =
    /\b(?:qual|melhor|mais)\b/u.test(composer.act.words) && !/\bd(?:os|as) du?[ao]s\b|\bou\b/u.test(composer.act.words);
  const ofKind = all.filter(({ kind }) => kind === all.at(-1)?.kind);
  const two = isAll ? ofKind.slice(-4) : ofKind.slice(-2);
  const [, area = 'familia', wanted = [6, 4, 2]] =
    areaOfPurpose.find(([pattern]) => pattern.test(composer.act.words)) ?? [];
  const worth = ({ found }: Read) => (wanted.includes(found.number) ? 10 - wanted.indexOf(found.number) : 0);
  const ordered = [...two].sort((one, next) => worth(next) - worth(one));
  const isOfWorst = asksWorst.test(composer.act.words);
  const [best, other] = isOfWorst ? ordered.reverse() : ordered;
  if (!best || !other) return { text: wordingsOf('azar')[1]?.text ?? '' };
  if (best.found.number === other.found.number)
    return {
      text: [
        `**${best.text} e ${other.text} empatam: os dois somam ${best.found.number}.**`,
        sentence(`O ${best.found.number}`, composer.pick(areaPassage(best.found.number, area, 'claim'))),
        choiceCaution(best.kind),
      ].join(' '),
      basis: sums(two),
      results: factsOf(two),
      chips: ['Isso dá azar?', `O que significa o número ${best.found.number}?`],
    };
  return {
    text: [
      `**Entre ${two
        .map(({ text, found }) => `${text} (soma ${found.number})`)
        .join(', ')
        .replace(/, ([^,]+)$/u, ' e $1')}, eu ${isOfWorst ? 'deixaria de lado' : 'escolheria'} ${best.text}.**`,
      sentence(`O ${best.found.number}`, composer.pick(...(isOfWorst ? against : inFavour)(best.found.number, area))),
      sentence(
        `Já o ${other.found.number}`,
        composer.pick(...(isOfWorst ? inFavour : against)(other.found.number, area)),
      ),
      choiceCaution(best.kind),
    ].join(' '),
    basis: sums(two),
    results: factsOf(two),
    chips: ['Isso dá azar?', `O que significa o número ${best.found.number}?`],
  };
}

function choiceCaution(kind: Read['kind']): string {
  if (kind === 'price') return 'É símbolo: confira antes se o preço cobre o custo.';
  if (kind === 'address') return 'É símbolo: visite as duas, escute o barulho da rua e confira o contrato.';
  return 'É símbolo: se um deles é mais fácil de decorar, isso também conta.';
}

const asItIs =
  'fica como está: letra de porta é costume de casa. Se um dia trocar, some os algarismos do novo e compare.';

/** A letter beside the number of an address, which changes its sum: the first one that leads to a number of home. */
export function composeCodeLetter(composer: Composer): Composed {
  const [first] = read(composer.state.table.codes).slice(-1);
  if (!first) return { text: 'Escreva o número da casa, e eu mostro o que uma letra muda.', isFree: true };
  if (first.kind !== 'address') return { text: `${called[first.kind]} ${first.text} ${asItIs}` };
  const forms = [...'ABCDEFGH'].map((letter) => ({ letter, found: numberOfCode('address', `${first.text}${letter}`) }));
  const best = forms.find(({ found }) => [6, 2, 4].includes(found.number)) ?? forms[0];
  if (!best) return { text: '' };
  const { letter, found } = best;
  return {
    text: [
      `**Na tradição, uma letra junto do número muda a soma: ${first.text}${letter} dá ${found.number}, de ${textsOf(found.number).palavra}.**`,
      sentence(
        'Esse número',
        composer.pick(areaPassage(found.number, 'familia', 'support'), numberPassage(found.number, 'essencia')),
      ),
      'Põe-se a letra do lado de dentro da porta, discreta. É um gesto simbólico: arejar, consertar e receber bem fazem mais pela casa.',
    ].join(' '),
    basis: [
      `${first.text}${letter}: ${found.symbols.map(({ symbol, value }) => (symbol === String(value) ? symbol : `${symbol}=${value}`)).join(' + ')} = ${reductionText(found.reduction)}`,
    ],
    results: factsOf([{ kind: 'address', text: `${first.text}${letter}`, found }]),
    chips: [`O que significa o número ${found.number}?`, 'Isso dá azar?'],
    title: `O número ${first.text} com letra`.slice(0, 60),
  };
}
