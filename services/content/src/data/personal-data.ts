import type { Prisma } from '../../prisma/generated/client.ts';

export type PersonalRows = Awaited<ReturnType<typeof readPersonalRows>>;

/** The rows of content's tables that belong to a user; those stored by e-mail only if the user has proved the address. */
export async function readPersonalRows(client: Prisma.TransactionClient, userId: string, email: string | undefined) {
  const own = { where: { userId } };
  const [found, messages, subscriber, lessons, exams, certificate] = await Promise.all([
    client.searchDocument.findMany({ where: { ownerId: userId }, orderBy: { key: 'asc' } }),
    email === undefined ? [] : client.contactMessage.findMany({ where: { email }, orderBy: { id: 'asc' } }),
    email === undefined ? null : client.subscriber.findUnique({ where: { email } }),
    client.lessonProgress.findMany({ ...own, orderBy: { slug: 'asc' } }),
    client.examAttempt.findMany({ ...own, orderBy: { startedAt: 'asc' } }),
    client.certificate.findUnique(own),
  ]);
  return { found, messages, subscriber, lessons, exams, certificate };
}
