import { drawMandala, type MandalaInput } from '@sefira/drawings/mandala';
import { darkPalette, hueOf, lightPalette } from '@sefira/drawings/palette';
import { serialize } from '@sefira/drawings/serialize';
import { mandalaPictureTexts as texts } from '../../../texts/analyses/mandala-picture.ts';

const width = 1080;
const height = 1350;
const side = 920;
const center = { x: width / 2, y: 560 };

/** The mandala with its name as a PNG for sharing, in the colours of the current theme. */
export async function mandalaPicture(input: MandalaInput & { readonly name: string }): Promise<Blob> {
  const palette = document.documentElement.dataset.theme === 'dark' ? darkPalette : lightPalette;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser draws no canvas');
  const style = getComputedStyle(document.documentElement);
  pen.fillStyle = style.getPropertyValue('--background');
  pen.fillRect(0, 0, width, height);
  // A picture in a picture loads no font: the numeral is written onto the canvas.
  const web = await pictureOf(serialize(drawMandala({ ...input, destiny: null }, { palette })));
  pen.drawImage(web, center.x - side / 2, center.y - side / 2, side, side);
  const display = style.getPropertyValue('--font-display');
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  if (input.destiny !== null) {
    pen.fillStyle = hueOf(input.destiny, palette);
    pen.font = `120px ${style.getPropertyValue('--font-numeral')}`;
    pen.fillText(String(input.destiny), center.x, center.y + 6);
  }
  pen.fillStyle = style.getPropertyValue('--foreground');
  pen.font = `64px ${display}`;
  pen.fillText(input.name, center.x, 1130, width - 120);
  pen.fillStyle = style.getPropertyValue('--muted');
  pen.font = `30px ${style.getPropertyValue('--font-sans')}`;
  pen.fillText(texts.numbers(input), center.x, 1205, width - 120);
  pen.fillText(texts.source, center.x, 1290);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture'))), 'image/png');
  });
}

async function pictureOf(svg: string): Promise<HTMLImageElement> {
  // Without a size of its own, Firefox draws nothing.
  const sized = svg.replace('<svg ', `<svg width="${side}" height="${side}" `);
  const address = URL.createObjectURL(new Blob([sized], { type: 'image/svg+xml' }));
  const picture = new Image(side, side);
  picture.src = address;
  await picture.decode();
  URL.revokeObjectURL(address);
  return picture;
}
