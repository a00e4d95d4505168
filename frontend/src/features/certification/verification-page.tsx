import { certificateCode } from '@sefira/contracts/content/training';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { isNotFound } from '../../api/client/problem.ts';
import { certificatePath, paths } from '../../shared/navigation/paths.ts';
import { verificationTexts as texts } from '../../texts/content/training.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadFailed } from '../../ui/feedback/load-failed.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { dateInFigures } from '../../ui/format/calendar-date.ts';
import { useVerifyCertificateQuery } from './api.ts';

/** /certificados and /certificados/:code: public verification of a certificate. */
export function VerificationPage() {
  const { code } = useParams();
  return (
    <div className="page pt-10 md:pt-14">
      <div className="mx-auto max-w-[40rem]">
        <h1>{texts.title}</h1>
        {code ? <Verified code={code} /> : <CodeForm />}
      </div>
    </div>
  );
}

function CodeForm() {
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const navigate = useNavigate();
  return (
    <form
      noValidate
      className="mt-3 grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const code = certificateCode.safeParse(typed);
        setRefused(!code.success);
        if (code.success) void navigate(certificatePath(code.data));
      }}
    >
      <p className="text-muted">{texts.lead}</p>
      <TextField
        name="code"
        label={texts.code}
        description={texts.codeHint}
        value={typed}
        onChange={setTyped}
        onBlur={() => undefined}
        inputRef={() => undefined}
        error={isRefused ? texts.codeInvalid : undefined}
        autoComplete="off"
        maxLength={20}
        required
      />
      <Button type="submit" size="lg" className="w-fit">
        {texts.check}
      </Button>
    </form>
  );
}

function Verified({ code }: { readonly code: string }) {
  const {
    data: facts,
    error,
    isFetching,
    refetch,
  } = useVerifyCertificateQuery(code, {
    refetchOnMountOrArgChange: true,
  });
  const isUnknown = isNotFound(error);
  return (
    <div className="mt-6 grid gap-6" aria-busy={isFetching}>
      {facts && !error ? (
        <section className="card grid gap-5 p-6 md:p-8">
          <p className="flex items-center gap-2 font-semibold text-success">
            <BadgeCheck aria-hidden="true" className="size-5" />
            {texts.valid}
          </p>
          <div>
            <p className="text-muted">{texts.says}</p>
            <p className="numeral mt-1 text-h2 break-words">{facts.name}</p>
          </div>
          <dl className="grid gap-4 sm:grid-cols-2">
            <Fact label={texts.course} value={facts.course} />
            <Fact label={texts.issuedOn} value={dateInFigures(facts.issuedOn)} />
            <Fact label={texts.codeLabel} value={facts.code} />
          </dl>
        </section>
      ) : null}
      {error && isUnknown ? (
        <EmptyState
          title={texts.unknownTitle}
          hint={texts.unknownHint}
          action={<ButtonLink to={paths.certificates}>{texts.other}</ButtonLink>}
        />
      ) : null}
      {error && !isUnknown ? (
        <LoadFailed text={texts.failed} again={texts.again} onAgain={() => void refetch()} />
      ) : null}
      {!facts && !error ? <Skeleton className="h-72 w-full" /> : null}
      {facts ? (
        <ButtonLink to={paths.certificates} variant="outline" className="w-fit">
          {texts.other}
        </ButtonLink>
      ) : null}
    </div>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-small text-muted">{label}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
