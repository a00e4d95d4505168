import { type PersonalDataSection, sectionOf } from '@sefira/contracts/shared/personal-data';
import type { PersonalData } from '../data/owners.ts';

/** Stored data of a person, with the purpose of each field. */
export function presentPersonalData({
  analyses,
  favourites,
  feeds,
  clients,
  lists,
  deliveries,
}: PersonalData): PersonalDataSection[] {
  const legalBasis = 'Execução de contrato (LGPD, art. 7º, V)';
  return [
    sectionOf({
      title: 'Análises',
      legalBasis,
      purposes: {
        kind: 'Saber que análise foi feita',
        title: 'Mostrar no histórico',
        input: 'Refazer a análise com os nomes e datas que você digitou',
        system: 'Refazer a análise pelo mesmo sistema',
        referenceDate: 'Refazer a análise como naquele dia',
        summary: 'Mostrar os números principais no histórico',
        sharedAt: 'Saber desde quando há um link público',
        createdAt: 'Ordenar o histórico',
      },
      rows: analyses.map(({ share, ...analysis }) => ({ ...analysis, sharedAt: share?.createdAt ?? null })),
    }),
    clientSection(clients),
    deliverySection(deliveries),
    shortListSection(lists),
    sectionOf({
      title: 'Agenda de previsões',
      legalBasis,
      purposes: { birthDate: 'Calcular o número de cada dia', createdAt: 'Saber desde quando está ligada' },
      rows: feeds,
    }),
    sectionOf({
      title: 'Nomes favoritos',
      legalBasis,
      purposes: {
        kind: 'Saber de que gerador veio',
        name: 'Guardar o nome que você escolheu',
        number: 'Mostrar o número do nome',
        note: 'Mostrar o significado do nome',
        createdAt: 'Ordenar a lista',
      },
      rows: favourites,
    }),
  ];
}

/** Short lists of names, with what visitors wrote to their owner. */
function shortListSection(lists: PersonalData['lists']): PersonalDataSection {
  return sectionOf({
    title: 'Listas curtas de nomes',
    legalBasis: 'Execução de contrato (LGPD, art. 7º, V)',
    purposes: {
      title: 'Mostrar à família sobre o que ela vota',
      name: 'Guardar os nomes finalistas',
      note: 'Guardar a sua anotação',
      votes: 'Mostrar os votos e comentários que a família deixou',
      expiresAt: 'Fechar o link no prazo',
      createdAt: 'Saber desde quando a lista existe',
    },
    rows: lists.flatMap(({ title, expiresAt, createdAt, names }) =>
      names.map(({ name, note, votes }) => ({
        title,
        name,
        note,
        votes: votes.map(({ visitor, choice, comment }) => ({ firstName: visitor.firstName, choice, comment })),
        expiresAt,
        createdAt,
      })),
    ),
  });
}

/** Analyses delivered to clients by link. */
function deliverySection(deliveries: PersonalData['deliveries']): PersonalDataSection {
  return sectionOf({
    title: 'Entregas a clientes',
    legalBasis: 'Execução de contrato (LGPD, art. 7º, V)',
    purposes: {
      client: 'Saber a quem a análise foi entregue',
      analysis: 'Saber o que foi entregue',
      sender: 'Mostrar quem assina a entrega',
      message: 'Mostrar a sua mensagem ao cliente',
      openings: 'Mostrar a você se a entrega foi aberta',
      lastOpenedAt: 'Mostrar a você quando a entrega foi aberta',
      expiresAt: 'Fechar o link no prazo',
      createdAt: 'Ordenar as entregas',
    },
    rows: deliveries.map(({ client, analysis, ...delivery }) => ({
      ...delivery,
      client: client.name,
      analysis: analysis.title,
    })),
  });
}

/** Clients of the panel in the export of their professional's data. */
function clientSection(clients: PersonalData['clients']): PersonalDataSection {
  return sectionOf({
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
    rows: clients,
  });
}
