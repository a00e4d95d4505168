const longest = 60;
const words = 8;

/** The first title of a conversation: the first words of its first question. */
export function titleOf(question: string): string {
  const all = question.replace(/\s+/gu, ' ').trim().split(' ');
  const start = all.slice(0, words).join(' ').slice(0, longest).trimEnd();
  const text = start.charAt(0).toUpperCase() + start.slice(1);
  return all.length > words || text.length < all.join(' ').length ? `${text.replace(/[,.;:!?]+$/u, '')}…` : text;
}
