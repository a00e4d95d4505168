import * as z from 'zod/mini';
import { letterTemplate } from './letter.ts';
import { firstName } from './words.ts';

/** `token` is unsealed just before the mail is sent; the row stores only the sealed form. */
const data = z.object({ name: z.string(), token: z.string() });

/** Confirmation of an e-mail. */
export const emailConfirmation = letterTemplate(data, ({ name, token }, publicUrl) => ({
  subject: 'Confirme seu e-mail na Sefira',
  preview: 'Um toque e o seu e-mail está confirmado.',
  eyebrow: 'Confirmação',
  title: `${firstName(name)}, este e-mail é seu?`,
  paragraphs: [
    'Confirme o seu e-mail para recuperar a conta quando precisar e receber os seus relatórios. O link vale por 7 dias.',
  ],
  action: { label: 'Confirmar meu e-mail', href: `${publicUrl}/confirmar-email#token=${token}` },
  note: 'Não foi você que criou esta conta? Ignore este e-mail: sem a confirmação, o endereço não fica ligado a ela.',
}));

/** Confirmation of an account's new e-mail. */
export const emailChange = letterTemplate(data, ({ name, token }, publicUrl) => ({
  subject: 'Confirme seu novo e-mail na Sefira',
  preview: 'Um toque e este passa a ser o e-mail da sua conta.',
  eyebrow: 'Confirmação',
  title: `${firstName(name)}, este é o seu novo e-mail?`,
  paragraphs: [
    'Confirme este endereço para que ele passe a ser o e-mail da sua conta. O link vale por 24 horas e só pode ser usado uma vez.',
  ],
  action: { label: 'Confirmar meu novo e-mail', href: `${publicUrl}/confirmar-email#token=${token}` },
  note: 'Não foi você que pediu? Ignore este e-mail: sem a confirmação, nada muda.',
}));

/** Invitation to an account that an administrator created. */
export const invitation = letterTemplate(data, ({ name, token }, publicUrl) => ({
  subject: 'Sua conta na Sefira está pronta',
  preview: 'Escolha a sua senha e entre. O link vale por 7 dias.',
  eyebrow: 'Convite',
  title: `${firstName(name)}, sua conta na Sefira está pronta.`,
  paragraphs: [
    'Criamos uma conta para você. Escolha a sua senha para entrar. O link vale por 7 dias e só pode ser usado uma vez.',
  ],
  action: { label: 'Escolher minha senha', href: `${publicUrl}/redefinir-senha#token=${token}` },
  note: 'Não esperava este convite? Ignore este e-mail: sem a senha, ninguém entra na conta.',
}));

/** Reset of the password. */
export const passwordReset = letterTemplate(data, ({ name, token }, publicUrl) => ({
  subject: 'Redefina sua senha da Sefira',
  preview: 'O link vale por 30 minutos e só pode ser usado uma vez.',
  eyebrow: 'Recuperação de senha',
  title: `Vamos criar uma nova senha, ${firstName(name)}.`,
  paragraphs: [
    'Recebemos um pedido para redefinir a senha da sua conta. O link vale por 30 minutos e só pode ser usado uma vez. Ao trocar a senha, todas as sessões abertas são encerradas.',
  ],
  action: { label: 'Criar nova senha', href: `${publicUrl}/redefinir-senha#token=${token}` },
  note: 'Não pediu? Ignore este e-mail: a sua senha continua a mesma.',
}));
