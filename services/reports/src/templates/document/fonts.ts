import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Face {
  readonly family: string;
  readonly weight: number;
  readonly file: string;
  /** Only characters in this range make the face load. */
  readonly range: string;
}

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXTENDED =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

const faces: readonly Face[] = [
  ...facesOf('Marcellus', 'marcellus', 400),
  // Static cuts: Chromium embeds a variable typeface as bitmap-like Type 3 fonts, one for each use.
  ...facesOf('Figtree', 'figtree', 400),
  ...facesOf('Figtree', 'figtree', 600),
];

/** Emoji in one colour, as the typefaces are; half a megabyte, so only where a name has some. */
const emoji: Face = {
  family: 'Noto Emoji',
  weight: 400,
  file: '@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff2',
  range: 'U+200D,U+20E3,U+2190-2BFF,U+3030,U+303D,U+3297,U+3299,U+FE0F,U+1F000-1FAFF,U+E0020-E007F',
};

/** The scripts of signatures, each only where a document has it, by the class of the text. */
const scripts = [
  { className: 'signature', face: scriptFace('Great Vibes', 'great-vibes') },
  { className: 'signature-sacramento', face: scriptFace('Sacramento', 'sacramento') },
] as const;

/** The typefaces of every document as `@font-face` rules with data: addresses; the files are read once, at the start. */
export const writingFaces = faces.map(fontFace).join('');

const pictures = fontFace(emoji);

const loadedScripts = new Map<string, string>();

/** The typeface of emoji where a text has some. */
export function pictureFacesFor(text: string): string {
  return /[\u2190-\u2BFF\u{1F000}-\u{1FAFF}]/u.test(text) ? pictures : '';
}

/** The typefaces of signatures where the markup has some. */
export function signatureFacesFor(markup: string): string {
  return scripts
    .filter(({ className }) => markup.includes(`class="${className}"`))
    .map(({ className, face }) => {
      const loaded = loadedScripts.get(className) ?? fontFace(face);
      loadedScripts.set(className, loaded);
      return loaded;
    })
    .join('');
}

function scriptFace(family: string, packageName: string): Face {
  const file = `@fontsource/${packageName}/files/${packageName}-latin-400-normal.woff2`;
  return { family, weight: 400, file, range: LATIN };
}

function facesOf(family: string, packageName: string, weight: number): readonly Face[] {
  const file = (subset: string): string =>
    `@fontsource/${packageName}/files/${packageName}-${subset}-${weight}-normal.woff2`;
  return [
    { family, weight, file: file('latin'), range: LATIN },
    { family, weight, file: file('latin-ext'), range: LATIN_EXTENDED },
  ];
}

function fontFace({ family, weight, file, range }: Face): string {
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(file)));
  return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${bytes.toString('base64')}) format("woff2");unicode-range:${range}}`;
}
