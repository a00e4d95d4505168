import amparo from '../../texts/amparo.json' with { type: 'json' };
import estudios from '../../texts/estudios.json' with { type: 'json' };
import modos from '../../texts/modos.json' with { type: 'json' };
import n1 from '../../texts/numeros/1.json' with { type: 'json' };
import n2 from '../../texts/numeros/2.json' with { type: 'json' };
import n3 from '../../texts/numeros/3.json' with { type: 'json' };
import n4 from '../../texts/numeros/4.json' with { type: 'json' };
import n5 from '../../texts/numeros/5.json' with { type: 'json' };
import n6 from '../../texts/numeros/6.json' with { type: 'json' };
import n7 from '../../texts/numeros/7.json' with { type: 'json' };
import n8 from '../../texts/numeros/8.json' with { type: 'json' };
import n9 from '../../texts/numeros/9.json' with { type: 'json' };
import n11 from '../../texts/numeros/11.json' with { type: 'json' };
import n22 from '../../texts/numeros/22.json' with { type: 'json' };
import n33 from '../../texts/numeros/33.json' with { type: 'json' };
import produto from '../../texts/produto.json' with { type: 'json' };

/** The passages of a number: predicates of the number as subject, and practices that address the user. */
type NumberTexts = typeof n1;
const byNumber: Readonly<Record<number, NumberTexts>> = {
  1: n1,
  2: n2,
  3: n3,
  4: n4,
  5: n5,
  6: n6,
  7: n7,
  8: n8,
  9: n9,
  11: n11,
  22: n22,
  33: n33,
};

export type Part = 'claim' | 'tension' | 'support' | 'practice';
export type Area = 'amor' | 'trabalho' | 'dinheiro' | 'familia' | 'corpo' | 'interior';
export type Single = 'palavra' | 'essencia' | 'forca' | 'fraqueza' | 'simples' | 'exemplo' | 'papel' | 'profissao';
const parts: readonly Part[] = ['claim', 'tension', 'support', 'practice'];
export const areas: readonly Area[] = ['amor', 'trabalho', 'dinheiro', 'familia', 'corpo', 'interior'];

export interface Wording {
  readonly id: string;
  readonly text: string;
}

export function textsOf(number: number): NumberTexts {
  return byNumber[number] ?? byNumber[((number - 1) % 9) + 1] ?? n1;
}

export function areaPassage(number: number, area: Area, part: Part): Wording {
  return { id: `${number}.${area}.${part}`, text: textsOf(number)[area][parts.indexOf(part)] ?? '' };
}

export function numberPassage(number: number, single: Single): Wording {
  return { id: `${number}.${single}`, text: textsOf(number)[single] };
}

const dealing = { deal: 0, irritates: 1, needs: 2 } as const;
export function dealingPassage(number: number, kind: keyof typeof dealing): Wording {
  return { id: `${number}.conviver.${kind}`, text: textsOf(number).conviver[dealing[kind]] ?? '' };
}

const growing = { learns: 0, plays: 1, teach: 2, limits: 3, comforts: 4 } as const;
export function childPassage(number: number, kind: keyof typeof growing): Wording {
  return { id: `${number}.crianca.${kind}`, text: textsOf(number).crianca[growing[kind]] ?? '' };
}

const saying = { request: 0, peace: 1 } as const;
/** A sentence to say to a person of this number, in quotes. */
export function sayingPassage(number: number, kind: keyof typeof saying): Wording {
  return { id: `${number}.fala.${kind}`, text: textsOf(number).fala[saying[kind]] ?? '' };
}

const families = new Map<string, readonly string[]>([
  ...Object.entries(modos),
  ...Object.entries(produto),
  ...Object.entries(estudios),
  ...Object.entries(amparo),
]);

export function hasFamily(family: string): boolean {
  return families.has(family);
}

/** The wordings of a manner. */
export function wordingsOf(family: string): Wording[] {
  return (families.get(family) ?? []).map((text, index) => ({ id: `${family}.${index}`, text }));
}
