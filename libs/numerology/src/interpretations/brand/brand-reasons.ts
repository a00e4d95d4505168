import type { JudgedBrandName } from '../../brand/judge-brand-name.ts';
import type { Collision } from '../../brand/known-marks.ts';
import type { SpellingDoubt, SpokenName } from '../../brand/spoken-name.ts';
import type { DestinyRelation } from '../../map-result.ts';
import { joinWords } from '../text-of.ts';

export interface BrandReason {
  readonly tone: 'good' | 'neutral' | 'care';
  readonly text: string;
}

/** Letters and syllables up to which a name is called short. */
const shortLetters = 10;
const shortSyllables = 4;

/** Why a name has its place, in the order of weight. */
export function brandReasons(
  judged: JudgedBrandName,
  sectorNumbers: readonly number[],
  valuesAsked: number,
  called: readonly string[],
): BrandReason[] {
  return [
    sectorReason(judged, sectorNumbers),
    ...founderReasons(judged, called),
    ...valueReason(judged, valuesAsked),
    soundReason(judged.spoken),
    ...judged.collisions.map((collision) => ({
      tone: collision.degree === 'word' ? ('neutral' as const) : ('care' as const),
      text: collisionText(collision),
    })),
    ...(judged.sequences.length === 0
      ? []
      : [{ tone: 'care' as const, text: `O triângulo do nome tem a sequência ${joinWords(judged.sequences)}.` }]),
  ];
}

function sectorReason({ sectorFit, numbers }: JudgedBrandName, sector: readonly number[]): BrandReason {
  const { expressao } = numbers;
  if (sector.length === 0)
    return { tone: 'neutral', text: `O setor recebe bem qualquer número; o nome traz o ${expressao}.` };
  const wanted = sector.length === 1 ? `o ${sector[0]}` : `os números ${joinWords(sector)}`;
  return sectorFit >= 95
    ? { tone: 'good', text: `O ${expressao} está entre os números do setor (${joinWords(sector)}).` }
    : { tone: 'neutral', text: `O setor pede ${wanted}; o nome traz o ${expressao}.` };
}

const relations: readonly (readonly [DestinyRelation, BrandReason['tone'], string])[] = [
  ['favoravel', 'good', 'Combina com'],
  ['neutro', 'neutral', 'Convive bem com'],
  ['desfavoravel', 'care', 'Destoa de'],
];

function founderReasons({ founders }: JudgedBrandName, called: readonly string[]): BrandReason[] {
  return relations.flatMap(([relation, tone, opening]) => {
    const people = founders.flatMap((founder, index) =>
      founder.relation === relation ? [`${called[index] ?? founder.name} (Destino ${founder.destino})`] : [],
    );
    return people.length === 0 ? [] : [{ tone, text: `${opening} ${joinWords(people)}.` }];
  });
}

function valueReason({ carried, numbers }: JudgedBrandName, asked: number): BrandReason[] {
  if (asked === 0) return [];
  const { expressao } = numbers;
  if (carried.length === 0)
    return [{ tone: 'neutral', text: `O ${expressao} não carrega os valores que vocês marcaram.` }];
  return [{ tone: 'good', text: `O ${expressao} carrega ${joinWords(carried.map((value) => value.toLowerCase()))}.` }];
}

function soundReason({ hardWords, doubts, syllables }: SpokenName): BrandReason {
  const counted = syllables === 1 ? '1 sílaba' : `${syllables} sílabas`;
  const [hard] = hardWords;
  if (hard !== undefined) return { tone: 'care', text: `“${hard}” pede explicação na primeira leitura.` };
  if (doubts.length > 1) return { tone: 'care', text: `Dito ao telefone, deixa ${doubts.length} dúvidas de escrita.` };
  if (doubts.length === 1) return { tone: 'neutral', text: `Fácil de dizer (${counted}), com uma dúvida de escrita.` };
  return { tone: 'good', text: `Fácil de dizer e de escrever: ${counted}.` };
}

export function collisionText({ mark, sector, degree }: Collision): string {
  const where = sector === 'Outros' ? 'indústria e outros setores' : sector.toLowerCase();
  switch (degree) {
    case 'same':
      return `Soa igual a ${mark}, marca conhecida (${where}).`;
    case 'holds':
      return `Contém ${mark}, marca conhecida (${where}).`;
    case 'close':
      return `Soa parecido com ${mark}, marca conhecida (${where}).`;
    case 'word':
      return `${mark} é marca conhecida em outro setor (${where}), com uma palavra comum.`;
  }
}

/** Where a dictated name can be written otherwise, in a sentence each. */
export function doubtTexts({ doubts }: SpokenName): string[] {
  return doubts.map(doubtText);
}

function doubtText({ word, written, rivals }: SpellingDoubt): string {
  if (rivals.length === 0) return `${word}: o ${written} inicial não se ouve.`;
  const [first = ''] = rivals;
  if (first.length > 3) return `${word}: ${written} ou uma letra só?`;
  return `${word}: ${[written, ...rivals.slice(0, -1)].join(', ')} ou ${rivals.at(-1)}?`;
}

/** Length and rhythm in a sentence. */
export function lengthText({ letters, syllables }: SpokenName): string {
  const counted = `${letters} letras, ${syllables === 1 ? '1 sílaba' : `${syllables} sílabas`}`;
  if (letters <= shortLetters && syllables <= shortSyllables) return `${counted}: curto, cabe na placa e na memória.`;
  if (syllables <= 7) return `${counted}: tamanho bom para fachada e rodapé de nota.`;
  return `${counted}: comprido para dizer ao telefone; as pessoas vão encurtar por conta própria.`;
}
