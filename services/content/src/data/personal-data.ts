import type { PersonalDataSection } from '@sefira/contracts/shared/personal-data';
import type { Prisma } from '../../prisma/generated/client.ts';
import { trainingSections } from './training-data.ts';

type Transaction = Prisma.TransactionClient;

const consent = 'Consentimento (LGPD, art. 7º, I)';
const contract = 'Execução de contrato (LGPD, art. 7º, V)';

/** Personal data of content; rows stored by e-mail only if the user has proved the address. */
export async function readPersonalData(
  client: Transaction,
  userId: string,
  email: string | undefined,
): Promise<PersonalDataSection[]> {
  const [found, messages, subscriber, training] = await Promise.all([
    client.searchDocument.findMany({ where: { ownerId: userId }, orderBy: { key: 'asc' } }),
    email === undefined ? [] : client.contactMessage.findMany({ where: { email }, orderBy: { id: 'asc' } }),
    email === undefined ? null : client.subscriber.findUnique({ where: { email } }),
    trainingSections(client, userId),
  ]);
  return [
    {
      title: 'Busca',
      legalBasis: contract,
      purposes: { title: 'Achar as próprias análises pela busca', path: 'Abrir o que foi achado' },
      rows: found.map(({ title, path }) => ({ title, path })),
    },
    {
      title: 'Mensagens de contato',
      legalBasis: 'Legítimo interesse em responder a quem escreve (LGPD, art. 7º, IX)',
      purposes: {
        name: 'Saber quem escreveu',
        email: 'Responder',
        topic: 'Levar a mensagem a quem responde',
        message: 'Responder ao que foi perguntado',
        addressPrefix: 'Conter abusos do formulário',
        createdAt: 'Saber quando foi escrita, e apagá-la depois de um ano',
      },
      rows: messages.map(({ name, email: from, topic, message, addressPrefix, createdAt }) => ({
        name,
        email: from,
        topic,
        message,
        addressPrefix,
        createdAt,
      })),
    },
    {
      title: 'Boletim',
      legalBasis: consent,
      purposes: {
        email: 'Enviar o boletim',
        status: 'Saber se a inscrição foi confirmada',
        askedAt: 'Provar quando foi pedida',
        confirmedAt: 'Provar quando foi confirmada',
      },
      rows: subscriber
        ? [
            {
              email: subscriber.email,
              status: subscriber.status,
              askedAt: subscriber.askedAt,
              confirmedAt: subscriber.confirmedAt,
            },
          ]
        : [],
    },
    ...training,
  ];
}
