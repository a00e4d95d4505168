import type { LegalName } from '../../brand/judge-brand-name.ts';
import { type Collision, knownMarkCount } from '../../brand/known-marks.ts';
import type { BrandCandidate, BrandOpening, BrandStudy } from '../../brand/study-brand.ts';
import type { NumerologyMap } from '../../map-result.ts';
import { sectorNumbers } from '../../tables/sectors.ts';
import { keywordOf } from '../main-positions.ts';
import { interpretOwner } from '../organisation/owner-reading.ts';
import { interpretCompanyPeople, interpretSectorNumber, interpretTradeName } from '../organisation/read-company.ts';
import { calledNames } from '../relationship/called-names.ts';
import { type BrandReason, brandReasons, collisionText, doubtTexts, lengthText } from './brand-reasons.ts';

export interface BrandNameReading
  extends Pick<BrandCandidate, 'name' | 'isIdea' | 'group' | 'score' | 'parts' | 'numbers'> {
  readonly keyword: string;
  /** The number of the name in the sector, and whom it draws. */
  readonly reading: string;
  readonly clients: string;
  readonly reasons: BrandReason[];
  readonly sound: {
    readonly letters: number;
    readonly syllables: number;
    readonly text: string;
    readonly doubts: string[];
    readonly hardWords: string[];
  };
  readonly collisions: (Collision & { readonly text: string })[];
  readonly founders: (BrandCandidate['founders'][number] & { readonly text: string })[];
  readonly forms: LegalName[];
  readonly legalText: string;
  readonly address: BrandCandidate['address'] & { readonly text: string };
  readonly openings: (BrandOpening & { readonly text: string })[];
  readonly slogans: BrandCandidate['slogans'][number][];
}

export interface BrandReading {
  readonly lead: string;
  readonly names: BrandNameReading[];
  /** How many known marks the names were compared with, and what that does not replace. */
  readonly marksNote: string;
  readonly checklist: string[];
  readonly method: { readonly title: string; readonly text: string; readonly certainty: string }[];
  readonly note: string;
}

/** The words of a study: what each name says in its sector, to whom, how it sounds and when to open under it. */
export function readBrand(study: BrandStudy): BrandReading {
  const { firm, candidates } = study;
  const called = calledNames(firm.founders.map(({ name }) => name));
  return {
    lead: leadOf(study),
    names: candidates.map((candidate) => readName(candidate, study, called)),
    marksNote,
    checklist: [...checklist],
    method: [...method],
    note,
  };
}

function readName(candidate: BrandCandidate, { firm }: BrandStudy, called: readonly string[]): BrandNameReading {
  const { name, isIdea, group, score, parts, numbers, spoken, address, forms } = candidate;
  const { expressao } = numbers;
  return {
    name,
    isIdea,
    group,
    score,
    parts,
    numbers,
    keyword: keywordOf(expressao),
    reading: interpretSectorNumber(firm.sector, expressao),
    clients: interpretCompanyPeople(expressao).clients,
    reasons: brandReasons(candidate, sectorNumbers(firm.sector), firm.values.length, called),
    sound: {
      letters: spoken.letters,
      syllables: spoken.syllables,
      text: lengthText(spoken),
      doubts: doubtTexts(spoken),
      hardWords: [...spoken.hardWords],
    },
    collisions: candidate.collisions.map((collision) => ({ ...collision, text: collisionText(collision) })),
    founders: candidate.founders.map((founder, index) => ({
      ...founder,
      text: founderText(firm.founders[index], expressao),
    })),
    forms: [...forms],
    legalText: interpretTradeName(forms[1]?.numbers.expressao ?? expressao, expressao),
    address: { ...address, text: addressText(candidate) },
    openings: candidate.openings.map((opening) => ({ ...opening, text: openingText(opening, expressao) })),
    slogans: [...candidate.slogans],
  };
}

function leadOf({ candidates }: BrandStudy): string {
  const [best] = candidates;
  if (!best) return '';
  const ideas = candidates.filter(({ isIdea }) => isIdea).length;
  const origin =
    ideas === 0
      ? 'propostos pela Sefira'
      : ideas === candidates.length
        ? 'trazidos por vocês'
        : `${ideas} de vocês e ${candidates.length - ideas} da Sefira`;
  const among = candidates.length === 1 ? 'Um nome lido' : `${candidates.length} nomes lidos, ${origin}`;
  return `${among}. Na frente está ${best.name}, com ${best.score} pontos e o número ${best.numbers.expressao}.`;
}

