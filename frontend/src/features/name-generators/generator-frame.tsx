import type { ReactNode } from 'react';

interface GeneratorFrameProps {
  readonly title: string;
  readonly lead: string;
  readonly form: ReactNode;
  readonly names: ReactNode;
  readonly favourites: ReactNode;
  readonly legend: ReactNode;
}

/** Preferences and favourites left, names and legend right; stacked on a phone. */
export function GeneratorFrame({ title, lead, form, names, favourites, legend }: GeneratorFrameProps) {
  return (
    <div className="page pt-10 md:pt-14">
      <h1>{title}</h1>
      <p className="measure mt-2 text-muted">{lead}</p>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[23rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        {form}
        <div className="grid gap-8 lg:row-span-2">
          {names}
          {legend}
        </div>
        {favourites}
      </div>
    </div>
  );
}
