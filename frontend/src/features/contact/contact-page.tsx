import { LifeBuoy, Mail, MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useIncludes } from '../../shared/billing/use-includes.ts';
import { useContactMail } from '../../shared/content/site-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { shellTexts } from '../../texts/common/shell.ts';
import { helpTexts, contactTexts as texts } from '../../texts/content/content.ts';
import { ContactForm } from './contact-form.tsx';

/** /contact: the form and other contacts. */
export function ContactPage() {
  const mail = useContactMail();
  const hasPriority = useIncludes('priority_support');
  const links = [
    { path: paths.help, label: helpTexts.title },
    { path: paths.faq, label: helpTexts.faq },
    { path: paths.tutorials, label: helpTexts.tutorials },
  ];
  return (
    <div className="page pt-10 md:pt-14">
      <h1>{texts.title}</h1>
      <p className="measure mt-2 text-muted">{texts.lead}</p>
      {hasPriority ? <p className="measure mt-2 font-semibold">{texts.priority}</p> : null}
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
        <ContactForm />
        <div className="grid gap-6">
          <section className="card p-5 md:p-6">
            <h2 className="text-h3">{texts.beforeTitle}</h2>
            <ul className="mt-3 grid">
              {links.map(({ path, label }) => (
                <li key={path}>
                  <Link to={path} className="text-link inline-flex min-h-11 items-center">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
          <ul className="grid gap-2 text-muted">
            <li>
              <a href={`mailto:${mail}`} className="text-link inline-flex min-h-11 items-center gap-2">
                <Mail aria-hidden="true" className="size-4" />
                {mail}
              </a>
            </li>
            <li className="inline-flex min-h-11 items-center gap-2">
              <MapPin aria-hidden="true" className="size-4" />
              {shellTexts.contactPlace}
            </li>
          </ul>
          <section className="border-s border-gold ps-5">
            <h2 className="flex items-center gap-2 text-h3">
              <LifeBuoy aria-hidden="true" className="size-5 text-gold" />
              {texts.urgentTitle}
            </h2>
            <p className="mt-2 text-muted">{texts.urgent}</p>
          </section>
        </div>
      </div>
    </div>
  );
}
