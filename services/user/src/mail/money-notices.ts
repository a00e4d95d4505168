import * as z from 'zod/mini';
import { letterTemplate } from './letter.ts';
import { firstName } from './words.ts';

/** An event about a person's money, with the text of its notification. */
export const moneyLetter = letterTemplate(
  z.object({
    name: z.string(),
    title: z.string(),
    text: z.string(),
    link: z.string().check(z.regex(/^\/[A-Za-z0-9_/-]*$/)),
    action: z.string(),
  }),
  ({ name, title, text, link, action }, publicUrl) => ({
    subject: title,
    preview: text,
    eyebrow: 'Pagamentos',
    title,
    paragraphs: [`Olá, ${firstName(name)}.`, text],
    action: { label: action, href: `${publicUrl}${link}` },
    note: 'Não reconhece isto? Responda a este e-mail.',
  }),
);
