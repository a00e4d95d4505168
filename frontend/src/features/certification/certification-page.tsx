import { trainingCourse } from '@sefira/contracts/content/training-course';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';
import {
  certificationEthics,
  certificationSteps,
  certificationTexts as texts,
} from '../../texts/content/company-pages.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { NumberGlyph } from '../../ui/drawings/number-glyph.tsx';
import { NoticeBox } from '../../ui/feedback/notice-box.tsx';

/** /certificacao: the programme, its steps and requirements. */
export function CertificationPage() {
  return (
    <div className="page pt-10 md:pt-14">
      <section className="grid items-center gap-10 md:grid-cols-[1.7fr_1fr]">
        <div>
          <p className="eyebrow">{texts.eyebrow}</p>
          <h1 className="mt-2">{texts.title}</h1>
          <p className="measure mt-4 text-[1.125rem] text-muted">{texts.lead}</p>
          <p className="mt-6">
            <span className="text-h3 font-semibold">{texts.price}</span>{' '}
            <span className="text-small text-muted">{texts.priceNote}</span>
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to={`${paths.payment}?plan=professional`} size="lg">
              {texts.enroll}
            </ButtonLink>
            <ButtonLink to={paths.contact} size="lg" variant="outline">
              {texts.ask}
            </ButtonLink>
            <ButtonLink to={paths.training} size="lg" variant="outline">
              {texts.study}
            </ButtonLink>
          </div>
        </div>
        <NumberGlyph number={22} className="mx-auto max-w-64" />
      </section>
      <section className="section">
        <h2>{texts.modulesTitle}</h2>
        <ol className="mt-6 grid gap-4 md:grid-cols-2">
          {trainingCourse.modules.map(({ title, text }, index) => (
            <li key={title} className="card flex gap-5 p-5">
              <NumberGlyph number={index + 1} className="w-14! shrink-0" />
              <div className="min-w-0 flex-1">
                <h3 className="font-sans text-[1.0625rem] font-semibold">{title}</h3>
                <p className="mt-1 text-[0.9375rem] text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section className="section grid gap-12 lg:grid-cols-2">
        <div>
          <h2>{texts.howTitle}</h2>
          <ol className="mt-5 grid gap-5">
            {certificationSteps.map(({ title, text }) => (
              <li key={title} className="border-s border-gold ps-5">
                <h3 className="font-sans text-[1.0625rem] font-semibold">{title}</h3>
                <p className="text-[0.9375rem] text-muted">{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <div>
          <h2>{texts.ethicsTitle}</h2>
          <ul className="mt-5 grid gap-3">
            {certificationEthics.map((rule) => (
              <li key={rule} className="flex items-start gap-2.5">
                <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-success" />
                {rule}
              </li>
            ))}
          </ul>
          <div className="mt-6">
            <NoticeBox tone="info">{texts.honest}</NoticeBox>
          </div>
          <p className="mt-5">
            <Link to={paths.certificates} className="text-link">
              {texts.verify}
            </Link>
          </p>
        </div>
      </section>
    </div>
  );
}
