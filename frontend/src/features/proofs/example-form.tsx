import { zodResolver } from '@hookform/resolvers/zod';
import { sendContact } from '@sefira/contracts/content/site';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { type PublicAnswer, sendPublic } from '../../shared/content/send-public.ts';
import { SentCard } from '../../shared/content/sent-card.tsx';
import { contactTexts } from '../../texts/content/content.ts';
import { proofTexts as texts } from '../../texts/content/proofs.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FormFailure } from '../../ui/feedback/form-failure.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useField } from '../../ui/fields/use-field.ts';

const filled = z.string().check(z.trim(), z.minLength(1, texts.required), z.maxLength(500));

const form = z.object({
  name: z.string().check(z.trim(), z.minLength(1, contactTexts.nameRequired), z.maxLength(120)),
  email: z.string().check(z.trim(), z.email(contactTexts.emailInvalid)),
  source: filled,
  person: filled,
  result: filled,
  website: z.string(),
});

const empty = { name: '', email: '', source: '', person: '', result: '', website: '' };

/** Sends a published example to the support messages, under their own topic. */
export function ExampleForm() {
  const [answer, setAnswer] = useState<PublicAnswer | null>(null);
  const { control, handleSubmit, register, reset, setError, formState } = useForm<z.infer<typeof form>>({
    resolver: zodResolver(form),
    defaultValues: empty,
  });
  const source = useField(control, 'source');
  const person = useField(control, 'person');
  const result = useField(control, 'result');
  const name = useField(control, 'name');
  const email = useField(control, 'email');

  const submit = handleSubmit(async ({ source, person, result, ...sender }) => {
    const message = texts.message(source, person, result);
    const sent = await sendPublic(sendContact, { ...sender, topic: 'example', message });
    for (const { path, message: problem } of sent.issues) {
      if (path === 'name' || path === 'email') setError(path, { message: problem });
    }
    setAnswer(sent);
    if (sent.ok) reset(empty);
  });

  if (answer?.ok) return <SentCard message={answer.message} onAnother={() => setAnswer(null)} />;
  return (
    <form
      noValidate
      className="card grid gap-5 p-5 md:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField {...source} label={texts.source} description={texts.sourceHint} maxLength={500} required />
      <TextField {...person} label={texts.person} description={texts.personHint} maxLength={500} required />
      <TextField {...result} label={texts.result} description={texts.resultHint} maxLength={500} required />
      <TextField {...name} label={contactTexts.name} autoComplete="name" maxLength={120} required />
      <TextField {...email} label={contactTexts.email} type="email" autoComplete="email" inputMode="email" required />
      <input
        type="text"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        className="hidden"
        {...register('website')}
      />
      <FormFailure message={answer?.message} retryAt={answer?.retryAt} />
      <Button type="submit" size="lg" loading={formState.isSubmitting} loadingLabel={contactTexts.sending}>
        {texts.submit}
      </Button>
    </form>
  );
}
