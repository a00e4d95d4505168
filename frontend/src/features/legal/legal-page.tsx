import { Mail } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSiteText } from '../../shared/content/site-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { cookies, type LegalDocument, legalTexts, officer, privacy, terms } from '../../texts/content/legal.ts';

const documents = [
  { path: paths.terms, document: terms },
  { path: paths.privacy, document: privacy },
  { path: paths.cookies, document: cookies },
] as const;

/** A legal text with contents, parts, contact and links to the others. */
export function LegalPage({ document }: { readonly document: LegalDocument }) {
  const { title, lead, sections } = document;
  const officerMail = useSiteText('privacy_email', officer.mail);
  return (
    <div className="page pt-10 md:pt-14">
      <p className="eyebrow">{legalTexts.updated}</p>
      <h1 className="mt-2">{title}</h1>
      <p className="measure mt-3 text-muted">{lead}</p>
      <div className="mt-10 grid items-start gap-10 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16">
        <nav aria-label={legalTexts.contents} className="lg:sticky lg:top-24">
          <p className="font-semibold">{legalTexts.contents}</p>
          <ol className="mt-2 grid border-s border-border">
            {sections.map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="-ms-px flex min-h-9 items-center border-s border-transparent ps-4 text-[0.9375rem] text-muted hover:border-accent hover:text-foreground"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="measure grid gap-10">
          {sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-titulo`} className="scroll-mt-24">
              <h2 id={`${section.id}-titulo`}>{section.title}</h2>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-3">
                  {paragraph}
                </p>
              ))}
              {section.points ? (
                <ul className="mt-3 grid list-disc gap-2 ps-5 marker:text-gold">
                  {section.points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              ) : null}
            </section>
          ))}
          <section aria-labelledby="encarregado" className="card p-5 md:p-6">
            <h2 id="encarregado" className="text-h3">
              {legalTexts.officerTitle}
            </h2>
            <p className="mt-1 text-muted">{legalTexts.officerLead}</p>
            <p className="mt-3 text-small text-muted">{officer.role}</p>
            <a
              href={`mailto:${officerMail}`}
              className="text-link inline-flex min-h-11 items-center gap-2 font-semibold"
            >
              <Mail aria-hidden="true" className="size-4" />
              {officerMail}
            </a>
          </section>
          <nav aria-label={legalTexts.others} className="flex flex-wrap gap-x-6 gap-y-1 border-t border-border pt-5">
            {documents
              .filter((other) => other.document !== document)
              .map(({ path, document: other }) => (
                <Link key={path} to={path} className="text-link inline-flex min-h-9 items-center">
                  {other.title}
                </Link>
              ))}
          </nav>
        </div>
      </div>
    </div>
  );
}
