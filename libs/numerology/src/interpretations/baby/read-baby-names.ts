import type { PossibleDestino } from '../../baby/birth-range.ts';
import { type BabyNameGroup, daysWith, type JudgedName } from '../../baby/judge-baby-name.ts';
import { popularityOf } from '../../baby/name-popularity.ts';
import type { BabyName, BabyStudy, SurnameOrder } from '../../baby/study-baby-names.ts';
import { keywordOf } from '../main-positions.ts';
import { inheritedNote, type NameReason, ownReasons, readingsOf, relativeReasons } from './child-name-words.ts';
import { babyGroupNames } from './group-names.ts';

/** A child of each Destino at home, before school age. */
const childOfDestino: Readonly<Record<number, string>> = {
  1: 'Quer fazer sem ajuda: a colher na mão, o sapato no pé trocado, a porta aberta antes de todo mundo.',
  2: 'Repara em quem ficou triste na sala e prefere brincar a dois.',
  3: 'Conversa com a visita, inventa história e faz plateia do sofá.',
  4: 'Gosta do mesmo copo, da mesma ordem dos lápis e de saber o que vem depois.',
  5: 'Abre todas as gavetas e aprende mexendo.',
  6: 'Cuida do boneco, do cachorro e de quem chora, e quer a casa em paz.',
  7: 'Pergunta por quê até acabar a resposta e brinca muito bem em silêncio.',
  8: 'Distribui as funções da brincadeira e gosta de ganhar.',
  9: 'Divide o lanche com a turma inteira e se comove com o filme.',
  11: 'Percebe o clima da casa antes de alguém falar e pede calma por perto.',
  22: 'Sonha grande: monta a cidade inteira no chão da sala.',
  33: 'Cuida de todos como gente grande e precisa que alguém lembre de cuidar também.',
};

/** How a name acts, by its Expressão. */
const acts: Readonly<Record<number, string>> = {
  1: 'toma a frente e resolve',
  2: 'junta as pessoas e escuta',
  3: 'fala, cria e alegra',
  4: 'faz com método e termina o que começa',
  5: 'experimenta, muda e se adapta',
  6: 'cuida, ensina e deixa o lugar bonito',
  7: 'estuda e vai ao fundo das coisas',
  8: 'organiza, comanda e realiza',
  9: 'ajuda e pensa em todos',
  11: 'inspira e percebe antes dos outros',
  22: 'constrói para muita gente',
  33: 'ensina cuidando',
};

const namesOfDestino = 4;

export interface BabyNameReading {
  readonly name: string;
  readonly fullName: string;
  readonly isIdea: boolean;
  readonly group: BabyNameGroup;
  readonly score: number;
  readonly numbers: JudgedName['numbers'];
  /** Null for a name that the list has not. */
  readonly gender: NonNullable<BabyName['entry']>['gender'] | null;
  readonly origin: NonNullable<BabyName['entry']>['origin'] | null;
  readonly style: NonNullable<BabyName['entry']>['style'] | null;
  readonly meaning: string | null;
  /** Null where the census does not list the name. */
  readonly popularity: string | null;
  readonly keyword: string;
  readonly reading: string;
  readonly reasons: NameReason[];
  readonly destinos: JudgedName['destinos'][number][];
  readonly spellings: {
    readonly name: string;
    readonly numbers: JudgedName['numbers'];
    readonly score: number;
    readonly group: BabyNameGroup;
    readonly text: string;
  }[];
}

export interface BabyReading {
  readonly lead: string;
  readonly surnames: string;
  readonly surnameNotes: string[];
  readonly orders: (Omit<SurnameOrder, 'sequences' | 'lacks'> & { readonly text: string })[];
  readonly days: { readonly date: string; readonly destino: number }[];
  readonly destinos: (PossibleDestino & {
    readonly keyword: string;
    readonly text: string;
    /** Names of the result that the Destino favours. */
    readonly names: string[];
  })[];
  readonly names: BabyNameReading[];
  readonly totals: Readonly<Record<BabyNameGroup, number>>;
  readonly method: { readonly title: string; readonly text: string; readonly certainty: string }[];
  readonly note: string;
}

/** The words of a study: what each name brings, what each date changes, how names were compared. */
export function readBabyNames(study: BabyStudy): BabyReading {
  const readings = readingsOf(study.names.map(({ numbers }) => numbers));
  const names = study.names.map((baby, at) => readBabyName(baby, readings[at]));
  return {
    lead: leadOf(study),
    surnames: study.surnames,
    surnameNotes: inheritedNote(study.sequences),
    orders: study.orders.map(({ sequences, lacks, ...order }) => ({ ...order, text: orderText(sequences, lacks) })),
    days: [...study.range.days],
    destinos: study.range.destinos.map(({ destino, days }) => ({
      destino,
      days,
      keyword: keywordOf(destino),
      text: childOfDestino[destino] ?? '',
      names: names
        .filter(({ destinos }) => destinos.some((one) => one.destino === destino && one.relation === 'favoravel'))
        .filter(({ group, isIdea }) => isIdea || group === 'good')
        .slice(0, namesOfDestino)
        .map(({ name }) => name),
    })),
    names,
    totals: study.totals,
    method: [...method],
    note,
  };
}

