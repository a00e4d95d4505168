import { type PersonalDataSection, sectionOf } from '@sefira/contracts/shared/personal-data';
import type { PersonalRows } from '../data/personal-data.ts';

const contract = 'Execução de contrato (LGPD, art. 7º, V)';

/** The personal data in user's tables, with the purpose of each field. */
export function presentPersonalData(stored: PersonalRows, picture: Buffer | null): PersonalDataSection[] {
  const { profile, avatar, consents, notifications, subscriptions, mails } = stored;
  return [
    sectionOf({
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
      rows: profile ? [profile] : [],
    }),
    sectionOf({
      title: 'Foto',
      legalBasis: contract,
      purposes: { imageWebpBase64: 'Mostrar a sua foto no perfil', createdAt: 'Saber quando foi enviada' },
      rows: avatar && picture ? [{ imageWebpBase64: picture.toString('base64'), createdAt: avatar.createdAt }] : [],
    }),
    sectionOf({
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
      rows: consents,
    }),
    sectionOf({
      title: 'Notificações',
      legalBasis: contract,
      purposes: {
        kind: 'Saber do que trata',
        title: 'Mostrar no sino',
        text: 'Mostrar no sino',
        readAt: 'Saber o que já foi lido',
        createdAt: 'Ordenar',
      },
      rows: notifications,
    }),
    sectionOf({
      title: 'Navegadores com notificações push',
      legalBasis: 'Consentimento (LGPD, art. 7º, I)',
      purposes: { endpoint: 'Entregar a notificação ao navegador', createdAt: 'Saber desde quando' },
      rows: subscriptions,
    }),
    sectionOf({
      title: 'E-mails enviados nos últimos 30 dias',
      legalBasis: contract,
      purposes: {
        template: 'Saber qual mensagem foi',
        recipient: 'Entregar a mensagem',
        state: 'Saber se ela saiu',
        sentAt: 'Saber quando saiu',
      },
      rows: mails,
    }),
  ];
}
