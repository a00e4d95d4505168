import { shortDate } from '@sefira/numerology/calendar/calendar';
import type { MainPosition } from '@sefira/numerology/interpretations/main-positions';
import type { StatePerson } from '../dialogue/state.ts';
import type { AnyMap } from '../tools/map-tool.ts';
import relations from '../understanding/data/relations.json' with { type: 'json' };
import { isFirstName } from '../understanding/read-names.ts';

/** A person in a sentence. */
export interface Speaker {
  readonly label: string;
  readonly isMine: boolean;
  /** `você`, `Renato`, `a sua mãe`, `essa pessoa`. */
  readonly called: string;
  /** `do Renato`, `da sua mãe`; empty for the user: `seu Destino`. */
  readonly of: string;
  readonly gender: 'm' | 'f';
}

const written = new Map<string, { readonly written?: string; readonly gender: string }>(Object.entries(relations));

export function speakerOf(person: StatePerson | undefined, label: string): Speaker {
  if (label === 'eu') return { label, isMine: true, called: 'você', of: '', gender: 'f' };
  const gender = person?.gender ?? 'f';
  const first = person?.name ? calledBy(person.name) : undefined;
  if (first) return { label, isMine: false, called: first, of: `${gender === 'f' ? 'da' : 'do'} ${first}`, gender };
  const [noun = label, owner = ''] = label.split(/ (?=del[ea]$)/u);
  const relation = written.get(noun);
  if (relation && owner !== '') return ofAnother(label, relation.written ?? noun, owner, relation.gender);
  if (!relation && label.endsWith(' pessoa')) return unnamed(label, person?.birthDate ?? null);
  if (!relation) return { label, isMine: false, called: 'essa pessoa', of: 'dessa pessoa', gender: 'f' };
  const name = relation.written ?? label;
  return relation.gender === 'f'
    ? { label, isMine: false, called: `a sua ${name}`, of: `da sua ${name}`, gender: 'f' }
    : { label, isMine: false, called: `o seu ${name}`, of: `do seu ${name}`, gender: 'm' };
}

const openCompounds = /^(?:Maria|Ana|João|José|Vera|Luiz|Luís|Pedro|Antônio|Carlos|Paulo|Marco)$/u;

/** The name that a person is called by: `Maria Luiza` of Maria Luiza Cabral, where the second word is a first name too. */
export function calledBy(name: string): string {
  const [first = '', second = '', ...rest] = name.split(' ');
  return rest.length > 0 && openCompounds.test(first) && isFirstName(second) ? `${first} ${second}` : first;
}

/** `o marido dela` */
function ofAnother(label: string, noun: string, owner: string, gender: string): Speaker {
  const article = gender === 'f' ? 'a' : 'o';
  return {
    label,
    isMine: false,
    called: `${article} ${noun} ${owner}`,
    of: `d${article} ${noun} ${owner}`,
    gender: gender === 'f' ? 'f' : 'm',
  };
}

/** `a pessoa de 15/03/1985`. */
function unnamed(label: string, birthDate: string | null): Speaker {
  const name = birthDate === null ? label : `pessoa de ${shortDate(birthDate)}`;
  return { label, isMine: false, called: `a ${name}`, of: `da ${name}`, gender: 'f' };
}

export type Position = MainPosition | 'numeroPsiquico' | 'talentoOculto';

const nouns: Readonly<Record<Position, { readonly noun: string; readonly gender: 'm' | 'f' }>> = {
  motivacao: { noun: 'Motivação', gender: 'f' },
  impressao: { noun: 'Impressão', gender: 'f' },
  expressao: { noun: 'Expressão', gender: 'f' },
  destino: { noun: 'Destino', gender: 'm' },
  missao: { noun: 'Missão', gender: 'f' },
  numeroPsiquico: { noun: 'Número psíquico', gender: 'm' },
  talentoOculto: { noun: 'Talento oculto', gender: 'm' },
};

/** A number of the map that stands alone, and no list or period. */
export const isPosition = (topic: string): topic is Position => topic in nouns;

/** `a sua Motivação 4`, `o Destino 9 do Célio`. */
export function numberOf(position: Position, value: number, { isMine, of }: Speaker): string {
  const { noun, gender } = nouns[position];
  const article = gender === 'f' ? 'a' : 'o';
  const own = gender === 'f' ? 'sua' : 'seu';
  return isMine ? `${article} ${own} ${noun} ${value}` : `${article} ${noun} ${value} ${of}`;
}

/** `a Motivação 4`, in a sentence that names its owner. */
export function bareNumber({ position, value }: PlacedNumber): string {
  const { noun, gender } = nouns[position];
  return `${gender === 'f' ? 'a' : 'o'} ${noun} ${value}`;
}

export interface PlacedNumber {
  readonly position: Position;
  readonly value: number;
}

const orders: Readonly<Record<string, readonly Position[]>> = {
  amor: ['motivacao', 'missao', 'expressao', 'destino', 'numeroPsiquico'],
  trabalho: ['expressao', 'destino', 'missao', 'motivacao', 'numeroPsiquico'],
  dinheiro: ['expressao', 'destino', 'motivacao', 'missao', 'numeroPsiquico'],
  familia: ['motivacao', 'destino', 'missao', 'expressao', 'numeroPsiquico'],
  corpo: ['motivacao', 'destino', 'impressao', 'expressao', 'numeroPsiquico'],
  interior: ['motivacao', 'missao', 'destino', 'impressao', 'numeroPsiquico'],
  forca: ['expressao', 'destino', 'missao', 'motivacao', 'numeroPsiquico'],
  fraqueza: ['expressao', 'motivacao', 'destino', 'missao', 'numeroPsiquico'],
  jeito: ['expressao', 'motivacao', 'destino', 'impressao', 'numeroPsiquico'],
};

/** The numbers of a map that speak of an aspect, most relevant first, each value once. */
export function numbersFor(aspect: string, map: AnyMap): PlacedNumber[] {
  const found = (orders[aspect] ?? orders.jeito ?? []).flatMap((position) => {
    const value = map[position];
    return value === undefined || value === 0 ? [] : [{ position, value }];
  });
  return found.filter(({ value }, index) => found.findIndex((one) => one.value === value) === index);
}

/** A sentence as it goes on after a comma. */
export function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
