import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router-dom';
import { isProblem, messageOf } from '../../api/client/problem.ts';
import { useFlow } from '../../api/client/use-flow.ts';
import { openSession } from '../../api/session/session-flow.ts';
import { useRegisterMutation } from '../../api/session/sign-in.ts';
import { useSession } from '../../api/session/use-session.ts';
import { pathAfterSignIn, planOf } from '../../shared/navigation/login-origin.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { favouritesToTake } from '../../shared/people/local-favourites.ts';
import { readSavedPeople } from '../../shared/people/saved-people.ts';
import { registerTexts } from '../../texts/account/account.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TypedMandala } from '../../ui/drawings/lazy-typed-mandala.tsx';
import { FormFailure } from '../../ui/feedback/form-failure.tsx';
import { NoticeBox } from '../../ui/feedback/notice-box.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { StrengthMeter } from '../../ui/fields/strength-meter.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useField } from '../../ui/fields/use-field.ts';
import { birthDateProblem } from '../../ui/format/birth-date.ts';
import { isoFromTyped } from '../../ui/format/calendar-date.ts';
import { AccountFrame } from './account-frame.tsx';
import { useHasVisitorWorkQuery } from './api.ts';
import { registerForm } from './forms.ts';
import { RegisterTerms } from './register-terms.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { useOnEdit } from './use-on-edit.ts';
import { useSessionFailure } from './use-session-failure.ts';
import { useSignInEntry } from './use-sign-in-page.ts';

const fields = ['name', 'email', 'birthDate', 'password'] as const;

/** /cadastro. After a success the route's guard redirects to the requested page. */
export function RegisterPage() {
  const flow = useFlow();
  const [register, { isLoading }] = useRegisterMutation();
  const entry = useSignInEntry();
  const plan = planOf(entry.search);
  const { user } = useSession();
  const isVisitor = user?.role === 'guest';
  const [known] = useState(() => (isVisitor ? readSavedPeople(user.id)[0] : undefined));
  // A saved person was analysed: the question is there from the start and moves no button.
  const { data: hasAnalyses = known !== undefined } = useHasVisitorWorkQuery(undefined, { skip: !isVisitor });
  const favourites = isVisitor ? favouritesToTake(user.id) : [];
  const hasWork = hasAnalyses || favourites.length > 0;
  const [takeOver, setTakeOver] = useState(true);
  const [marketing, setMarketing] = useState(false);
  const { failure, retryAt, fail, clear } = useSessionFailure();
  const { control, handleSubmit, watch, setError } = useForm({
    resolver: zodResolver(registerForm),
    defaultValues: { name: '', email: '', birthDate: '', ...known, password: '', acceptTerms: false },
  });
  const name = useField(control, 'name');
  const email = useField(control, 'email');
  const birthDate = useField(control, 'birthDate');
  const password = useField(control, 'password');
  const terms = useController({ control, name: 'acceptTerms' });
  useOnEdit(watch, clear);

  const showProblem = (error: unknown) => {
    fail(isProblem(error) ? messageOf(error) : registerTexts.failed, error);
    if (!isProblem(error)) return;
    if (error.code === 'EMAIL_TAKEN') setError('email', { message: error.message }, { shouldFocus: true });
    if (error.code === 'DATE_IN_FUTURE') setError('birthDate', { message: error.message }, { shouldFocus: true });
    for (const field of fields) {
      const issue = error.issues.find(({ path }) => path === field);
      if (issue) setError(field, { message: issue.message });
    }
  };

  const submit = handleSubmit(async (values) => {
    try {
      const granted = await register({
        name: values.name,
        email: values.email,
        password: values.password,
        birthDate: isoFromTyped(values.birthDate) ?? '',
        // Conversations of the guest are taken over without a question.
        ...(isVisitor ? { takeOver: takeOver || !hasWork } : {}),
        ...(favourites.length > 0 && takeOver ? { favourites } : {}),
        ...(marketing ? { marketing } : {}),
      }).unwrap();
      flow(openSession(granted));
      toast.success(registerTexts.created(granted.user.name));
    } catch (error) {
      showProblem(error);
    }
  });

  return (
    <AccountFrame
      title={registerTexts.title}
      lead={registerTexts.lead}
      aside={
        <TypedMandala
          name={name.value}
          birthDate={birthDateProblem(birthDate.value) === null ? isoFromTyped(birthDate.value) : null}
          hint={registerTexts.mandala}
        />
      }
    >
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        {plan ? <NoticeBox tone="info">{registerTexts.plan(registerTexts.plans[plan])}</NoticeBox> : null}
        <TextField
          {...name}
          label={registerTexts.name}
          description={registerTexts.nameHint}
          autoComplete="name"
          maxLength={120}
          required
        />
        <TextField {...email} label={registerTexts.email} type="email" autoComplete="email" required />
        <DateField
          {...birthDate}
          label={registerTexts.birthDate}
          description={registerTexts.birthDateHint}
          autoComplete="bday"
          required
        />
        <PasswordField
          {...password}
          label={registerTexts.password}
          description={registerTexts.passwordHint}
          autoComplete="new-password"
          required
        />
        {password.value ? <StrengthMeter password={password.value} /> : null}
        <RegisterTerms />
        <CheckboxField
          name="acceptTerms"
          checked={terms.field.value}
          onChange={terms.field.onChange}
          onBlur={terms.field.onBlur}
          error={terms.fieldState.error?.message}
          required
        >
          {registerTexts.terms}
        </CheckboxField>
        <div className="-mt-4">
          <CheckboxField name="marketing" checked={marketing} onChange={setMarketing}>
            {registerTexts.marketing}
          </CheckboxField>
        </div>
        {isVisitor && hasWork ? (
          <div className="rounded-lg border border-border bg-surface-secondary px-3.5 py-1.5">
            <CheckboxField name="takeOver" checked={takeOver} onChange={setTakeOver}>
              <span className="block font-semibold">{registerTexts.takeOver}</span>
              <span className="block text-muted">{registerTexts.takeOverHint}</span>
            </CheckboxField>
          </div>
        ) : null}
        <FormFailure message={failure} retryAt={retryAt} />
        <Button type="submit" size="lg" loading={isLoading} loadingLabel={registerTexts.submitting} className="w-full">
          {registerTexts.submit}
        </Button>
      </form>
      <SocialButtons from={pathAfterSignIn(entry)} />
      <p className="mt-5 text-center text-[0.9375rem] text-muted">
        {registerTexts.hasAccount}{' '}
        <Link to={paths.login + entry.search} state={entry.state} className="text-link font-semibold">
          {registerTexts.toLogin}
        </Link>
      </p>
    </AccountFrame>
  );
}
