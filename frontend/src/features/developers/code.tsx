import type { ReactNode } from 'react';

const joint = /[_:/.]/;

/** Code that breaks after its separators, never within a word. */
export function Code({ text }: { readonly text: string }): ReactNode {
  const end = text.search(joint) + 1;
  if (end === 0 || end === text.length) return text;
  return (
    <>
      {text.slice(0, end)}
      <wbr />
      <Code text={text.slice(end)} />
    </>
  );
}
