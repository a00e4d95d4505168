import * as z from 'zod/mini';
import { letterTemplate } from './letter.ts';
import { dayInWords, firstName, momentInWords } from './words.ts';

const place = { name: z.string(), device: z.string(), place: z.string(), at: z.string() };

function where(data: { readonly device: string; readonly place: string; readonly at: string }) {
  return [
    { label: 'Quando:', text: momentInWords(data.at) },
    { label: 'Aparelho:', text: data.device },
    { label: 'Origem:', text: data.place },
  ];
}

const recover = (publicUrl: string) => ({ label: 'Redefinir minha senha', href: `${publicUrl}/esqueci-senha` });
const review = (publicUrl: string) => ({ label: 'Ver minhas sessões', href: `${publicUrl}/perfil?aba=seguranca` });

export const passwordChanged = letterTemplate(z.object({ ...place, isReset: z.boolean() }), (data, publicUrl) => ({
  subject: 'Sua senha da Sefira foi alterada',
  preview: 'Se não foi você, redefina a senha agora.',
  eyebrow: 'Segurança',
  title: `Sua senha mudou, ${firstName(data.name)}.`,
  paragraphs: [
    data.isReset
      ? 'A senha da sua conta foi redefinida por e-mail e todas as sessões abertas foram encerradas.'
      : 'A senha da sua conta foi alterada e as outras sessões foram encerradas.',
  ],
  facts: where(data),
  action: recover(publicUrl),
  note: 'Foi você? Então não precisa fazer nada.',
}));

export const newDevice = letterTemplate(z.object(place), (data, publicUrl) => ({
  subject: 'Novo acesso à sua conta Sefira',
  preview: `Entrada em ${data.device}.`,
  eyebrow: 'Segurança',
  title: 'Sua conta foi aberta em um aparelho novo.',
  paragraphs: [
    `${firstName(data.name)}, alguém entrou na sua conta com a sua senha em um aparelho que não conhecíamos.`,
  ],
  facts: where(data),
  action: review(publicUrl),
  note: 'Não foi você? Encerre as outras sessões e troque a senha em seguida.',
}));

export const sessionReused = letterTemplate(z.object(place), (data, publicUrl) => ({
  subject: 'Encerramos uma sessão da sua conta Sefira',
  preview: 'Um código de acesso antigo foi usado de novo.',
  eyebrow: 'Segurança',
  title: 'Encerramos uma sessão por precaução.',
  paragraphs: [
    `${firstName(data.name)}, um código de acesso que já tinha sido trocado foi usado de novo. Isso pode ser um aparelho fora do ar ou alguém com uma cópia do código, por isso encerramos a sessão para os dois.`,
  ],
  facts: where(data),
  action: recover(publicUrl),
  note: 'Se você reconhece o aparelho, basta entrar de novo. Na dúvida, troque a senha.',
}));

export const secondFactorChanged = letterTemplate(
  z.object({ ...place, isEnabled: z.boolean() }),
  (data, publicUrl) => ({
    subject: data.isEnabled ? 'Verificação em duas etapas ativada' : 'Verificação em duas etapas desativada',
    preview: 'As outras sessões foram encerradas.',
    eyebrow: 'Segurança',
    title: data.isEnabled ? 'Sua conta tem uma segunda chave.' : 'Sua conta ficou sem a segunda chave.',
    paragraphs: [
      data.isEnabled
        ? `${firstName(data.name)}, a partir de agora o login pede também o código do seu aplicativo. Guarde os códigos de reserva em um lugar seguro.`
        : `${firstName(data.name)}, o login volta a pedir só a senha.`,
    ],
    facts: where(data),
    action: review(publicUrl),
    note: 'Não foi você? Redefina a senha e fale com o suporte.',
  }),
);

export const emailChangeNotice = letterTemplate(
  z.object({ name: z.string(), newEmail: z.string(), at: z.string() }),
  (data, publicUrl) => ({
    subject: 'Pedido de troca do e-mail da sua conta Sefira',
    preview: 'Se não foi você, redefina a senha agora.',
    eyebrow: 'Segurança',
    title: `Você pediu para trocar o e-mail, ${firstName(data.name)}?`,
    paragraphs: [
      'Enviamos um link de confirmação para o novo endereço. Este continua a ser o e-mail da conta até o link ser aberto.',
    ],
    facts: [
      { label: 'Quando:', text: momentInWords(data.at) },
      { label: 'Novo e-mail:', text: data.newEmail },
    ],
    action: recover(publicUrl),
    note: 'Foi você? Então não precisa fazer nada.',
  }),
);

export const accountDeactivated = letterTemplate(z.object({ name: z.string(), eraseAt: z.string() }), (data) => ({
  subject: 'Sua conta Sefira foi desativada',
  preview: `Seus dados serão apagados em ${dayInWords(data.eraseAt)}.`,
  eyebrow: 'Despedida',
  title: `Até um dia, ${firstName(data.name)}.`,
  paragraphs: [
    'Sua conta foi desativada e todas as sessões foram encerradas, como você pediu.',
    `Seus dados pessoais serão apagados em ${dayInWords(data.eraseAt)}. Registros que a lei nos obriga a guardar ficam sem o seu nome.`,
  ],
  note: 'Mudou de ideia ou não foi você? Responda a este e-mail antes dessa data.',
}));
