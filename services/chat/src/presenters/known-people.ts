import type { KnownPerson } from '@sefira/contracts/chat/conversations';
import type { KnownPerson as StoredPerson } from '../data/known-people.ts';

export function presentKnownPerson({
  id,
  conversationId,
  label,
  name,
  birthDate,
  updatedAt,
}: StoredPerson): KnownPerson {
  return { id, conversationId, label, name, birthDate, updatedAt: updatedAt.toISOString() };
}
