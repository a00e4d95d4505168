import { Search } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';
import { shellTexts } from '../../texts/common/shell.ts';
import { buttonClasses } from '../../ui/buttons/button-style.ts';

/** Lazy: loaded at the first keystroke. */
const Suggestions = lazy(async () => ({ default: (await import('./search-suggestions.tsx')).SearchSuggestions }));

/** The search form: blank text is ignored; a submit opens the results, empties and closes the form. */
export function SearchPanel() {
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  // React handles `autoFocus` itself, but the popover needs the attribute: the browser focuses it on opening.
  const takeFocus = (element: HTMLInputElement | null) => {
    field.current = element;
    element?.setAttribute('autofocus', '');
  };
  const close = () => {
    if (field.current) field.current.value = '';
    setTyped('');
    panel.current?.hidePopover();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = field.current?.value.trim();
    if (!text) return;
    close();
    void navigate(`${paths.search}?${new URLSearchParams({ q: text })}`);
  };
  return (
    <div ref={panel} id="search-panel" popover="auto" className="popover-panel w-[26rem] max-w-[calc(100vw-2rem)]">
      <search>
        <form onSubmit={submit} className="flex gap-2">
          <input
            ref={takeFocus}
            type="search"
            name="q"
            maxLength={120}
            autoComplete="off"
            aria-label={shellTexts.searchPlaceholder}
            placeholder={shellTexts.searchPlaceholder}
            onChange={(event) => setTyped(event.target.value)}
            className="input min-w-0 flex-1"
          />
          <button type="submit" aria-label={shellTexts.openSearch} className={`${buttonClasses({})} button--icon-only`}>
            <Search aria-hidden="true" />
          </button>
        </form>
      </search>
      {typed.trim().length > 1 ? (
        <Suspense fallback={null}>
          <Suggestions text={typed.trim()} onPick={close} />
        </Suspense>
      ) : null}
    </div>
  );
}
