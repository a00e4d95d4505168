import type { Transaction } from './stored.ts';

export type PersonalRows = Awaited<ReturnType<typeof readPersonalRows>>;

/** The rows of the chat's tables that belong to a person. */
export async function readPersonalRows(transaction: Transaction, userId: string) {
  const own = { where: { userId } };
  const [conversations, messages, people, opinions, exports, usage] = await Promise.all([
    transaction.conversation.findMany({ ...own, orderBy: { id: 'asc' } }),
    transaction.message.findMany({ ...own, orderBy: [{ conversationId: 'asc' }, { seq: 'asc' }] }),
    transaction.knownPerson.findMany(own),
    transaction.feedback.findMany(own),
    transaction.exportRecord.findMany(own),
    transaction.modelUsage.findMany({ ...own, orderBy: [{ day: 'asc' }, { conversationId: 'asc' }] }),
  ]);
  return { conversations, messages, people, opinions, exports, usage };
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