function founderText(founder: NumerologyMap | undefined, companyNumber: number): string {
  if (!founder) return '';
  const calculations = { destino: companyNumber, caminhoOrigem: founder.destino, numeroPoderoso: companyNumber };
  // Without a map the text is that of the Destino, which is what the study shows of a founder.
  return interpretOwner({ ownerNumber: founder.destino, ownerMap: null, calculations }) ?? '';
}

function addressText({ address, name }: BrandCandidate): string {
  const accents = /[^\p{ASCII}]/u.test(name) ? ' Acentos e cedilha somem no endereço: registrem a forma sem eles.' : '';
  if (address.isShort)
    return `${address.letters} letras, dentro do limite de 26 do .com.br e de 30 dos perfis.${accents}`;
  const short = address.short === null ? '' : ` Uma forma mais curta: ${address.short}.`;
  return `${address.letters} letras, acima do limite de 26 do .com.br.${short}${accents}`;
}

const fitWords = { favoravel: 'combina', neutro: 'convive bem', desfavoravel: 'destoa' } as const;

function openingText({ dateNumber, nameFit, favoured }: BrandOpening, number: number): string {
  const people =
    favoured === 0 ? '' : favoured === 1 ? ' Dia favorável de uma pessoa.' : ` Dia favorável de ${favoured} pessoas.`;
  return `Destino ${dateNumber} da data: ${fitWords[nameFit]} com o ${number} do nome.${people}`;
}

const marksNote = `Comparamos o som com ${knownMarkCount} marcas conhecidas no Brasil. É uma primeira peneira: ela não substitui a busca de marcas do INPI, em busca.inpi.gov.br, por nome e por classe.`;

const checklist = [
  'Digam o nome ao telefone para cinco pessoas e peçam que escrevam. Duas grafias diferentes já são um aviso.',
  'Procurem o nome em busca.inpi.gov.br, na classe do setor, também com as grafias parecidas.',
  'Consultem a viabilidade do nome na Junta Comercial do estado, pela Redesim, antes de mandar fazer a placa.',
  'Vejam em registro.br se o endereço está livre e criem os perfis no mesmo dia.',
  'Falem o nome junto com o setor e com a cidade: é assim que o cliente vai procurar.',
] as const;

const method = [
  {
    title: 'O número do nome fantasia',
    text: 'Todas as letras do nome dão a Expressão, o número pelo qual a empresa é conhecida. Ela é comparada com os números do setor.',
    certainty: `A conta é unânime; os números de cada setor variam de uma escola para outra.`,
  },
  {
    title: 'Quem funda',
    text: 'O Destino de cada pessoa é lido com o número do nome, pela tabela de harmonia entre Destino e Expressão.',
    certainty: 'Majoritário.',
  },
  {
    title: 'Os valores',
    text: 'Cada valor tem os números que falam dele. Metade ou mais dos valores carregados conta inteiro; um só conta em parte.',
    certainty: 'Escolha nossa, a partir do significado dos números.',
  },
  {
    title: 'Som, escrita e tamanho',
    text: 'Contamos sílabas, letras que se ouvem de um jeito e se escrevem de outro, e palavras que um leitor brasileiro não lê de primeira.',
    certainty: 'Não é numerologia: é ortografia e uso.',
  },
  {
    title: 'Marcas conhecidas',
    text: `O nome é comparado pelo som com ${knownMarkCount} marcas. Soar igual ou conter uma marca pesa mais que soar parecido; palavra comum em outro setor pesa pouco.`,
    certainty: 'Uma peneira nossa, sem valor de busca oficial.',
  },
  {
    title: 'Os pontos',
    text: 'Metade vem dos números, três décimos do som, dois décimos da distância das marcas. Cada ponto de atenção tira cinco. Forte: nenhum ponto de atenção e 75 ou mais; para pensar: dois ou mais.',
    certainty: 'Escolha nossa.',
  },
  {
    title: 'As datas',
    text: `As melhores datas de abertura vêm da leitura “Data certa”: dia pessoal de quem funda, dia universal e harmonia entre a data e o nome.`,
    certainty: 'As contas são majoritárias; os pesos são nossos.',
  },
] as const;

const note =
  'A numerologia é uma tradição simbólica. Um bom nome é o que o cliente lembra, diz e escreve certo; os números ajudam a escolher entre os que passam nessa prova.';
