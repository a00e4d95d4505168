import { Mail, MapPin, Phone, Star, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePublicConfiguration } from '../api/known-configuration.ts';
import { NewsletterForm } from '../content/newsletter-form.tsx';
import { type Destination, openOnly } from '../paths.ts';
import { interfaceTexts } from '../texts/interface.ts';
import { newsletterTexts } from '../texts/newsletter.ts';
import { footerColumns, shellTexts, socialLinks } from '../texts/shell.ts';

/** The foot of every page: link columns (those that lead somewhere), contact, the static claims. */
export function Footer() {
  const columns = footerColumns
    .map(({ title, links }) => ({ title, links: openOnly<Destination>(links) }))
    .filter(({ links }) => links.length > 0);
  const contactMail = usePublicConfiguration()?.supportEmail ?? shellTexts.contactMail;
  return (
    <footer className="mt-24 border-t border-border bg-surface-secondary/50 text-[0.9375rem]">
      <div className="page grid gap-10 py-12 md:grid-cols-[1.4fr_2fr]">
        <div>
          <p className="font-display text-[1.375rem] leading-none">{interfaceTexts.productName}</p>
          <p className="mt-3 max-w-[38ch] text-muted">{shellTexts.tagline}</p>
          <ul className="mt-5 grid gap-2 text-muted">
            <li className="flex items-center gap-2">
              <Star aria-hidden="true" className="size-4 text-gold" />
              {shellTexts.rating}
            </li>
            <li className="flex items-center gap-2">
              <Users aria-hidden="true" className="size-4 text-gold" />
              {shellTexts.users}
            </li>
          </ul>
          <div className="mt-6 max-w-sm">
            <p className="font-semibold">{newsletterTexts.title}</p>
            <p className="mt-1 mb-3 text-muted">{newsletterTexts.lead}</p>
            <NewsletterForm />
          </div>
          <p className="mt-6 font-semibold">{shellTexts.contactTitle}</p>
          <ul className="mt-2 grid text-muted">
            <li>
              <a
                href={`mailto:${contactMail}`}
                className="inline-flex min-h-9 items-center gap-2 hover:text-foreground"
              >
                <Mail aria-hidden="true" className="size-4" />
                {contactMail}
              </a>
            </li>
            <li>
              <a
                href={`tel:${shellTexts.contactPhone.replaceAll(' ', '')}`}
                className="inline-flex min-h-9 items-center gap-2 hover:text-foreground"
              >
                <Phone aria-hidden="true" className="size-4" />
                {shellTexts.contactPhone}
              </a>
            </li>
            <li className="inline-flex min-h-9 items-center gap-2">
              <MapPin aria-hidden="true" className="size-4" />
              {shellTexts.contactPlace}
            </li>
          </ul>
          <ul aria-label={shellTexts.socialTitle} className="mt-3 flex flex-wrap gap-x-5 text-muted">
            {socialLinks.map(({ label, address }) => (
              <li key={label}>
                <a
                  href={address}
                  target="_blank"
                  rel="noreferrer"
                  className="inline-flex min-h-9 items-center hover:text-foreground"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-wrap justify-between gap-x-5 gap-y-8">
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <p className="font-semibold">{title}</p>
              <ul className="mt-2 grid">
                {links.map(({ label, path }) => (
                  <li key={path}>
                    <Link to={path} className="inline-flex min-h-9 items-center text-muted hover:text-foreground">
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      <div className="page">
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-border py-6 text-fine text-muted">
          <p className="max-w-[70ch]">{shellTexts.disclaimer}</p>
          <p>
            © 2026 {interfaceTexts.productName}. {shellTexts.rights}
          </p>
        </div>
      </div>
    </footer>
  );
}
