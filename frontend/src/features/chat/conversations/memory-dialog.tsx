import type { KnownPerson } from '@sefira/contracts/chat/conversations';
import { X } from 'lucide-react';
import { toast } from 'react-hot-toast/headless';
import { chatTexts as texts } from '../../../texts/chat/chat.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { dateInFigures } from '../../../ui/format/calendar-date.ts';
import { useForgetPersonMutation, useKnownPeopleQuery } from '../api.ts';
import { IconButton } from '../icon-button.tsx';

interface MemoryDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** People that the assistant remembers; each can be removed. */
export function MemoryDialog({ open, onClose }: MemoryDialogProps) {
  return (
    <Dialog title={texts.memory} open={open} onClose={onClose}>
      <p className="text-[0.9375rem] text-muted">{texts.memoryLead}</p>
      <Remembered />
    </Dialog>
  );
}

function Remembered() {
  const { data: people, isError } = useKnownPeopleQuery(undefined, { refetchOnMountOrArgChange: true });
  const [forget] = useForgetPersonMutation();
  const remove = async (id: string) => {
    const { error } = await forget(id);
    if (!error) toast.success(texts.forgotten);
  };
  if (isError && !people) return <p className="text-muted">{texts.memoryFailed}</p>;
  if (!people) return <Skeleton className="h-24 w-full" />;
  if (people.length === 0) return <p className="text-muted">{texts.memoryEmpty}</p>;
  return (
    <ul className="grid divide-y divide-border">
      {people.map((person) => (
        <li key={person.id} className="flex items-center gap-3 py-2">
          <div className="min-w-0 flex-1">
            <p className="truncate font-semibold">{person.name ?? person.label}</p>
            <p className="text-fine text-muted">{detailsOf(person)}</p>
          </div>
          <IconButton
            label={texts.forget(person.name ?? person.label)}
            Icon={X}
            onPress={() => void remove(person.id)}
          />
        </li>
      ))}
    </ul>
  );
}

function detailsOf({ name, label, birthDate }: KnownPerson): string {
  return [
    ...(birthDate ? [texts.born(dateInFigures(birthDate))] : []),
    ...(name ? [texts.calledLabel(label)] : []),
  ].join(' · ');
}
