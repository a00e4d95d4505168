import { createElement as element, Fragment } from 'react';
import type * as z from 'zod/mini';
import { layout } from './layout.ts';
import { button, eyebrow, paragraph, points, title } from './parts.ts';
import type { MailTemplate } from './template.ts';

/** Content of a letter; its HTML and its text are rendered from it. */
export interface Letter {
  readonly subject: string;
  /** The line that mailboxes show after the subject. */
  readonly preview: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly { readonly label: string; readonly text: string }[];
  readonly action?: { readonly label: string; readonly href: string };
  readonly note?: string;
}

/** A template with HTML and text of one letter. */
export function letterTemplate<Schema extends z.ZodMiniType>(
  data: Schema,
  write: (data: z.infer<Schema>, publicUrl: string) => Letter,
): MailTemplate<Schema> {
  return {
    data,
    subject: (values) => write(values, '').subject,
    html: (values, publicUrl) => {
      const letter = write(values, publicUrl);
      return layout({
        title: letter.subject,
        preview: letter.preview,
        publicUrl,
        children: element(
          Fragment,
          null,
          eyebrow(letter.eyebrow),
          title(letter.title),
          ...letter.paragraphs.map((text) => paragraph(text)),
          letter.facts ? points(letter.facts) : null,
          letter.action ? button(letter.action.label, letter.action.href) : null,
          letter.note ? element('div', { style: { height: 8 } }) : null,
          letter.note ? paragraph(letter.note) : null,
        ),
      });
    },
    text: (values, publicUrl) => {
      const letter = write(values, publicUrl);
      return [
        letter.title,
        ...letter.paragraphs,
        ...(letter.facts ?? []).map(({ label, text }) => `${label} ${text}`),
        ...(letter.action ? [`${letter.action.label}: ${letter.action.href}`] : []),
        ...(letter.note ? [letter.note] : []),
        `Sefira, numerologia cabalística com IA\n${publicUrl}`,
      ].join('\n\n');
    },
  };
}
