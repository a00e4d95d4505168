import type { ArticleKind } from '@sefira/contracts/content/article';
import { interfaceTexts } from '../../texts/common/interface.ts';

/** What a route says of its page, for the tab, for search engines and for the prerendering. */
export interface PageHandle {
  readonly title: string;
  readonly description: string;
  /** The page is the same for everybody and is written at build time. */
  readonly prerendered?: true;
  /** The page shows an article of this kind: one page for each, with its own title. */
  readonly articles?: ArticleKind;
  /** Said to a visitor whom the guard leads from here to the login. */
  readonly signInNotice?: string;
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle && 'description' in handle;
}

/** The handle with the title and description of what the page shows, where its data carry them (an article). */
export function describedBy(handle: PageHandle, data: unknown): PageHandle {
  if (typeof data !== 'object' || data === null || !('title' in data) || !('summary' in data)) return handle;
  const { title, summary } = data;
  return typeof title === 'string' && typeof summary === 'string' ? { ...handle, title, description: summary } : handle;
}

export function documentTitle({ title }: PageHandle): string {
  return `${title} · ${interfaceTexts.productName}`;
}
