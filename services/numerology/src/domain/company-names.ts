import type { CompanyNameSuggestions } from '@sefira/numerology/search/suggest-company-names';
import { numberMeaning } from './number-meaning.ts';

/** What a firm with this Motivação is after; 0 is a name without vowels. */
const seeks: Readonly<Record<number, string>> = {
  0: 'o que a move fica guardado',
  1: 'o que a move é chegar primeiro',
  2: 'o que a move é a parceria',
  3: 'o que a move é criar e conversar',
  4: 'o que a move é o trabalho bem feito',
  5: 'o que a move é a novidade',
  6: 'o que a move é cuidar de quem compra',
  7: 'o que a move é entender a fundo',
  8: 'o que a move é o resultado',
  9: 'o que a move é servir a muitos',
  11: 'o que a move é uma ideia maior',
  22: 'o que a move é construir em grande',
  33: 'o que a move é servir com afeto',
};

/** What the client sees first, by Impressão; 0 is a name without consonants. */
const shows: Readonly<Record<number, string>> = {
  0: 'o cliente vê pouco à primeira vista',
  1: 'o cliente vê decisão',
  2: 'o cliente vê gentileza',
  3: 'o cliente vê simpatia',
  4: 'o cliente vê seriedade',
  5: 'o cliente vê movimento',
  6: 'o cliente vê acolhimento',
  7: 'o cliente vê quem conhece o assunto',
  8: 'o cliente vê porte',
  9: 'o cliente vê generosidade',
  11: 'o cliente vê inspiração',
  22: 'o cliente vê grandeza',
  33: 'o cliente vê afeto',
};

/** The names as the calls return them. */
export function companyNamesAnswer({ names, unreachableTargets }: CompanyNameSuggestions) {
  return {
    names: names.map(({ motivacao, impressao, ...name }) => ({
      ...name,
      numberMeaning: numberMeaning(name.numerologyNumber),
      reading: `Por dentro, ${seeks[motivacao]} (Motivação ${motivacao}); na porta, ${shows[impressao]} (Impressão ${impressao}).`,
    })),
    unreachableTargets,
  };
}

/** How many names were found; of an empty list what to change, since nothing is charged. */
export function companyNamesMessage({ names, unreachableTargets }: CompanyNameSuggestions): string {
  if (names.length > 0) return `${names.length} nomes gerados com sucesso!`;
  if (unreachableTargets.length > 0) return unreachableMessage(unreachableTargets);
  return 'Nenhum nome com estas preferências. Escolha outro número alvo, outro tamanho ou menos palavras a evitar. Nada foi cobrado.';
}

/** Of targets that no name has in the table. */
export function unreachableMessage(targets: readonly number[]): string {
  return `Nenhum nome chega a ${targets.join(' nem a ')} nesta tabela. Escolha outro número alvo. Nada foi cobrado.`;
}
