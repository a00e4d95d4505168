import type { ArticleKind } from '@sefira/contracts/content/article';
import type { ComponentType } from 'react';
import { interfaceTexts } from '../../texts/common/interface.ts';

/** What a route declares about its page: tab title, search engines, prerendering. */
export interface PageHandle extends Partial<ShellHandle> {
  readonly title: string;
  readonly description: string;
  /** Identical for all users, so it is prerendered. */
  readonly prerendered?: true;
  /** Shows an article of this kind: one page for each, with its own title. */
  readonly articles?: ArticleKind;
  /** Shown to a visitor whom the guard redirects from here to the login. */
  readonly signInNotice?: string;
}

/**
 * The frame of a page: `public` with the footer of the site, `application` for work tools with one line of legal
 * links, `screen` for a tool that fills the window.
 */
export type Shell = 'public' | 'application' | 'screen';

/** What a route declares for itself and its children, unless a child declares its own. */
export interface ShellHandle {
  readonly shell: Shell;
  /** Instead of the footer of the site; in the code of its routes, which the home page does not load. */
  readonly Footer?: ComponentType;
}

export function isShellHandle(handle: unknown): handle is ShellHandle {
  return typeof handle === 'object' && handle !== null && 'shell' in handle;
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle && 'description' in handle;
}

/** The handle with title and description from the loader data (an article). */
export function describedBy(handle: PageHandle, data: unknown): PageHandle {
  if (typeof data !== 'object' || data === null || !('title' in data) || !('summary' in data)) return handle;
  const { title, summary } = data;
  return typeof title === 'string' && typeof summary === 'string' ? { ...handle, title, description: summary } : handle;
}

export function documentTitle({ title }: PageHandle): string {
  return `${title} · ${interfaceTexts.productName}`;
}
