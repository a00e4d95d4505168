import { toneOf } from '@sefira/drawings/colour-tones';

/** A colour beside its name; "cores claras" have no single tone. */
export function ColourChip({ name }: { readonly name: string }) {
  const tone = toneOf(name);
  return (
    <span className="inline-flex items-center gap-2 rounded-full border border-border py-1 ps-2 pe-3.5 text-small">
      {tone ? (
        <span
          aria-hidden="true"
          className="size-5 shrink-0 rounded-full border border-field-border"
          style={{ background: tone }}
        />
      ) : (
        <span aria-hidden="true" className="w-1" />
      )}
      {name}
    </span>
  );
}
