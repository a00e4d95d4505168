import type { PersonalDataSection } from '@sefira/contracts/shared/personal-data';
import type { Transaction } from './transaction.ts';

const contract = 'Execução de contrato (LGPD, art. 7º, V)';

/** The personal data in user's tables, with the purpose of each field. */
export async function readPersonalData(transaction: Transaction, userId: string): Promise<PersonalDataSection[]> {
  const own = { where: { userId } };
  const [profile, avatar, consents, notifications, subscriptions] = await Promise.all([
    transaction.profile.findUnique(own),
    transaction.avatar.findUnique(own),
    transaction.consent.findMany({ ...own, orderBy: { id: 'asc' } }),
    transaction.notification.findMany({ ...own, orderBy: { id: 'asc' } }),
    transaction.pushSubscription.findMany(own),
  ]);
  const mails = await transaction.mail.findMany({ where: { userId }, orderBy: { id: 'asc' } });
  return [
    {
      title: 'Perfil',
      legalBasis: contract,
      purposes: {
        name: 'Tratar você pelo nome e preencher formulários',
        email: 'Enviar avisos da conta',
        pendingEmail: 'Confirmar o novo e-mail que você pediu',
        phone: 'Contato, se você quiser',
        birthDate: 'Fazer os cálculos do seu mapa',
        location: 'Mostrar no seu perfil',
        bio: 'Mostrar no seu perfil',
        preferences: 'Lembrar as suas escolhas',
        createdAt: 'Saber desde quando o perfil existe',
        updatedAt: 'Saber quando o perfil mudou',
      },
      rows: profile
        ? [
            {
              name: profile.name,
              email: profile.email,
              pendingEmail: profile.pendingEmail,
              phone: profile.phone,
              birthDate: profile.birthDate,
              location: profile.location,
              bio: profile.bio,
              preferences: profile.preferences,
              createdAt: profile.createdAt,
              updatedAt: profile.updatedAt,
            },
          ]
        : [],
    },
    {
      title: 'Foto',
      legalBasis: contract,
      purposes: { imageWebpBase64: 'Mostrar a sua foto no perfil', createdAt: 'Saber quando foi enviada' },
      rows: avatar
        ? [{ imageWebpBase64: Buffer.from(avatar.content).toString('base64'), createdAt: avatar.createdAt }]
        : [],
    },
    {
      title: 'Consentimentos',
      legalBasis: 'Obrigação legal: prova do consentimento (LGPD, art. 8º, § 2º)',
      purposes: {
        subject: 'Saber o que foi autorizado ou retirado',
        granted: 'Saber se foi autorizado ou retirado',
        version: 'Saber qual texto foi aceito',
        addressPrefix: 'Provar de onde',
        userAgent: 'Provar em que aparelho',
        givenAt: 'Provar quando',
      },
      rows: consents.map(({ subject, granted, version, addressPrefix, userAgent, givenAt }) => ({
        subject,
        granted,
        version,
        addressPrefix,
        userAgent,
        givenAt,
      })),
    },
    {
      title: 'Notificações',
      legalBasis: contract,
      purposes: {
        kind: 'Saber do que trata',
        title: 'Mostrar no sino',
        text: 'Mostrar no sino',
        readAt: 'Saber o que já foi lido',
        createdAt: 'Ordenar',
      },
      rows: notifications.map(({ kind, title, text, readAt, createdAt }) => ({ kind, title, text, readAt, createdAt })),
    },
    {
      title: 'Navegadores com notificações push',
      legalBasis: 'Consentimento (LGPD, art. 7º, I)',
      purposes: { endpoint: 'Entregar a notificação ao navegador', createdAt: 'Saber desde quando' },
      rows: subscriptions.map(({ endpoint, createdAt }) => ({ endpoint, createdAt })),
    },
    {
      title: 'E-mails enviados nos últimos 30 dias',
      legalBasis: contract,
      purposes: {
        template: 'Saber qual mensagem foi',
        recipient: 'Entregar a mensagem',
        state: 'Saber se ela saiu',
        sentAt: 'Saber quando saiu',
      },
      rows: mails.map(({ template, recipient, state, sentAt }) => ({ template, recipient, state, sentAt })),
    },
  ];
}
