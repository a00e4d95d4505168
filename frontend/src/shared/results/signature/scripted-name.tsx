import greatVibes from '@fontsource/great-vibes/files/great-vibes-latin-400-normal.woff2';
import sacramento from '@fontsource/sacramento/files/sacramento-latin-400-normal.woff2';
import type { ScriptTypeface } from '@sefira/contracts/numerology/signature/signature-input';
import { useEffect } from 'react';

interface ScriptedNameProps {
  readonly name: string;
  readonly typeface: ScriptTypeface;
}

const scripts: Readonly<Record<ScriptTypeface, { readonly family: string; readonly file: string }>> = {
  'great-vibes': { family: 'Great Vibes', file: greatVibes },
  sacramento: { family: 'Sacramento', file: sacramento },
};
const loaded = new Set<ScriptTypeface>();

/** A name as a signature in script; the typeface is loaded with the first name set in it. */
export function ScriptedName({ name, typeface }: ScriptedNameProps) {
  const { family, file } = scripts[typeface];
  useEffect(() => {
    if (loaded.has(typeface)) return;
    loaded.add(typeface);
    const face = new FontFace(family, `url(${file})`);
    document.fonts.add(face);
    // Without the file the name stands in the browser's own script.
    face.load().catch(() => loaded.delete(typeface));
  }, [typeface, family, file]);
  return (
    <p
      className="leading-snug [overflow-wrap:anywhere]"
      style={{ fontFamily: `"${family}", cursive`, fontSize: 'clamp(2rem, 1.2rem + 4vw, 3.5rem)' }}
    >
      {name}
    </p>
  );
}
