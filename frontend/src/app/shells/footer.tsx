import { Star, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { NewsletterForm } from '../../shared/content/newsletter-form.tsx';
import { useTrustClaims } from '../../shared/content/site-texts.ts';
import { type Destination, openOnly } from '../../shared/navigation/paths.ts';
import { interfaceTexts } from '../../texts/common/interface.ts';
import { footerColumns, shellTexts } from '../../texts/common/shell.ts';
import { newsletterTexts } from '../../texts/content/newsletter.ts';
import { FooterContact } from './footer-contact.tsx';

const signs = [Star, Users];

/** The footer of every page: link columns (existing pages only), contact, claims. */
export function Footer() {
  const columns = footerColumns
    .map(({ title, links }) => ({ title, links: openOnly<Destination>(links) }))
    .filter(({ links }) => links.length > 0);
  const claims = useTrustClaims();
  return (
    <footer className="mt-8 md:mt-12 border-t border-border bg-surface-secondary/50 text-[0.9375rem]">
      <div className="page grid gap-7 py-5 md:py-12 lg:grid-cols-[1.1fr_2fr] lg:gap-20">
        <div>
          <p className="font-display text-[1.375rem] leading-none">{interfaceTexts.productName}</p>
          <p className="mt-2 max-w-[38ch] text-muted">{shellTexts.tagline}</p>
          <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-2 text-muted max-sm:text-small lg:mt-5 lg:grid">
            {claims.map((claim, index) => {
              const Sign = signs[index] ?? Star;
              return (
                <li key={claim} className="flex items-center gap-2">
                  <Sign aria-hidden="true" className="size-4 text-gold" />
                  {claim}
                </li>
              );
            })}
          </ul>
          <div className="mt-4 max-w-sm lg:mt-6">
            <p className="font-semibold">{newsletterTexts.title}</p>
            <p className="mt-1 mb-2 text-muted max-sm:text-small">{newsletterTexts.lead}</p>
            <NewsletterForm />
          </div>
        </div>
        <div className="grid grid-cols-2 content-start gap-x-5 gap-y-5 sm:grid-cols-3 sm:gap-y-8">
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <p className="font-semibold">{title}</p>
              <ul className="mt-1 grid">
                {links.map(({ label, path }) => (
                  <li key={path}>
                    <Link to={path} className="inline-flex min-h-8 items-center text-muted hover:text-foreground">
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <FooterContact />
        </div>
      </div>
      <div className="page">
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-border py-4 text-fine md:py-6 text-muted">
          <p className="max-w-[70ch]">{shellTexts.disclaimer}</p>
          <p>
            © 2026 {interfaceTexts.productName}. {shellTexts.rights}
          </p>
        </div>
      </div>
    </footer>
  );
}
