import * as z from 'zod/mini';
import { letterTemplate } from './letter.ts';
import { firstName } from './words.ts';

/** A report sent to another person's address: no text of the sender, and the recipient can refuse further mails. */
export const reportByEmail = {
  ...letterTemplate(
    z.object({ mailId: z.string(), downloadPath: z.string().check(z.regex(/^\/[A-Za-z0-9_-]/)) }),
    ({ mailId, downloadPath }, publicUrl) => ({
      subject: 'Um relatório da Sefira para você',
      preview: 'O PDF está pronto para baixar.',
      eyebrow: 'Relatório',
      title: 'Um relatório para você',
      paragraphs: [
        'Este relatório foi enviado para o seu endereço por uma pessoa que usa a Sefira. O link abaixo abre o PDF sem precisar de senha por alguns dias.',
      ],
      action: { label: 'Baixar o PDF', href: `${publicUrl}${downloadPath}` },
      note: `Não quer receber e-mails enviados por outras pessoas? Abra ${publicUrl}/newsletter#parar=${mailId}`,
    }),
  ),
  headers: ({ mailId }: { readonly mailId: string }, publicUrl: string) => ({
    'List-Unsubscribe': `<${publicUrl}/api/mail-refusals/${mailId}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
};

export const reportReady = letterTemplate(
  z.object({ name: z.string(), pages: z.int() }),
  ({ name, pages }, publicUrl) => ({
    subject: 'Seu relatório está pronto',
    preview: `${pages} páginas para ler com calma.`,
    eyebrow: 'Relatório',
    title: `Valeu a espera, ${firstName(name)}.`,
    paragraphs: [`Seu relatório ficou pronto, com ${pages} páginas para ler na tela ou imprimir.`],
    action: { label: 'Abrir meus relatórios', href: `${publicUrl}/relatorios` },
  }),
);

export const reportFailed = letterTemplate(
  // Mails of earlier versions have no title.
  z.object({ name: z.string(), title: z.optional(z.string()) }),
  ({ name, title }, publicUrl) => ({
    subject: 'Não conseguimos preparar seu relatório',
    preview: 'Você pode tentar de novo com um toque, sem custo.',
    eyebrow: 'Relatório',
    title: `Algo não saiu como devia, ${firstName(name)}.`,
    paragraphs: [
      `Não conseguimos preparar o PDF${title ? ` de “${title}”` : ''}. Ele não foi cobrado à parte: a leitura continua inteira em Minhas Análises, e tentar o PDF de novo em Relatórios não custa nada.`,
    ],
    action: { label: 'Tentar de novo', href: `${publicUrl}/relatorios` },
  }),
);

export const ruleCorrected = letterTemplate(
  z.object({ name: z.string(), title: z.string(), statement: z.string() }),
  ({ name, title, statement }, publicUrl) => ({
    subject: 'Corrigimos uma regra que muda o seu relatório',
    preview: 'Você pode refazer o relatório sem custo.',
    eyebrow: 'Correção',
    title: `Uma conta sua mudou, ${firstName(name)}.`,
    paragraphs: [
      `Corrigimos esta regra: ${title}. ${statement}`,
      'O resultado de pelo menos um relatório seu muda com ela. Abra o relatório e toque em “Refazer com a regra corrigida”: o PDF é feito de novo, sem custo. O que você já baixou continua valendo pela regra antiga.',
    ],
    action: { label: 'Abrir meus relatórios', href: `${publicUrl}/relatorios` },
    note: `Todas as correções ficam em ${publicUrl}/como-calculamos/provas#correcoes`,
  }),
);
