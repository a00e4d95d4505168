import { type FormEvent, useState, useTransition } from 'react';
import { shellTexts } from '../../texts/common/shell.ts';
import { newsletterTexts as texts } from '../../texts/content/newsletter.ts';
import { buttonClasses } from '../../ui/buttons/button-style.ts';

/** E-mail and a button; the code of the call is lazy. */
export function NewsletterForm() {
  const [outcome, setOutcome] = useState<{ readonly ok: boolean; readonly message: string }>();
  const [isSending, send] = useTransition();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const values = new FormData(event.currentTarget);
    const failed = () => ({ ok: false, message: shellTexts.offline });
    send(() => import('./subscribe.ts').then(({ subscribe }) => subscribe(values), failed).then(setOutcome));
  };
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-2">
      <div className="flex gap-2">
        <input
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          aria-label={texts.email}
          placeholder={texts.email}
          className="input min-w-0 flex-1"
        />
        <input type="text" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" className="hidden" />
        <button type="submit" className={buttonClasses({})}>
          {texts.submit}
        </button>
      </div>
      <p role="status" className={`text-fine ${outcome?.ok === false ? 'text-danger' : 'text-muted'}`}>
        {outcome?.message}
      </p>
    </form>
  );
}
