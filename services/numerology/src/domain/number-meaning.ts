import { interpretCompany } from '@sefira/numerology/interpretations/company';
import { keywordOf } from '@sefira/numerology/interpretations/main-positions';

/** What the number of a name says: in a word for legends, in one or two sentences for cards. */
export interface NumberMeaning {
  readonly keyword: string;
  readonly summary: string;
}

/** The talent of a child, in words for the parents. */
const talents: Readonly<Record<number, string>> = {
  1: 'Começa antes dos outros: inventa a brincadeira, decide a regra e puxa a turma.',
  2: 'Junta, escuta e combina: percebe primeiro o amigo que ficou de fora.',
  3: 'Conta, desenha e faz rir: o talento está na palavra e na graça.',
  4: 'Monta, arruma e termina: o talento está na mão paciente.',
  5: 'Aprende em movimento: pergunta, experimenta e se dá bem em qualquer turma.',
  6: 'Cuida, enfeita e faz as pazes: a casa fica melhor por onde passa.',
  7: 'Observa antes de falar e quer saber por quê: o talento está no estudo.',
  8: 'Organiza, negocia e leva até o fim: sabe comandar com justiça.',
  9: 'Divide, ensina e pensa em muita gente: o talento está em acolher.',
  11: 'Percebe o que ficou sem dizer e inspira quem está por perto.',
  22: 'Sonha grande e sabe por onde se começa a construir.',
  33: 'Consola com uma paciência rara e faz bem a quem chega perto.',
};

/** Of a child's name. */
export function childNumberMeaning(number: number): NumberMeaning {
  return { keyword: keywordOf(number), summary: talents[number] ?? '' };
}

/** Of a company's name, in business words. */
export function companyNumberMeaning(number: number): NumberMeaning {
  const sentences = interpretCompany('nome', number).split(/(?<=[.!?]) /);
  return { keyword: keywordOf(number), summary: sentences.slice(0, 2).join(' ') };
}
