import { interfaceTexts } from '../texts/interface.ts';

/** What a route says of its page, for the tab, for search engines and for the prerendering. */
export interface PageHandle {
  readonly title: string;
  readonly description: string;
  /** The page is the same for everybody and is written at build time. */
  readonly prerendered?: true;
  /** Said to a visitor whom the guard leads from here to the login. */
  readonly signInNotice?: string;
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle && 'description' in handle;
}

export function documentTitle({ title }: PageHandle): string {
  return `${title} · ${interfaceTexts.productName}`;
}
