/** An error in the form of a log line. */
export interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  /** Of PostgreSQL: where it happened, never what was in the row. */
  readonly place?: string;
  readonly stack: string;
  readonly cause?: DescribedError;
}

const depth = 4;
const longestMessage = 500;

/**
 * An error without personal data (docs/decisions/0029-no-personal-data-in-logs-and-queues.md): databases put rows and values
 * into messages and details. Of a database's message only the part before the first value is included.
 */
export function describeError(error: unknown, level = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: redactPersonalData(String(error)), stack: '' };
  const code = textOf(error, 'code');
  const place = ['schema', 'table', 'column', 'constraint'].map((name) => textOf(error, name)).filter(Boolean);
  const isOfDatabase = error.name.startsWith('PrismaClient') || textOf(error, 'severity') !== '';
  const [firstLine = ''] = error.message.split('\n', 1);
  const [firstClause = ''] = firstLine.split(':', 1);
  return {
    type: error.name,
    message: redactPersonalData(isOfDatabase ? firstClause : error.message).slice(0, longestMessage),
    ...(code === '' ? {} : { code }),
    ...(place.length === 0 ? {} : { place: place.join('.') }),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
    ...(error.cause === undefined || level >= depth ? {} : { cause: describeError(error.cause, level + 1) }),
  };
}

const emailAddress = /[^\s"'<>()@]+@[^\s"'<>()@]+\.[a-z]+/gi;
/** CPF, CNPJ, telephone and card numbers, with or without their marks. */
const longNumber = /(?<![\w-])\+?\(?\d(?:[\s.()/-]{0,2}\d){8,18}(?![\w-])/g;
const birthDate = /(?<![\w-])(?:(?:19|20)\d\d-\d\d-\d\d(?!T)|\d\d\/\d\d\/\d{4})(?![\w-])/g;

/** PostgreSQL puts a rejected value after a colon, in quotes. */
const quotedValue = /: "[^"]*"/g;

/** Text without e-mail addresses, dates, personal numbers and values rejected by a database. */
export function redactPersonalData(text: string): string {
  return text
    .replace(quotedValue, ': […]')
    .replace(emailAddress, '[e-mail]')
    .replace(birthDate, '[data]')
    .replace(longNumber, '[número]');
}

function textOf(error: Error, name: string): string {
  const value = Object.entries(error).find(([key]) => key === name)?.[1] as unknown;
  return typeof value === 'string' ? value : '';
}
