import type { PublicShortListWire } from '@sefira/contracts/numerology/baby/short-lists';
import { type FormEvent, useState } from 'react';
import { useParams } from 'react-router-dom';
import { isProblem } from '../../api/client/problem.ts';
import { CallFailure } from '../../shared/forms/call-failure.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { ResultSkeleton } from '../../shared/results/views/result-skeleton.tsx';
import { voteTexts as texts } from '../../texts/analyses/name-vote.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FormFailure } from '../../ui/feedback/form-failure.tsx';
import { NoticeBox } from '../../ui/feedback/notice-box.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { dateOfInstant } from '../../ui/format/instant.ts';
import { useCastVotesMutation, useReadPublicShortListQuery } from './api.ts';
import { NameBallot, type TypedVote } from './name-ballot.tsx';
import { type OwnVotes, readOwnVotes, writeOwnVotes } from './own-votes.ts';

/** /votar/:slug: a short list of names, open to the family until it expires or is revoked. */
export function VotePage() {
  const { slug = '' } = useParams();
  const { data, isError } = useReadPublicShortListQuery(slug, { refetchOnMountOrArgChange: true });
  if (isError) return <ClosedVote />;
  if (!data) return <ResultSkeleton />;
  return (
    <div className="page pt-8 md:pt-12">
      <p className="eyebrow">{texts.eyebrow}</p>
      <h1 className="mt-2">{data.title}</h1>
      <p className="measure mt-2 text-muted">
        {texts.lead} {texts.until(dateOfInstant(data.expiresAt))}
      </p>
      <Ballot key={slug} slug={slug} names={data.names} />
      <section className="mt-16">
        <div className="card flex flex-wrap items-center justify-between gap-6 p-6 md:p-8">
          <div>
            <h2 className="text-h3">{texts.own}</h2>
            <p className="mt-1 text-muted">{texts.ownHint}</p>
          </div>
          <ButtonLink to={paths.babyNames} variant="outline">
            {texts.ownAction}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}

interface BallotProps {
  readonly slug: string;
  readonly names: PublicShortListWire['names'];
}

function Ballot({ slug, names }: BallotProps) {
  const [own, setOwn] = useState<OwnVotes | null>(() => readOwnVotes(slug));
  const [firstName, setFirstName] = useState(own?.firstName ?? '');
  const [votes, setVotes] = useState<ReadonlyMap<string, TypedVote>>(
    () => new Map(own?.votes.map(({ nameId, ...vote }) => [nameId, vote])),
  );
  const [problem, setProblem] = useState<'firstName' | 'votes' | 'lost' | null>(null);
  const [isSent, setSent] = useState(false);
  const [cast, { isLoading, error }] = useCastVotesMutation();

  const change = (nameId: string, vote: Partial<TypedVote>) => {
    setSent(false);
    setVotes(new Map(votes).set(nameId, { choice: null, comment: '', ...votes.get(nameId), ...vote }));
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const given = names.flatMap(({ id }) => {
      const { choice = null, comment = '' } = votes.get(id) ?? {};
      return choice === null ? [] : [{ nameId: id, choice, comment: comment.trim() }];
    });
    const missing = given.length === 0 ? 'votes' : firstName.trim() === '' ? 'firstName' : null;
    setProblem(missing);
    setSent(false);
    if (missing) {
      document.getElementsByName(missing === 'votes' ? `vote-${names[0]?.id ?? ''}` : 'firstName')[0]?.focus();
      return;
    }
    const name = firstName.trim();
    const answer = await cast({ slug, visitor: own?.visitor ?? null, firstName: name, votes: given });
    if (answer.data) {
      const stored = { visitor: answer.data.visitor, firstName: name, votes: given };
      writeOwnVotes(slug, stored);
      setOwn(stored);
      setSent(true);
      return;
    }
    // The owners deleted this visitor: the next call is of a new one.
    if (own && isProblem(answer.error) && answer.error.status === 404) {
      writeOwnVotes(slug, null);
      setOwn(null);
      setProblem('lost');
    }
  };

  return (
    <form onSubmit={(event) => void send(event)} noValidate className="mt-8 grid gap-6">
      <ol className="grid gap-4 md:grid-cols-2">
        {names.map((name) => (
          <NameBallot
            key={name.id}
            name={name}
            vote={votes.get(name.id) ?? null}
            onChange={(vote) => change(name.id, vote)}
          />
        ))}
      </ol>
      <div className="card measure grid gap-4 p-5 md:p-6">
        <TextField
          name="firstName"
          label={texts.firstName}
          description={texts.firstNameHint}
          value={firstName}
          onChange={setFirstName}
          onBlur={() => undefined}
          inputRef={() => undefined}
          error={problem === 'firstName' ? texts.firstNameRequired : undefined}
          autoComplete="given-name"
          maxLength={30}
          required
        />
        {problem === 'votes' ? <NoticeBox tone="danger">{texts.noVote}</NoticeBox> : null}
        <FormFailure message={problem === 'lost' ? texts.lost : null} />
        {problem === null ? <CallFailure error={error} failed={texts.failed} /> : null}
        {isSent ? (
          <NoticeBox tone="success">
            <p className="font-semibold">{texts.done}</p>
            <p>{texts.doneHint}</p>
          </NoticeBox>
        ) : null}
        <Button type="submit" size="lg" loading={isLoading} loadingLabel={texts.sending}>
          {own ? texts.change : texts.send}
        </Button>
        <p className="text-fine text-muted">{texts.privacy}</p>
      </div>
    </form>
  );
}

function ClosedVote() {
  return (
    <div className="page pt-10 md:pt-14">
      <h1 className="sr-only">{texts.goneTitle}</h1>
      <EmptyState
        title={texts.goneTitle}
        hint={texts.goneHint}
        action={<ButtonLink to={paths.babyNames}>{texts.ownAction}</ButtonLink>}
      />
    </div>
  );
}
