import { dayGroupTexts } from '../../../texts/chat/chat.ts';

export interface DayGroup<Item> {
  readonly label: string;
  readonly items: readonly Item[];
}

const dayMilliseconds = 86_400_000;
const zone = 'America/Sao_Paulo';
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: zone });
const month = new Intl.DateTimeFormat('pt-BR', { timeZone: zone, month: 'long', year: 'numeric' });

/** Groups a list sorted from newest to oldest: today, yesterday, the last 7 days, then by month. */
export function groupByDay<Item extends { readonly updatedAt: string }>(
  items: readonly Item[],
  now: Date,
): DayGroup<Item>[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const label = labelOf(new Date(item.updatedAt), now);
    groups.set(label, [...(groups.get(label) ?? []), item]);
  }
  return [...groups].map(([label, those]) => ({ label, items: those }));
}

function labelOf(when: Date, now: Date): string {
  const days = (startOf(now) - startOf(when)) / dayMilliseconds;
  if (days <= 0) return dayGroupTexts.today;
  if (days === 1) return dayGroupTexts.yesterday;
  if (days < 7) return dayGroupTexts.week;
  const words = month.format(when);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Midnight of the calendar day in Brazil, as a number for subtraction. */
function startOf(when: Date): number {
  return Date.parse(`${calendar.format(when)}T00:00:00Z`);
}
