import { X } from 'lucide-react';
import { generatorTexts as texts } from '../../texts/analyses/generators.ts';
import { numberHue } from '../../ui/drawings/number-hue.ts';
import type { Favourites } from './use-favourites.ts';

/** The favourite names; each can be removed. */
export function FavouritesPanel({ favourites }: { readonly favourites: Favourites }) {
  const { names, toggle, isLocal } = favourites;
  return (
    <section className="card p-5 md:p-6">
      <h2 className="text-h3">{texts.favourites}</h2>
      {names.length === 0 ? (
        <p className="mt-2 text-[0.9375rem] text-muted">{texts.noFavourites}</p>
      ) : (
        <ul className="mt-3 grid">
          {names.map(({ id, name, number, note }) => (
            <li key={id} className="flex items-center gap-3 border-t border-border py-2 first:border-0">
              <span className="numeral w-8 text-h3" style={numberHue(number)}>
                {number}
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{name}</span>
                {note ? <span className="block text-fine text-muted">{note}</span> : null}
              </span>
              <button
                type="button"
                aria-label={texts.unfavourite(name)}
                onClick={() => toggle({ name, number, note })}
                className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-lg text-muted hover:bg-default hover:text-foreground"
              >
                <X aria-hidden="true" className="size-4.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isLocal && names.length > 0 ? <p className="mt-3 text-fine text-muted">{texts.guestFavourites}</p> : null}
    </section>
  );
}
