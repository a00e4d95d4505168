import type { RouteObject } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';
import { memberTitles } from '../../texts/common/member-titles.ts';
import type { PageHandle } from './page-handle.ts';

const open = (handle: PageHandle): PageHandle => handle;

/** The chat; it needs a session. */
export const chatRoutes: RouteObject[] = [
  {
    path: paths.chat,
    handle: open({ ...memberTitles.chat, shell: 'screen' }),
    lazy: async () => ({ Component: (await import('../../features/chat/chat-page.tsx')).ChatPage }),
  },
];