/** The words of one name in its family; `said` is what its inner numbers say where other names stand beside it. */
export function readBabyName(baby: BabyName, said = readingsOf([baby.numbers])[0] ?? ''): BabyNameReading {
  const { name, fit, numbers, parents, destinos, entry } = baby;
  return {
    name,
    fullName: fit.fullName,
    isIdea: baby.isIdea,
    group: baby.group,
    score: baby.score,
    numbers,
    gender: entry?.gender ?? null,
    origin: entry?.origin ?? null,
    style: entry?.style ?? null,
    meaning: entry?.meaning ?? null,
    popularity: popularityOf(name),
    keyword: keywordOf(numbers.expressao),
    reading: `Na vida, ${acts[numbers.expressao] ?? ''} (Expressão ${numbers.expressao}). ${said}`,
    reasons: [datesReason(destinos), ...relativeReasons([...parents, ...fit.siblings]), ...ownReasons(fit, numbers)],
    destinos: [...destinos],
    spellings: baby.spellings.map(({ sequences, ...spelling }) => ({
      ...spelling,
      text: spellingText(baby, { sequences, ...spelling }),
    })),
  };
}

function leadOf({ surnames, totals }: BabyStudy): string {
  const { good, neutral, think } = totals;
  const total = good + neutral + think;
  if (total === 0) return 'Nenhum nome da lista passa por estes filtros. Os nomes de vocês foram lidos do mesmo jeito.';
  const inFigures = (count: number) => count.toLocaleString('pt-BR');
  const counted = total === 1 ? '1 nome' : `${inFigures(total)} nomes`;
  return `De ${counted} lidos com ${surnames}: ${inFigures(good)} combinam com a família e as datas, ${inFigures(neutral)} são neutros e ${inFigures(think)} pedem uma segunda conversa.`;
}

const relationWords = { favoravel: 'combina', neutro: 'convive bem', desfavoravel: 'não combina' } as const;

function datesReason(destinos: JudgedName['destinos']): NameReason {
  const days = destinos.reduce((sum, one) => sum + one.days, 0);
  const favourable = daysWith('favoravel', destinos);
  const opposed = daysWith('desfavoravel', destinos);
  const tone = favourable > opposed ? 'good' : favourable < opposed ? 'care' : 'neutral';
  const [only] = destinos;
  if (only && destinos.length === 1) {
    const when = days === 1 ? 'do dia' : 'dos dias';
    return { tone, text: `Com o Destino ${only.destino} ${when}, ${relationWords[only.relation]}.` };
  }
  if (favourable === 0) {
    const against = opposed === 0 ? ', nem destoa' : `; em ${opposed} destoa`;
    return { tone, text: `Em nenhum dos ${days} dias do período combina com o Destino${against}.` };
  }
  const against = opposed === 0 ? 'em nenhum destoa' : `em ${opposed} destoa`;
  return { tone, text: `Combina com o Destino em ${favourable} dos ${days} dias do período; ${against}.` };
}

function spellingText(baby: BabyName, { numbers, sequences, group }: BabyName['spellings'][number]): string {
  const { expressao } = numbers;
  const own = baby.numbers.expressao;
  const number = expressao === own ? `Mesma Expressão ${expressao}.` : `Expressão ${expressao} em vez de ${own}.`;
  const more = sequences.length - baby.fit.sequences.length;
  const triangle = more < 0 ? ' Tira sequência do triângulo.' : more > 0 ? ' Põe sequência no triângulo.' : '';
  return `${number}${triangle} ${babyGroupNames[group]}.`;
}

function orderText(sequences: readonly string[], lacks: readonly number[]): string {
  const [run = 'Sem sequência negativa própria.'] = inheritedNote(sequences);
  if (lacks.length === 0) return `${run} Tem letras de todos os números.`;
  return `${run} Deixa para o primeiro nome ${lacks.length === 1 ? 'o número' : 'os números'} ${lacks.join(', ')}.`;
}

const method = [
  {
    title: 'O nome inteiro, como na certidão',
    text: 'Primeiro nome e sobrenomes, na ordem escolhida, dão Expressão (todas as letras), Motivação (vogais) e Impressão (consoantes).',
    certainty: 'Unânime.',
  },
  {
    title: 'O Destino de cada dia',
    text: 'Cada dia do período dá um Destino. Ele é comparado com a Expressão do nome, e o resultado conta pelo número de dias.',
    certainty: 'A tabela é majoritária; contar por dias é escolha nossa.',
  },
  {
    title: 'O que o nome põe no triângulo',
    text: 'Três algarismos iguais em seguida no triângulo da vida formam uma sequência negativa. Só conta a que os sobrenomes sozinhos não têm.',
    certainty: 'Majoritário.',
  },
  {
    title: 'A casa',
    text: 'Motivação e Expressão do bebê são lidas com as de cada pessoa da casa, pela harmonia entre números.',
    certainty: 'Escolha nossa: as escolas publicam essa tabela para casais.',
  },
  {
    title: 'Os três grupos',
    text: 'Combina: nenhum ponto de atenção e 75 pontos ou mais. Para pensar: uma sequência negativa, ou dois pontos de atenção. Neutro: os outros.',
    certainty: 'Escolha nossa.',
  },
  {
    title: 'Quantas pessoas têm o nome',
    text: 'O Censo Demográfico de 2010, do IBGE, contou os primeiros nomes por década de nascimento, sem acentos: Inês e Ines contam juntas. Não entra na pontuação.',
    certainty: 'Dado público do IBGE.',
  },
] as const;

const note =
  'A numerologia é uma tradição simbólica. Nome bom é o que vocês gostam de chamar em voz alta, no parque e na hora da bronca; os números ajudam a escolher entre os que já agradam.';
