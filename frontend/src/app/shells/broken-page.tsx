import { brokenPageTexts } from '../../texts/common/broken-page.ts';
import { buttonClasses } from '../../ui/buttons/button-style.ts';

/** Replaces a page that threw an error, instead of a blank screen. */
export function BrokenPage() {
  return (
    <div className="page grid justify-items-center gap-5 py-24 text-center">
      <h1>{brokenPageTexts.title}</h1>
      <p className="max-w-[48ch] text-muted">{brokenPageTexts.hint}</p>
      <button type="button" onClick={() => location.reload()} className={buttonClasses({})}>
        {brokenPageTexts.reload}
      </button>
    </div>
  );
}
