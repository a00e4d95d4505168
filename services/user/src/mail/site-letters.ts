import * as z from 'zod/mini';
import { letterTemplate } from './letter.ts';
import { firstName } from './words.ts';

/** A message of the contact page, for the team. */
export const contactForTeam = letterTemplate(
  z.object({ name: z.string(), email: z.string(), topic: z.string(), message: z.string() }),
  ({ name, email, topic, message }) => ({
    subject: `Contato pelo site: ${topicNames[topic] ?? topicNames.other}`,
    preview: `${firstName(name)} escreveu pelo site.`,
    eyebrow: 'Contato',
    title: `Mensagem de ${name}`,
    paragraphs: message.split(/\n{2,}/),
    facts: [
      { label: 'Assunto:', text: topicNames[topic] ?? topic },
      { label: 'E-mail:', text: email },
    ],
    action: { label: 'Responder', href: `mailto:${encodeURIComponent(email)}` },
  }),
);

/** The receipt for the writer, without the typed text, since the typed address may belong to another person. */
export const contactReceipt = letterTemplate(z.object({}), (_nothing, publicUrl) => ({
  subject: 'Recebemos a sua mensagem',
  preview: 'Respondemos em até dois dias úteis.',
  eyebrow: 'Contato',
  title: 'Obrigado por escrever.',
  paragraphs: ['Sua mensagem chegou e será lida por uma pessoa. Respondemos em até dois dias úteis, por este e-mail.'],
  action: { label: 'Ver a Central de Ajuda', href: `${publicUrl}/help` },
  note: 'Não foi você? Ignore este e-mail: nada mais será enviado.',
}));

/** First half of the double opt-in; the token is unsealed just before the mail is sent. */
export const newsletterConfirmation = letterTemplate(z.object({ token: z.string() }), ({ token }, publicUrl) => ({
  subject: 'Confirme a sua inscrição na newsletter da Sefira',
  preview: 'Um toque e você recebe os próximos artigos.',
  eyebrow: 'Newsletter',
  title: 'Falta só um toque.',
  paragraphs: [
    'Alguém pediu a newsletter da Sefira para este endereço. Confirme para receber um artigo de vez em quando: sem propaganda de terceiros, e você sai com um clique.',
  ],
  action: { label: 'Confirmar inscrição', href: `${publicUrl}/newsletter#confirmar=${token}` },
  note: 'Não foi você? Ignore este e-mail: sem a confirmação, nada é enviado e o endereço é apagado em 7 dias.',
}));

/** An article for a subscriber, with one-click unsubscription (RFC 8058). */
export const newsletterIssue = {
  ...letterTemplate(
    z.object({ title: z.string(), summary: z.string(), path: z.string(), token: z.string() }),
    ({ title, summary, path, token }, publicUrl) => ({
      subject: title,
      preview: summary,
      eyebrow: 'Novo no blog',
      title,
      paragraphs: [summary],
      action: { label: 'Ler o artigo', href: `${publicUrl}${path}` },
      facts: [
        { label: 'Por que recebi?', text: 'Você confirmou a inscrição na newsletter da Sefira.' },
        { label: 'Não quer mais?', text: `${publicUrl}/newsletter#sair=${token}` },
      ],
    }),
  ),
  headers: ({ token }: { readonly token: string }, publicUrl: string) => ({
    'List-Unsubscribe': `<${publicUrl}/api/newsletter/unsubscribe/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
};

const topicNames: Readonly<Record<string, string>> = {
  question: 'Dúvida sobre numerologia',
  payment: 'Pagamento',
  account: 'Conta e acesso',
  report: 'Relatório ou análise',
  partnership: 'Parceria ou imprensa',
  career: 'Carreiras',
  other: 'Outro assunto',
};
