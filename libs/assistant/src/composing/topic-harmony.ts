import { interpretSequence } from '@sefira/numerology/interpretations/arcana';
import { interpretAscent, interpretInterval } from '@sefira/numerology/interpretations/inner-traits';
import { interpretNameAndBirth } from '@sefira/numerology/interpretations/relations';
import { joinWords } from '@sefira/numerology/interpretations/text-of';
import type { AnyMap } from '../tools/map-tool.ts';
import { heading, listHeading, ownedNoun, type Reference } from '../understanding/phrases.ts';

export function loveNumber({ harmoniaConjugal, harmonia }: AnyMap, reference: Reference, label: string): string | null {
  if (harmoniaConjugal === undefined || !harmonia) return null;
  const { vibra, atrai, oposto, passivo } = harmonia;
  const line = (title: string, numbers: readonly number[]) =>
    numbers.length === 0 ? '' : `\n- **${title}:** ${joinWords(numbers)}`;
  const lead = 'No amor, este número se relaciona assim com o de Missão de outra pessoa:';
  const lines = `${line('Vibra com', vibra)}${line('Atrai', atrai)}${line('Oposto a', oposto)}${line('Passivo com', passivo)}`;
  return `${heading(reference, label, harmoniaConjugal)} ${lead}\n${lines}`;
}

export function nameAndBirth(
  { harmoniaNomeNascimento, expressao, destino }: AnyMap,
  reference: Reference,
): string | null {
  if (harmoniaNomeNascimento === undefined) return null;
  const { title, description } = interpretNameAndBirth(harmoniaNomeNascimento);
  return `**${ownedNoun(reference, 'nome')} e o nascimento: ${title}.** ${description} (Expressão ${expressao}, Destino ${destino}.)`;
}

export function negativeSequences({ sequenciasNegativas }: AnyMap, reference: Reference, label: string): string | null {
  if (!sequenciasNegativas) return null;
  const sequences = [...new Set(sequenciasNegativas)];
  if (sequences.length === 0) {
    return '**O triângulo deste nome não tem sequências negativas.** É um bom sinal na tradição cabalística: nenhum número se repete três vezes lado a lado.';
  }
  const lines = sequences.map((sequence) => {
    const { title, text } = interpretSequence(sequence);
    return `- **${sequence}, ${title}.** ${text}`;
  });
  return `${listHeading(reference, label, sequences)}\n\n${lines.join('\n')}`;
}

export function ascent({ grauAscensao }: AnyMap, reference: Reference): string | null {
  if (!grauAscensao) return null;
  const { title, text } = interpretAscent(grauAscensao);
  return `**${ownedNoun(reference, 'nome')} está no grau: ${title}.** ${text}`;
}

export function intervals({ relacaoIntervalos }: AnyMap, reference: Reference, label: string): string | null {
  if (relacaoIntervalos === undefined) return null;
  if (relacaoIntervalos === null) {
    return '**Nenhum número se destaca no primeiro nome**, então não há relação de intervalos.';
  }
  return `${heading(reference, label, relacaoIntervalos)} ${interpretInterval(relacaoIntervalos)}`;
}
