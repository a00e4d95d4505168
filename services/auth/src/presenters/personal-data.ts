import { type PersonalDataSection, sectionOf } from '@sefira/contracts/shared/personal-data';
import type { PersonalRows } from '../data/personal-data.ts';

/** The personal data in auth's tables, with the purpose of each field; without secrets and their digests. */
export function presentPersonalData(stored: PersonalRows): PersonalDataSection[] {
  const { account, sessions, devices, identities, consents, factor, keys } = stored;
  return [
    sectionOf({
      title: 'Conta',
      legalBasis: 'Execução de contrato (LGPD, art. 7º, V)',
      purposes: {
        id: 'Identificar a conta em todos os serviços',
        email: 'Entrar na conta e receber avisos',
        name: 'Tratar você pelo nome',
        birthDate: 'Fazer os cálculos do seu mapa',
        role: 'Saber o que a conta pode fazer',
        status: 'Saber se a conta está em uso',
        plan: 'Saber o que o plano inclui',
        credits: 'Pagar análises com créditos',
        avatar: 'Mostrar a sua foto',
        emailConfirmedAt: 'Saber que o e-mail é seu',
        eraseAt: 'Apagar os dados no prazo depois do encerramento',
        twoFactorEnabledAt: 'Proteger a conta com um segundo fator',
        createdAt: 'Saber desde quando a conta existe',
      },
      rows: [{ ...account, twoFactorEnabledAt: factor?.enabledAt ?? null }],
    }),
    sectionOf({
      title: 'Sessões abertas',
      legalBasis: 'Obrigação legal (Marco Civil da Internet, art. 15) e segurança da conta',
      purposes: {
        userAgent: 'Mostrar em que aparelho a conta está aberta',
        addressPrefix: 'Mostrar de que rede a conta foi aberta',
        createdAt: 'Mostrar quando a sessão começou',
        lastUsedAt: 'Encerrar sessões sem uso',
        expiresAt: 'Encerrar a sessão no prazo',
      },
      rows: sessions,
    }),
    sectionOf({
      title: 'Aparelhos conhecidos',
      legalBasis: 'Legítimo interesse: segurança da conta (LGPD, art. 7º, IX)',
      purposes: {
        userAgent: 'Reconhecer o aparelho',
        createdAt: 'Saber quando o aparelho entrou pela primeira vez',
        lastSeenAt: 'Esquecer aparelhos que não são mais usados',
      },
      rows: devices,
    }),
    sectionOf({
      title: 'Logins sociais',
      legalBasis: 'Execução de contrato (LGPD, art. 7º, V)',
      purposes: {
        provider: 'Entrar com este provedor',
        subject: 'Reconhecer você no provedor',
        createdAt: 'Saber desde quando a ligação existe',
      },
      rows: identities,
    }),
    sectionOf({
      title: 'Chaves de API',
      legalBasis: 'Execução de contrato (LGPD, art. 7º, V)',
      purposes: {
        name: 'Mostrar o nome que você deu à chave',
        hint: 'Reconhecer a chave',
        scopes: 'Saber o que a chave pode fazer',
        createdAt: 'Saber desde quando a chave existe',
        lastUsedAt: 'Mostrar quando a chave foi usada pela última vez',
        expiresAt: 'Encerrar a chave no prazo',
      },
      rows: keys,
    }),
    sectionOf({
      title: 'Aceites',
      legalBasis: 'Obrigação legal: prova do consentimento (LGPD, art. 8º, § 2º)',
      purposes: {
        document: 'Provar o que foi aceito',
        version: 'Provar a versão aceita',
        addressPrefix: 'Provar de onde foi aceito',
        userAgent: 'Provar em que aparelho foi aceito',
        givenAt: 'Provar quando foi aceito',
      },
      rows: consents,
    }),
  ];
}
