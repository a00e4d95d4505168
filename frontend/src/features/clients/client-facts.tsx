import type { ClientWire } from '@sefira/contracts/numerology/clients';
import { clientTexts as texts } from '../../texts/professional/clients.ts';

/** Contact, notes and consent. */
export function ClientFacts({ client }: { readonly client: ClientWire }) {
  const { email, phone, notes, consentOn, consentNote } = client;
  return (
    <dl className="card grid gap-5 p-5">
      <div>
        <dt className="eyebrow">{texts.contact}</dt>
        <dd className="mt-1 grid gap-0.5 break-words">
          {email ? (
            <a href={`mailto:${email}`} className="text-link">
              {email}
            </a>
          ) : null}
          {phone ? (
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="text-link tabular-nums">
              {phone}
            </a>
          ) : null}
          {email || phone ? null : <span className="text-muted">{texts.noContact}</span>}
        </dd>
      </div>
      <div>
        <dt className="eyebrow">{texts.notes}</dt>
        <dd className={`mt-1 break-words whitespace-pre-line ${notes ? '' : 'text-muted'}`}>
          {notes || texts.noNotes}
        </dd>
      </div>
      <div>
        <dt className="eyebrow">{texts.consentTitle}</dt>
        <dd className={`mt-1 text-[0.9375rem] ${consentNote && consentOn ? '' : 'text-muted'}`}>
          {consentOn ? (consentNote ? texts.consentHow(consentNote) : texts.consentNoHow) : texts.consentMissing}
        </dd>
      </div>
    </dl>
  );
}
