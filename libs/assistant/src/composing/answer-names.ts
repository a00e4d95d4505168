import type { Dialogue } from '../dialogue/dialogue-state.ts';
import { findChildNames, findCompanyNames, findSpellings } from '../tools/name-tool.ts';
import { callPerson } from '../understanding/person-reference.ts';
import { askFor } from './answer-topics.ts';
import { type Draft, draftOf } from './draft.ts';

const industries: readonly (readonly [RegExp, Parameters<typeof findCompanyNames>[0]])[] = [
  [/\b(?:tecnologia|software|aplicativo|app|startup|ti|informatica)\b/u, 'technology'],
  [
    /\b(?:saude|clinica|consultorio|farmacia|odonto\w*|psicolog\w*|terap\w*|fisioterapia|nutri\w*|academia)\b/u,
    'health',
  ],
  [/\b(?:financ\w*|contabil\w*|investimentos|banco|seguros)\b/u, 'finance'],
  [/\b(?:escola|educacao|curso|cursos|ensino)\b/u, 'education'],
  [/\b(?:loja|varejo|padaria|mercado|roupas|moda|boutique|comercio)\b/u, 'retail'],
  [/\b(?:consultoria|assessoria|advocacia)\b/u, 'consulting'],
  [/\b(?:marketing|publicidade|agencia|midia)\b/u, 'marketing'],
];

function eitherOf(numbers: readonly number[]): string {
  return numbers.join(', ').replace(/, (\d+)$/u, ' ou $1');
}

/** Given names with the requested number, or with the favourable ones. */
export function answerChildNames(dialogue: Dialogue): Draft {
  const { words } = dialogue.message;
  const gender = /\b(?:menina|filha|neta|mulher|feminin\w*)\b/u.test(words)
    ? 'female'
    : /\b(?:menino|filho|neto|homem|masculin\w*)\b/u.test(words)
      ? 'male'
      : 'unisex';
  const targets = dialogue.message.number === null ? [1, 3, 6] : [dialogue.message.number];
  const found = findChildNames(gender, targets);
  const kind = { female: 'menina', male: 'menino', unisex: 'bebê' }[gender];
  if (found.suggestions.length === 0) {
    return draftOf(
      `Não achei nomes de ${kind} com o número ${targets.join(' ou ')}. Escolha outro número de 1 a 9, 11 ou 22.`,
      { isFree: true },
    );
  }
  const lines = found.suggestions.map(({ name, number, meaning }) => `- **${name}** (${number}): ${meaning}`);
  return draftOf(
    `Exemplos de nomes de ${kind} com número ${eitherOf(targets)}:\n\n${lines.join('\n')}\n\nO número conta o nome sozinho; com os sobrenomes ele muda. A lista inteira, com filtros de origem, estilo e significado, está em [Gerador de Nomes](/gerador-nomes).`,
    {
      results: [found],
      title: `Nomes de ${kind}`,
      suggestions: ['Sugira nomes de menina com número 3', 'Sugira nomes de menino com número 1'],
    },
  );
}

/** Company names with a requested number. */
export function answerCompanyNames(dialogue: Dialogue): Draft {
  const { words, number } = dialogue.message;
  const industry = industries.find(([pattern]) => pattern.test(words))?.[1] ?? 'general';
  const targets = number === null ? [1, 5, 8] : [number];
  const found = findCompanyNames(industry, targets);
  const lines = found.suggestions.map(({ name, numerologyNumber }) => `- **${name}** (${numerologyNumber})`);
  return draftOf(
    `Exemplos de nomes para a sua empresa, com número ${eitherOf(targets)}:\n\n${lines.join('\n')}\n\nAntes de registrar, confira no INPI e na Junta Comercial se o nome está livre. A lista inteira está em [Gerador de Nomes de Empresas](/gerador-nomes-empresas).`,
    { results: [found], title: 'Nomes para empresa', suggestions: ['Sugira nomes para empresa com número 8'] },
  );
}

/** Spellings and signatures that remove negative sequences or improve the harmony with the birth date. */
export function answerSpellings(dialogue: Dialogue): Draft {
  const [label = 'eu'] = dialogue.focus;
  const person = dialogue.people.get(label);
  const reference = callPerson(label, person);
  if (!person?.name) return draftOf(askFor('name', reference, 'sequenciasNegativas'), { isFree: true });
  const { found } = findSpellings(person.name, person.birthDate);
  const { current, suggestions } = found;
  const sequences = current.negativeSequences.map(({ sequence }) => sequence);
  const lead =
    sequences.length === 0
      ? `O nome **${person.name}** não tem sequências negativas.`
      : `O nome **${person.name}** tem sequências negativas: ${[...new Set(sequences)].join(', ')}.`;
  const lines = suggestions.map((one) => `- **${one.name}**`);
  const text =
    lines.length === 0
      ? `${lead} Não encontrei uma grafia próxima que seja melhor.`
      : `${lead} Grafias próximas para a assinatura:\n\n${lines.join('\n')}\n\nA assinatura é simbólica e não muda o registro civil.`;
  const facts = sequences.map((value) => ({ label: 'Sequências Negativas', of: person.name ?? '', value }));
  return draftOf(text, {
    results: [{ tool: 'buscar_grafias', facts, card: null, sources: [] }],
    title: `Assinatura de ${person.name.split(' ')[0]}`,
  });
}
