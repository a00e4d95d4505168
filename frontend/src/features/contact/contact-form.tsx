import { zodResolver } from '@hookform/resolvers/zod';
import { contactTopics, sendContact } from '@sefira/contracts/content/site';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { type PublicAnswer, sendPublic } from '../../shared/content/send-public.ts';
import { SentCard } from '../../shared/content/sent-card.tsx';
import { contactTopicTexts, contactTexts as texts } from '../../texts/content/content.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FormFailure } from '../../ui/feedback/form-failure.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useField } from '../../ui/fields/use-field.ts';

const form = z.object({
  name: z.string().check(z.trim(), z.minLength(1, texts.nameRequired), z.maxLength(120)),
  email: z.string().check(z.trim(), z.email(texts.emailInvalid)),
  topic: z.enum(contactTopics),
  message: z.string().check(z.trim(), z.minLength(10, texts.messageShort), z.maxLength(4000)),
  website: z.string(),
});

const options = contactTopics.map((value) => ({ value, label: contactTopicTexts[value] }));

/** The form; a success replaces it by the server's message. */
export function ContactForm() {
  const [answer, setAnswer] = useState<PublicAnswer | null>(null);
  const { control, handleSubmit, register, reset, setError, formState } = useForm<z.infer<typeof form>>({
    resolver: zodResolver(form),
    defaultValues: { name: '', email: '', topic: 'question', message: '', website: '' },
  });
  const name = useField(control, 'name');
  const email = useField(control, 'email');
  const topic = useController({ control, name: 'topic' });
  const message = useController({ control, name: 'message' });

  const submit = handleSubmit(async (values) => {
    const sent = await sendPublic(sendContact, values);
    for (const { path, message: problem } of sent.issues) {
      if (path === 'name' || path === 'email' || path === 'message') setError(path, { message: problem });
    }
    setAnswer(sent);
    if (sent.ok) reset();
  });

  if (answer?.ok)
    return <SentCard title={texts.sentTitle} message={answer.message} onAnother={() => setAnswer(null)} />;
  return (
    <form
      noValidate
      className="card grid gap-5 p-5 md:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField {...name} label={texts.name} autoComplete="name" maxLength={120} required />
      <TextField {...email} label={texts.email} type="email" autoComplete="email" inputMode="email" required />
      <SelectField label={texts.topic} value={topic.field.value} options={options} onChange={topic.field.onChange} />
      <TextAreaField
        label={texts.message}
        name="message"
        rows={7}
        maxLength={4000}
        required
        value={message.field.value}
        onChange={message.field.onChange}
        onBlur={message.field.onBlur}
        error={message.fieldState.error?.message}
      />
      <input
        type="text"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        className="hidden"
        {...register('website')}
      />
      <FormFailure message={answer?.message} retryAt={answer?.retryAt} />
      <Button type="submit" size="lg" loading={formState.isSubmitting} loadingLabel={texts.sending}>
        {texts.submit}
      </Button>
    </form>
  );
}
