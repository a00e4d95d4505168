import { Mail, MapPin, Phone } from 'lucide-react';
import { useConfigured, usePublicConfiguration } from '../../api/endpoints/configuration-store.ts';
import { useContactMail } from '../../shared/content/site-texts.ts';
import { shellTexts, socialLinks } from '../../texts/common/shell.ts';

const line = 'inline-flex min-h-8 items-center gap-2';

/** Further contacts. Telephone and networks are shown once an administrator has configured them. */
export function FooterContact() {
  const hasChannels = useConfigured((known) => known?.hasChannels ?? false);
  const mail = useContactMail();
  return (
    <div>
      <p className="font-semibold">{shellTexts.contactTitle}</p>
      <ul className="mt-1 grid text-muted">
        <li className="min-w-0">
          <a href={`mailto:${mail}`} className={`${line} max-w-full hover:text-foreground`}>
            <Mail aria-hidden="true" className="size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{mail}</span>
          </a>
        </li>
        <li className={line}>
          <MapPin aria-hidden="true" className="size-4 shrink-0" />
          {shellTexts.contactPlace}
        </li>
        {hasChannels ? <Telephone /> : null}
      </ul>
      {hasChannels ? <Networks /> : null}
    </div>
  );
}

function Telephone() {
  const phone = usePublicConfiguration()?.texts.support_phone;
  if (!phone) return null;
  return (
    <li>
      <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={`${line} hover:text-foreground`}>
        <Phone aria-hidden="true" className="size-4 shrink-0" />
        {phone}
      </a>
    </li>
  );
}

function Networks() {
  const texts = usePublicConfiguration()?.texts ?? {};
  const networks = socialLinks.flatMap(({ key, label }) => {
    const address = texts[key];
    return address ? [{ label, address }] : [];
  });
  if (networks.length === 0) return null;
  return (
    <ul aria-label={shellTexts.socialTitle} className="mt-1 flex flex-wrap gap-x-5 text-muted">
      {networks.map(({ label, address }) => (
        <li key={label}>
          <a href={address} target="_blank" rel="noreferrer" className={`${line} hover:text-foreground`}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
