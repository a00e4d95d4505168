import type { ReactNode } from 'react';

interface PortraitFrameProps {
  readonly mandala: ReactNode;
  readonly caption: string;
  readonly children: ReactNode;
}

/** Two cells of the hero's grid: a mandala with its caption, and what stands under the name field. */
export function PortraitFrame({ mandala, caption, children }: PortraitFrameProps) {
  return (
    <>
      <figure className="mt-5 w-full lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:mt-0 lg:max-w-[27rem] lg:justify-self-center">
        {mandala}
        <figcaption className="mt-4 text-center text-balance text-small text-muted max-lg:sr-only">
          {caption}
        </figcaption>
      </figure>
      <div className="mt-5 lg:min-h-40">{children}</div>
    </>
  );
}
