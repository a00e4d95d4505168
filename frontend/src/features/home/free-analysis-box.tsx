import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';
import { homeTexts } from '../../texts/content/home.ts';
import { buttonClasses } from '../../ui/buttons/button-style.ts';

/** Passes the name to the analysis in the history state, never in the address. */
export function FreeAnalysisBox() {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    void navigate(paths.personalAnalysis, { state: { name } });
  };
  return (
    <section className="section">
      <div className="card grid items-center gap-8 p-6 md:grid-cols-2 md:p-12">
        <div>
          <h2>{homeTexts.box.title}</h2>
          <p className="mt-3 max-w-[48ch] text-muted">{homeTexts.box.lead}</p>
        </div>
        <form onSubmit={submit} className="grid gap-1.5">
          <label htmlFor="free-name" className="label">
            {homeTexts.box.field}
          </label>
          <div className="flex flex-wrap gap-3">
            <input
              id="free-name"
              name="name"
              autoComplete="name"
              maxLength={120}
              placeholder={homeTexts.box.placeholder}
              className="input h-12 min-w-0 flex-[1_1_14rem]"
            />
            <button type="submit" className={buttonClasses({ size: 'lg' })}>
              {homeTexts.box.submit}
            </button>
          </div>
        </form>
      </div>
    </section>
  );
}
