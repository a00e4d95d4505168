import { drawGlyph } from '@sefira/drawings/glyph';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';
import { interfaceTexts } from '../../texts/common/interface.ts';
import { Drawing } from '../../ui/drawings/drawing.tsx';

const mark = drawGlyph({ number: 7 });

/** Sign and name of the product, linking to the home page. */
export function BrandLink() {
  return (
    <Link
      to={paths.home}
      className="flex min-h-11 items-center gap-2 rounded-md pe-1 font-display text-[1.375rem] leading-none sm:pe-2"
    >
      <Drawing node={mark} decorative className="w-7! text-accent" />
      <span className="max-[23rem]:sr-only">{interfaceTexts.productName}</span>
    </Link>
  );
}
