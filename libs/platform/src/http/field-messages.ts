import type * as z from 'zod/mini';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const numbers = new Intl.NumberFormat('pt-BR');

const wrongTypes: Readonly<Record<string, string>> = {
  string: 'Escreva um texto neste campo.',
  number: 'Informe um número.',
  int: 'Informe um número inteiro.',
  boolean: 'Escolha sim ou não (true ou false).',
  array: 'Envie uma lista neste campo.',
  date: 'Informe uma data.',
  object: 'Envie os campos pedidos.',
};

const formats: Readonly<Record<string, string>> = {
  email: 'Informe um e-mail válido.',
  uuid: 'Este identificador não é válido.',
  url: 'Informe um endereço completo, como https://exemplo.com.br.',
  datetime: 'Informe data e hora como 2026-11-23T12:00:00Z.',
  date: 'Informe a data no formato AAAA-MM-DD.',
  time: 'Informe a hora no formato HH:MM.',
};

const required = 'Preencha este campo.';
const unfit = 'Este valor não serve para este campo.';
const unshaped = 'Este valor não tem o formato esperado.';

function quantity(amount: number | bigint, one: string, many: string): string {
  return `${numbers.format(amount)} ${amount === 1 || amount === 1n ? one : many}`;
}

function tooSmall({ origin, minimum, inclusive }: Extract<Issue, { code: 'too_small' }>): string {
  if (origin === 'string') {
    return Number(minimum) <= 1 ? required : `Escreva pelo menos ${numbers.format(minimum)} caracteres.`;
  }
  if (origin === 'array' || origin === 'set') return `Inclua pelo menos ${quantity(minimum, 'item', 'itens')}.`;
  return inclusive === false
    ? `Informe um valor maior que ${numbers.format(minimum)}.`
    : `O menor valor aceito é ${numbers.format(minimum)}.`;
}

function tooBig({ origin, maximum, inclusive }: Extract<Issue, { code: 'too_big' }>): string {
  if (origin === 'string') return `Use no máximo ${quantity(maximum, 'caractere', 'caracteres')}.`;
  if (origin === 'array' || origin === 'set') return `Inclua no máximo ${quantity(maximum, 'item', 'itens')}.`;
  return inclusive === false
    ? `Informe um valor menor que ${numbers.format(maximum)}.`
    : `O maior valor aceito é ${numbers.format(maximum)}.`;
}

/** What a person does about an issue of a field, in Portuguese; contracts give their own sentence where they know more. */
export function fieldMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? required : (wrongTypes[issue.expected] ?? unfit);
    case 'invalid_value':
      if (issue.input === undefined || issue.input === null) return required;
      return issue.values.length === 1
        ? `Envie ${issue.values.join()}.`
        : `Escolha uma destas opções: ${issue.values.join(', ')}.`;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return formats[issue.format] ?? unshaped;
    case 'not_multiple_of':
      return `Informe um múltiplo de ${numbers.format(issue.divisor)}.`;
    case 'unrecognized_keys':
      return issue.keys.length === 1
        ? `Campo desconhecido: ${issue.keys.join()}.`
        : `Campos desconhecidos: ${issue.keys.join(', ')}.`;
    default:
      return unfit;
  }
}
