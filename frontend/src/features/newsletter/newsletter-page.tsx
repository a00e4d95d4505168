import { confirmNewsletter, unsubscribeNewsletter } from '@sefira/contracts/content/site';
import { refuseMail } from '@sefira/contracts/user/mail-permits';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NewsletterForm } from '../../shared/content/newsletter-form.tsx';
import { type PublicAnswer, sendPublic } from '../../shared/content/send-public.ts';
import { newsletterTexts as texts } from '../../texts/content/newsletter.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { NumberGlyph } from '../../ui/drawings/number-glyph.tsx';
import { NoticeBox } from '../../ui/feedback/notice-box.tsx';
import { useHydrated } from '../../ui/layout/use-hydrated.ts';

const acts = {
  confirmar: {
    title: texts.confirmTitle,
    lead: texts.confirmLead,
    action: texts.confirm,
    send: (token: string) => sendPublic(confirmNewsletter, { token }),
  },
  sair: {
    title: texts.leaveTitle,
    lead: texts.leaveLead,
    action: texts.leave,
    send: (token: string) =>
      sendPublic(unsubscribeNewsletter, {}, unsubscribeNewsletter.path.replace(':token', encodeURIComponent(token))),
  },
  parar: {
    title: texts.refuseTitle,
    lead: texts.refuseLead,
    action: texts.refuse,
    send: (token: string) => sendPublic(refuseMail, {}, refuseMail.path.replace(':token', encodeURIComponent(token))),
  },
} as const;

/**
 * /newsletter: subscribes; with a mail's link confirms, unsubscribes, or blocks mails sent by other people. The token
 * never reaches a server's log.
 */
export function NewsletterPage() {
  const { hash: browserHash } = useLocation();
  const hash = useHydrated() ? browserHash : '';
  const [, name = '', token = ''] = /^#(confirmar|sair|parar)=(.+)$/.exec(hash) ?? [];
  const act = name === 'confirmar' || name === 'sair' || name === 'parar' ? acts[name] : null;
  return (
    <div className="page pt-10 md:pt-16">
      <div className="card mx-auto grid max-w-[34rem] grid-cols-[minmax(0,1fr)] gap-5 p-6 md:p-8">
        <NumberGlyph number={11} className="w-16!" />
        <div>
          <h1 className="text-h2">{act?.title ?? texts.pageTitle}</h1>
          <p className="mt-2 text-muted">{act?.lead ?? texts.lead}</p>
        </div>
        {act ? <Act label={act.action} send={() => act.send(token)} /> : <NewsletterForm />}
      </div>
    </div>
  );
}

function Act({ label, send }: { readonly label: string; readonly send: () => Promise<PublicAnswer> }) {
  const [answer, setAnswer] = useState<PublicAnswer | null>(null);
  const [loading, setLoading] = useState(false);
  const press = async () => {
    setLoading(true);
    setAnswer(await send());
    setLoading(false);
  };
  if (answer) return <NoticeBox tone={answer.ok ? 'success' : 'danger'}>{answer.message}</NoticeBox>;
  return (
    <Button size="lg" loading={loading} onPress={() => void press()}>
      {label}
    </Button>
  );
}
