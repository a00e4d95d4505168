import { zodResolver } from '@hookform/resolvers/zod';
import type { SerializedError } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { isProblem, type Problem } from '../../api/problem.ts';
import { useSession } from '../../api/use-session.ts';
import { CostHint } from '../../billing/cost-hint.tsx';
import { analysisTexts } from '../../texts/personal-analysis.ts';
import { Button } from '../../ui/button.tsx';
import { isoFromTyped } from '../../ui/calendar-date.ts';
import { DateField } from '../../ui/date-field.tsx';
import { LetterBeads } from '../../ui/letter-beads.tsx';
import { NoticeBox } from '../../ui/notice-box.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useField } from '../../ui/use-field.ts';
import { analysisForm } from './form.ts';

interface AnalysisFormProps {
  readonly loading: boolean;
  readonly error: Problem | SerializedError | undefined;
  readonly onSubmit: (body: { name: string; birthDate: string; email: string; language: 'pt' }) => void;
}

const fields = ['name', 'birthDate', 'email'] as const;

/** Full name, birth date, optional e-mail; beside it the name's letters as they are typed. */
export function AnalysisForm({ loading, error, onSubmit }: AnalysisFormProps) {
  const { user } = useSession();
  const { state } = useLocation();
  const { control, handleSubmit, setError } = useForm({
    resolver: zodResolver(analysisForm),
    defaultValues: { name: nameIn(state), birthDate: '', email: user?.email ?? '' },
  });
  const name = useField(control, 'name');
  const birthDate = useField(control, 'birthDate');
  const email = useField(control, 'email');

  useEffect(() => {
    if (!isProblem(error)) return;
    if (error.code?.startsWith('NAME_')) setError('name', { message: error.message }, { shouldFocus: true });
    if (error.code?.startsWith('DATE_')) setError('birthDate', { message: error.message }, { shouldFocus: true });
    for (const field of fields) {
      const issue = error.issues.find(({ path }) => path === field);
      if (issue) setError(field, { message: issue.message });
    }
  }, [error, setError]);

  const submit = handleSubmit((values) => {
    onSubmit({
      name: values.name.trim(),
      birthDate: isoFromTyped(values.birthDate) ?? '',
      email: values.email,
      language: 'pt',
    });
  });

  return (
    <div className="page pt-10 md:pt-14">
      <h1>{analysisTexts.title}</h1>
      <p className="measure mt-2 text-muted">{analysisTexts.lead}</p>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[26rem_1fr]">
        <form onSubmit={(event) => void submit(event)} noValidate className="card grid gap-5 p-6">
          {error ? <NoticeBox tone="danger">{analysisTexts.failed}</NoticeBox> : null}
          <TextField
            {...name}
            label={analysisTexts.name}
            description={analysisTexts.nameHint}
            autoComplete="name"
            maxLength={120}
            required
          />
          <DateField {...birthDate} label={analysisTexts.birthDate} autoComplete="bday" required />
          <TextField {...email} label={analysisTexts.email} type="email" autoComplete="email" />
          <Button type="submit" size="lg" loading={loading} loadingLabel={analysisTexts.submitting} className="w-full">
            {analysisTexts.submit}
          </Button>
          <CostHint service="personal" />
          <p className="text-fine text-muted">{analysisTexts.privacy}</p>
        </form>
        <LetterBeads name={name.value} />
      </div>
    </div>
  );
}

/** The name that the home's box took along. */
function nameIn(state: unknown): string {
  const name = typeof state === 'object' && state !== null && 'name' in state ? state.name : '';
  return typeof name === 'string' ? name : '';
}
