import { type FormEvent, lazy, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';
import { homeTexts } from '../../texts/content/home.ts';
import { buttonClasses } from '../../ui/buttons/button-style.ts';
import { Mandala } from '../../ui/drawings/mandala.tsx';
import { exampleMap } from './example-map.ts';
import { PortraitFrame } from './portrait-frame.tsx';

const loadNamePortrait = () => import('./name-portrait.tsx');
const NamePortrait = lazy(async () => ({ default: (await loadNamePortrait()).NamePortrait }));

/** The first screen: title, a name field, and the mandala of the name as it is typed. */
export function Hero() {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const drawnName = useDeferredValue(name);

  // A name may be typed before hydration.
  useEffect(() => setName(field.current?.value ?? ''), []);

  /** The name goes to the analysis in the history state, never in the address. */
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(paths.personalAnalysis, { state: { name: name.trim() } });
  };
  return (
    <section className="grid grid-cols-[8.5rem_minmax(0,1fr)] items-start gap-x-5 pt-4 sm:grid-cols-[12rem_minmax(0,1fr)] md:pt-16 lg:grid-cols-[1.1fr_1fr] lg:grid-rows-[auto_auto_1fr] lg:gap-x-14">
      <div className="max-lg:col-span-2">
        <p className="eyebrow">{homeTexts.eyebrow}</p>
        <h1 className="mt-3 text-display leading-[1.05] md:mt-4">{homeTexts.title}</h1>
        <p className="mt-4 max-w-[52ch] text-muted md:mt-6 md:text-[1.125rem]">{homeTexts.lead}</p>
      </div>
      <form onSubmit={submit} className="mt-5 grid gap-1.5 max-lg:col-span-2 md:mt-8 lg:max-w-[34rem]">
        <label htmlFor="hero-name" className="label">
          {homeTexts.field}
        </label>
        <div className="flex flex-wrap gap-2.5">
          <input
            ref={field}
            id="hero-name"
            name="name"
            autoComplete="name"
            maxLength={120}
            placeholder={homeTexts.placeholder}
            onFocus={() => void loadNamePortrait()}
            onInput={(event) => setName(event.currentTarget.value)}
            className="input h-12 min-w-0 flex-[1_1_16rem]"
          />
          <button type="submit" className={`${buttonClasses({ size: 'lg' })} max-sm:w-full`}>
            {homeTexts.submit}
          </button>
        </div>
      </form>
      <Suspense fallback={example}>
        {drawnName === '' ? example : <NamePortrait name={drawnName} example={example} />}
      </Suspense>
    </section>
  );
}

/** Clara's mandala and the promises, until a name is typed. */
const example = (
  <PortraitFrame mandala={<Mandala {...exampleMap} />} caption={homeTexts.mandalaCaption}>
    <ul className="grid gap-x-3 gap-y-1 text-small text-muted lg:flex lg:flex-wrap">
      {homeTexts.promises.map((promise, index) => (
        <li key={promise} className="flex gap-3">
          {index > 0 ? (
            <span aria-hidden="true" className="max-lg:hidden">
              ·
            </span>
          ) : null}
          {promise}
        </li>
      ))}
    </ul>
    <Link to={paths.about} className="text-link mt-1 inline-flex min-h-11 items-center text-[0.9375rem]">
      {homeTexts.learn}
    </Link>
  </PortraitFrame>
);
