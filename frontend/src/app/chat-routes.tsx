import type { RouteObject } from 'react-router-dom';
import { paths } from '../paths.ts';
import { contentTitles } from '../texts/page-titles.ts';
import type { PageHandle } from './page-handle.ts';

const open = (handle: PageHandle): PageHandle => handle;

/** The chat, for who has a session. */
export const chatRoutes: RouteObject[] = [
  {
    path: paths.chat,
    handle: open(contentTitles.chat),
    lazy: async () => ({ Component: (await import('../features/chat/chat-page.tsx')).ChatPage }),
  },
];
