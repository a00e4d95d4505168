import { inheritedNote, readingsOf, reasonsOf } from '@sefira/numerology/interpretations/baby/child-name-words';
import type { ExpectedBirth } from '@sefira/numerology/search/child-name-fit';
import type { ChildNameFilter, ChildNameSuggestions } from '@sefira/numerology/search/suggest-child-names';
import { generatedMessage, unreachableMessage } from '../company-names.ts';
import { childNumberMeaning } from '../number-meaning.ts';

/** Words of generated first names: what is the name's own, what holds for all, what to change where none fits. */

type Found = ChildNameSuggestions;

const dateRelations = { favoravel: 'combina', neutro: 'é neutro', desfavoravel: 'não combina' } as const;

const filterNames: Readonly<Record<ChildNameFilter, string>> = {
  meaning: 'Significado',
  origin: 'Origem',
  style: 'Estilo',
  length: 'Tamanho',
};

const orderNote =
  'A ordem: primeiro os nomes que combinam muito com os sobrenomes, de 80% para cima; depois os que combinam bem, de 70% a 79%; por fim os que combinam em parte. Dentro de cada faixa, os mais dados no Brasil desde 1990 vêm antes.';

/** The names as the calls return them. */
export function childNamesAnswer(found: Found, expectedDate: string | undefined) {
  const numbersOf = ({ calculations }: Found['suggestions'][number]) => ({
    motivacao: calculations.anseiosDaAlma,
    impressao: calculations.personalidade,
  });
  const readings = readingsOf(found.suggestions.map(numbersOf));
  return {
    suggestions: found.suggestions.map((suggestion, at) => {
      const { fit, ...name } = suggestion;
      return {
        ...name,
        numberMeaning: childNumberMeaning(name.number),
        reading: readings[at] ?? '',
        fit: fit && {
          fullName: fit.fullName,
          score: fit.score,
          band: fit.band,
          reasons: reasonsOf(fit, numbersOf(suggestion)).map(({ text }) => text),
        },
      };
    }),
    total: found.total,
    unreachableTargets: found.unreachableTargets,
    familyNotes: [
      ...(found.suggestions.some(({ fit }) => fit) ? [orderNote] : []),
      ...(found.expected && expectedDate ? dateNotes(found.expected, expectedDate) : []),
      ...inheritedNote(found.inheritedSequences),
    ],
  };
}

/** How many names were found; of an empty list what to change, since nothing is charged. */
export function childNamesMessage({ suggestions, unreachableTargets, advice }: Found): string {
  if (suggestions.length > 0) return generatedMessage(suggestions.length);
  if (unreachableTargets.length > 0) return unreachableMessage(unreachableTargets);
  const filter = advice?.filters[0];
  const target = advice?.targets[0];
  const steps = [
    filter && `Sem o filtro ${filterNames[filter.filter]} há ${counted(filter.total)}.`,
    target && `Com o número ${target.number} e os mesmos filtros há ${counted(target.total)}.`,
  ].filter(Boolean);
  const change = steps.length > 0 ? steps.join(' ') : 'Escolha outro número alvo ou tire um filtro.';
  return `Nenhum nome com estes filtros. ${change} Nada foi cobrado.`;
}

function counted(total: number): string {
  return total === 1 ? '1 nome' : `${total} nomes`;
}

function dateNotes({ destino, targets, days }: ExpectedBirth, date: string): string[] {
  const [year, month, day] = date.split('-');
  return targets.map(
    ({ number, relation, goodDays }) =>
      `Na data prevista, ${day}/${month}/${year}, o Destino é ${destino}: com ele o ${number} ${dateRelations[relation]}. O Destino muda com o dia; nos ${days} dias em volta, o ${number} combina em ${goodDays}.`,
  );
}
