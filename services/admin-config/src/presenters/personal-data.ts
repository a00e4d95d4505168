import { type PersonalDataSection, sectionOf } from '@sefira/contracts/shared/personal-data';
import type { PersonalData } from '../use-cases/persons/read-personal-data.ts';

const accountability = 'Obrigação legal de prestar contas do tratamento (LGPD, art. 6º, X, e art. 7º, II)';

/** Presents the personal data of a person with the purpose of each field. */
export function presentPersonalData({
  actsOnAccount,
  ownActs,
  actor,
  activities,
}: PersonalData): PersonalDataSection[] {
  return [
    sectionOf({
      title: 'O que a administração fez com a conta',
      legalBasis: accountability,
      purposes: {
        createdAt: 'Provar quando foi feito',
        action: 'Provar o que foi feito',
        entity: 'Provar a que se refere',
        oldValue: 'Provar o que havia antes',
        newValue: 'Provar o que passou a haver',
        result: 'Saber se foi feito ou negado',
      },
      rows: actsOnAccount,
    }),
    sectionOf({
      title: 'O que a pessoa fez, ou tentou, na administração',
      legalBasis: accountability,
      purposes: {
        createdAt: 'Provar quando foi feito',
        action: 'Provar o que foi feito',
        entity: 'Provar a que se refere',
        result: 'Saber se foi feito, negado ou falhou',
        address: 'Reconhecer um acesso indevido',
        userAgent: 'Reconhecer um acesso indevido',
      },
      rows: ownActs,
    }),
    sectionOf({
      title: 'Nome no registro de auditoria',
      legalBasis: accountability,
      purposes: { name: 'Mostrar quem agiu', email: 'Distinguir pessoas de mesmo nome' },
      rows: actor ? [actor] : [],
    }),
    sectionOf({
      title: 'Acontecimentos recentes',
      legalBasis: 'Legítimo interesse em acompanhar o serviço (LGPD, art. 7º, IX)',
      purposes: { kind: 'Contar o que acontece', detail: 'Mostrar o que aconteceu', occurredAt: 'Saber quando' },
      rows: activities,
    }),
  ];
}
