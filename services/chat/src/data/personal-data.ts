import type { PersonalDataSection } from '@sefira/contracts/shared/personal-data';
import type { Transaction } from './stored.ts';

const contract = 'Execução de contrato (LGPD, art. 7º, V)';

/** Everything personal in the chat's tables, with the purpose of each field. */
export async function readPersonalData(transaction: Transaction, userId: string): Promise<PersonalDataSection[]> {
  const own = { where: { userId } };
  const [conversations, messages, people, opinions, exports, usage] = await Promise.all([
    transaction.conversation.findMany({ ...own, orderBy: { id: 'asc' } }),
    transaction.message.findMany({ ...own, orderBy: [{ conversationId: 'asc' }, { seq: 'asc' }] }),
    transaction.knownPerson.findMany(own),
    transaction.feedback.findMany(own),
    transaction.exportRecord.findMany(own),
    transaction.modelUsage.findMany({ ...own, orderBy: [{ day: 'asc' }, { conversationId: 'asc' }] }),
  ]);
  return [
    {
      title: 'Conversas',
      legalBasis: contract,
      purposes: {
        id: 'Identificar a conversa',
        title: 'Mostrar a conversa na sua lista',
        createdAt: 'Saber quando a conversa começou',
        updatedAt: 'Ordenar a sua lista',
      },
      rows: conversations.map(({ id, title, createdAt, updatedAt }) => ({ id, title, createdAt, updatedAt })),
    },
    {
      title: 'Mensagens',
      legalBasis: contract,
      purposes: {
        conversationId: 'Saber de que conversa é',
        type: 'Separar perguntas de respostas',
        content: 'Mostrar e retomar a conversa',
        liked: 'Melhorar as respostas',
        credits: 'Prestar contas do que foi cobrado',
        createdAt: 'Mostrar quando foi escrita',
      },
      rows: messages.map(({ conversationId, type, content, liked, credits, createdAt }) => ({
        conversationId,
        type,
        content,
        liked,
        credits,
        createdAt,
      })),
    },
    {
      title: 'Pessoas lembradas nas conversas',
      legalBasis: contract,
      purposes: {
        label: 'Saber de quem a conversa fala',
        name: 'Fazer os cálculos pedidos',
        birthDate: 'Fazer os cálculos pedidos',
        updatedAt: 'Saber desde quando é lembrado',
      },
      rows: people.map(({ label, name, birthDate, updatedAt }) => ({ label, name, birthDate, updatedAt })),
    },
    {
      title: 'Opiniões sobre respostas',
      legalBasis: 'Legítimo interesse de melhorar as respostas (LGPD, art. 7º, IX)',
      purposes: {
        liked: 'Saber se a resposta serviu',
        reason: 'Saber o que faltou',
        comment: 'Saber o que faltou, nas suas palavras',
        createdAt: 'Saber quando foi dada',
      },
      rows: opinions.map(({ liked, reason, comment, createdAt }) => ({ liked, reason, comment, createdAt })),
    },
    {
      title: 'Exportações de conversas',
      legalBasis: contract,
      purposes: { messages: 'Saber quanto foi exportado', exportedAt: 'Saber quando foi exportado' },
      rows: exports.map(({ messages: count, exportedAt }) => ({ messages: count, exportedAt })),
    },
    {
      title: 'Uso do modelo no chat',
      legalBasis: contract,
      purposes: {
        day: 'Saber quando foi usado',
        model: 'Saber quem respondeu',
        answers: 'Contar as respostas incluídas no plano',
        inputTokens: 'Contar o uso incluído no plano',
        outputTokens: 'Contar o uso incluído no plano',
      },
      rows: usage.map(({ day, model, answers, inputTokens, outputTokens }) => ({
        day,
        model,
        answers,
        inputTokens,
        outputTokens,
      })),
    },
  ];
}

/** Deletes all rows of a user, or the user from them. */
export async function deleteUserData(transaction: Transaction, userId: string): Promise<void> {
  await transaction.conversation.deleteMany({ where: { userId } });
  await transaction.exportRecord.deleteMany({ where: { userId } });
  await transaction.profile.deleteMany({ where: { userId } });
  await transaction.modelBudgetNotice.deleteMany({ where: { userId } });
  // The cost stays in the sums, without the person.
  await transaction.modelUsage.updateMany({ where: { userId }, data: { userId: null } });
}

/** Moves a guest's rows to an account, without expiry; messages and feedback follow their conversation. */
export async function moveGuestData(transaction: Transaction, guestId: string, userId: string): Promise<void> {
  const owned = { where: { userId: guestId }, data: { userId } };
  await transaction.conversation.updateMany({ ...owned, data: { userId, expiresAt: null } });
  await transaction.knownPerson.updateMany(owned);
  await transaction.exportRecord.updateMany(owned);
  await transaction.modelUsage.updateMany(owned);
  await transaction.modelBudgetNotice.deleteMany({ where: { userId: guestId } });
}
