import { drawCoverWebs } from '@sefira/drawings/covers/cover-webs';
import { darkPalette, lightPalette } from '@sefira/drawings/palette';
import { drawWeb } from '@sefira/drawings/web';
import { brandTexts as texts } from '../../../texts/professional/report-brand.ts';
import { Drawing } from '../../../ui/drawings/drawing.tsx';
import type { BrandValues } from './brand-form.ts';

const sampleNumber = 7;
const around = [5, 2, 7, 6, 4] as const;
const whole = /^#[0-9a-f]{6}$/i;

/** Preview of the cover and one page, drawn by the code of the PDF. */
export function BrandSheets({ name, contact, accentColor, coverColor, logo }: BrandValues) {
  const background = whole.test(coverColor) ? coverColor : darkPalette.background;
  const accent = whole.test(accentColor) ? accentColor : lightPalette.gold;
  const shownName = name.trim() || texts.namePlaceholder;
  const palette = { ...darkPalette, background: background, surface: background };
  return (
    <section aria-labelledby="sheets-title">
      <h2 id="sheets-title" className="text-h3">
        {texts.sheetTitle}
      </h2>
      <p className="mt-1 text-small text-muted">{texts.sheetHint}</p>
      <div aria-hidden="true" className="mt-5 grid gap-5 sm:grid-cols-2">
        <div className="brand-sheet" style={{ background: background }}>
          <Drawing
            decorative
            className="absolute inset-0 size-full"
            node={drawCoverWebs({ title: '', center: sampleNumber, around }, { palette })}
          />
          <div className="brand-sheet-words">
            <p className="brand-sheet-eyebrow brand-sheet-gold">{texts.sampleKind}</p>
            <p className="brand-sheet-title">{texts.sampleName}</p>
            <p className="brand-sheet-fine">{texts.sampleBorn}</p>
            {logo ? (
              <img src={logo} alt="" className="brand-logo mx-auto mt-3 max-h-7 rounded p-1" />
            ) : (
              <p className="brand-sheet-name">{shownName}</p>
            )}
          </div>
        </div>
        <div className="brand-sheet brand-sheet-paper">
          <p className="brand-sheet-fine">{shownName}</p>
          <p className="brand-sheet-eyebrow mt-5" style={{ color: accent }}>
            {texts.sampleEyebrow}
          </p>
          <p className="brand-sheet-title">{texts.sampleHeading}</p>
          <Drawing
            decorative
            className="mx-auto my-4 w-1/2"
            node={drawWeb({ number: sampleNumber, detail: 'hero' }, { palette: lightPalette })}
          />
          <p className="brand-sheet-text" style={{ borderColor: accent }}>
            {texts.sampleText}
          </p>
          <p className="brand-sheet-foot">
            {contact.trim() ? `${texts.sampleFooter} · ${contact.trim()}` : texts.sampleFooter}
          </p>
        </div>
      </div>
    </section>
  );
}
