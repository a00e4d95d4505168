import type { PersonalDataSection } from '@sefira/contracts/shared/personal-data';
import type { Client } from '../../prisma/generated/client.ts';

/** Clients of the panel in the export of their professional's data. */
export function clientSection(clients: readonly Client[]): PersonalDataSection {
  return {
    title: 'Clientes do painel',
    legalBasis: 'Execução de contrato; quem decide sobre estes dados é o profissional que os cadastrou',
    purposes: {
      name: 'Fazer as análises do cliente',
      birthDate: 'Fazer as análises do cliente',
      email: 'Falar com o cliente',
      phone: 'Falar com o cliente',
      notes: 'Lembrar do atendimento',
      consentOn: 'Provar quando o cliente autorizou o uso dos dados',
      consentNote: 'Provar como o cliente autorizou o uso dos dados',
      archivedAt: 'Saber quem já não é atendido',
      createdAt: 'Saber desde quando a ficha existe',
    },
    rows: clients.map(({ name, birthDate, email, phone, notes, consentOn, consentNote, archivedAt, createdAt }) => ({
      name,
      birthDate,
      email,
      phone,
      notes,
      consentOn,
      consentNote,
      archivedAt,
      createdAt,
    })),
  };
}
