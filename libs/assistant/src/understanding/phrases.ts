import { joinWords } from '@sefira/numerology/interpretations/text-of';

/** Owner of a number, for sentences such as `Seu Destino é 7`, `O Destino de João é 7`. */
export interface Reference {
  readonly isMine: boolean;
  readonly called: string;
}

/** `de João`, `do seu marido`, `da sua filha`. */
export function ofPerson({ called }: Reference): string {
  if (called.startsWith('seu ')) return `do ${called}`;
  return called.startsWith('sua ') ? `da ${called}` : `de ${called}`;
}

/** `**Seu número de Destino é 7.**` */
export function heading(reference: Reference, label: string, value: string | number): string {
  const owner = reference.isMine ? `Seu número de ${label}` : `O número de ${label} ${ofPerson(reference)}`;
  return `**${owner} é ${value}.**`;
}

/** `**Desafios do seu mapa: 1 e 3.**` */
export function listHeading(reference: Reference, label: string, values: readonly (number | string)[]): string {
  const owner = reference.isMine ? `${label} do seu mapa` : `${label} ${ofPerson(reference)}`;
  return `**${owner}: ${joinWords(values)}.**`;
}

/** `Seu planeta`, `O planeta de João`. */
export function ownedNoun(reference: Reference, noun: string): string {
  return reference.isMine ? `Seu ${noun}` : `O ${noun} ${ofPerson(reference)}`;
}

/** A number with its title and reading. */
export function titled(
  reference: Reference,
  label: string,
  value: number | undefined,
  read: (value: number) => { title: string; text: string },
): string | null {
  if (value === undefined) return null;
  const { title, text } = read(value);
  const mark = /[.!?]$/u.test(title) ? '' : '.';
  return `${heading(reference, label, value)} *${title}${mark}* ${text}`;
}

/** Numbers of a list, each with its reading. */
export function listed(
  reference: Reference,
  label: string,
  values: readonly number[] | undefined,
  read: (value: number) => { title: string; text: string; practice?: string },
  none: string,
): string | null {
  if (values === undefined) return null;
  if (values.length === 0) return `**${none}**`;
  const lines = values.map((value) => {
    const { title, text, practice } = read(value);
    return `- **${value}, ${title}.** ${text}${practice ? ` *Prática:* ${practice}` : ''}`;
  });
  return `${listHeading(reference, label, values)}\n\n${lines.join('\n')}`;
}
