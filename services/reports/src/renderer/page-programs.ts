import type { PrintPage } from './print-page.ts';

/** Laid out for print only: a layout for the screen would cost the same again. */
const unseen = '@media screen{body{display:none}}';

/** Puts a document into the page and waits for its typefaces and pictures, which are data: addresses. */
const fill = `async ({ title, style, content }) => {
  document.title = title;
  const own = document.createElement('style');
  own.id = 'sefira-own';
  own.textContent = style;
  document.head.append(own);
  document.body.innerHTML = content;
  await Promise.all([
    ...Array.from(document.fonts, (face) => face.load().catch(() => 0)),
    ...Array.from(document.images, (image) => image.decode().catch(() => 0)),
  ]);
}`;

export function fillPage({ title, style, content }: Omit<PrintPage, 'frame'>): string {
  return `(${fill})(${JSON.stringify({ title, style: unseen + style, content })})`;
}

/**
 * Empties the page. True when it is the page that was filled and its content was inert: a page is discarded with a document
 * that escaped its text (a frame, a redirection, a style).
 */
export const clearPage = `(() => {
  const own = document.getElementById('sefira-own');
  const isOurs = own !== null && own.parentNode === document.head && location.href === 'about:blank';
  const active = 'iframe,frame,frameset,object,embed,portal,meta,link,base,script,style,form,audio,video,template,dialog';
  const isInert = document.body?.querySelector(active) === null && window.length === 0;
  if (!isOurs || !isInert) return false;
  own.remove();
  document.title = '';
  document.body.replaceChildren();
  return document.documentElement.children.length === 2;
})()`;
