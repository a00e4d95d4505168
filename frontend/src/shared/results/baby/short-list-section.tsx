import { shortListLimits } from '@sefira/contracts/numerology/baby/input';
import type { ShortListWire } from '@sefira/contracts/numerology/baby/short-lists';
import { Plus, RefreshCw, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { isProblem, noticeOf } from '../../../api/client/problem.ts';
import {
  usePutShortListNameMutation,
  useReadShortListQuery,
  useRemoveShortListNameMutation,
} from '../../../api/endpoints/baby.ts';
import { shortListTexts as texts } from '../../../texts/analyses/baby.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { numberHue } from '../../../ui/drawings/number-hue.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ShortListLink } from './short-list-link.tsx';

const pollIntervalMs = 15_000;

/** The finalists of a family: notes, the link to vote, and the votes as they arrive. */
export function ShortListSection({ analysisId }: { readonly analysisId: string }) {
  const [hasLink, setHasLink] = useState(false);
  const { data, isError, refetch, isFetching } = useReadShortListQuery(analysisId, {
    // Votes arrive while the page is open.
    pollingInterval: hasLink ? pollIntervalMs : 0,
    skipPollingIfUnfocused: true,
  });
  if (data && hasLink !== (data.link !== null)) setHasLink(data.link !== null);
  return (
    <section id="lista-curta" className="section scroll-mt-24 print:hidden">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2>{texts.title}</h2>
          <p className="measure mt-2 text-muted">{texts.lead}</p>
        </div>
        {data?.link ? (
          <Button variant="outline" size="sm" loading={isFetching} onPress={() => void refetch()}>
            <RefreshCw aria-hidden="true" />
            {texts.refresh}
          </Button>
        ) : null}
      </div>
      {isError && !data ? (
        <LoadFailed text={texts.loadFailed} again={texts.again} onAgain={() => void refetch()} />
      ) : null}
      {data ? <OwnList list={data} /> : isError ? null : <Skeleton className="mt-6 h-40" />}
    </section>
  );
}

function OwnList({ list }: { readonly list: ShortListWire }) {
  const { analysisId, names } = list;
  return (
    <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
      <div className="grid gap-4">
        {names.length === 0 ? <EmptyState title={texts.empty} hint={texts.emptyHint} /> : null}
        {names.length === 0 ? null : (
          <ol className="card divide-y divide-separator">
            {names.map((entry) => (
              <ListedName key={entry.id} analysisId={analysisId} entry={entry} hasVotes={list.visitors.length > 0} />
            ))}
          </ol>
        )}
        <AddName analysisId={analysisId} count={names.length} />
      </div>
      <ShortListLink list={list} />
    </div>
  );
}

interface ListedNameProps {
  readonly analysisId: string;
  readonly entry: ShortListWire['names'][number];
  readonly hasVotes: boolean;
}

function ListedName({ analysisId, entry, hasVotes }: ListedNameProps) {
  const { id, name, votes, comments } = entry;
  const [note, setNote] = useState(entry.note);
  const [put, { isLoading }] = usePutShortListNameMutation();
  const [remove] = useRemoveShortListNameMutation();
  const saveNote = async () => {
    const { error } = await put({ id: analysisId, name: name.name, note: note.trim() });
    if (!error) toast.success(texts.saved);
  };
  const given = votes.heart + votes.maybe + votes.no;
  return (
    <li className="grid gap-3 p-4">
      <div className="flex items-start gap-3">
        <span
          className="numeral w-10 shrink-0 text-[1.75rem] leading-none"
          style={numberHue(name.numbers.expressao)}
          aria-hidden="true"
        >
          {name.numbers.expressao}
        </span>
        <div className="min-w-0 grow">
          <h3 className="text-h3 leading-tight">{name.name}</h3>
          <p className="text-small text-muted">{name.fullName}</p>
        </div>
        <button
          type="button"
          aria-label={texts.remove(name.name)}
          onClick={() => void remove({ id: analysisId, nameId: id })}
          className="-my-1.5 -me-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-lg text-muted hover:bg-default hover:text-danger"
        >
          <Trash2 aria-hidden="true" className="size-4.5" />
        </button>
      </div>
      {hasVotes ? (
        <p className="text-small font-semibold">
          {given === 0 ? texts.noVotes : texts.votesOf(votes.heart, votes.maybe, votes.no)}
        </p>
      ) : null}
      {comments.length === 0 ? null : (
        <ul className="grid gap-1.5 text-small">
          {comments.map(({ visitor, choice, comment }) => (
            <li key={`${visitor} ${comment}`} className="[overflow-wrap:anywhere]">
              <span className="font-semibold">{texts.said(visitor, texts.votes[choice])}:</span> {comment}
            </li>
          ))}
        </ul>
      )}
      <form
        className="flex flex-wrap items-center gap-2"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void saveNote();
        }}
      >
        <input
          value={note}
          maxLength={shortListLimits.note}
          autoComplete="off"
          aria-label={texts.note(name.name)}
          placeholder={texts.notePlaceholder}
          onChange={(event) => setNote(event.target.value)}
          className="input min-w-0 grow basis-56"
        />
        {note.trim() === entry.note ? null : (
          <Button type="submit" size="sm" variant="outline" loading={isLoading}>
            {texts.saveNote}
          </Button>
        )}
      </form>
    </li>
  );
}

function AddName({ analysisId, count }: { readonly analysisId: string; readonly count: number }) {
  const [name, setName] = useState('');
  const [put, { isLoading, error: refusal }] = usePutShortListNameMutation();
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    const { error } = await put({ id: analysisId, name: name.trim() });
    if (!error) setName('');
  };
  return (
    <form onSubmit={(event) => void add(event)} className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 grow basis-56">
        <TextField
          name="shortListName"
          label={texts.own}
          description={`${texts.ownHint} ${texts.count(count, shortListLimits.names)}.`}
          value={name}
          onChange={setName}
          onBlur={() => undefined}
          inputRef={() => undefined}
          error={isProblem(refusal) ? noticeOf(refusal) : undefined}
          autoComplete="off"
          maxLength={40}
        />
      </div>
      <Button type="submit" variant="outline" loading={isLoading} className="mb-6">
        <Plus aria-hidden="true" />
        {texts.add}
      </Button>
    </form>
  );
}
