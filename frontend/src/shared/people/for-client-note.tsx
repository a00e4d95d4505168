import { Link } from 'react-router-dom';
import { clientPath } from '../paths.ts';
import { forClientTexts as texts } from '../texts/clients.ts';
import { NoticeBox } from '../ui/notice-box.tsx';
import type { ForClient } from './handed-over.ts';

/** Says over a form for which client its analysis is made; nothing without one. */
export function ForClientNote({ client }: { readonly client: ForClient | null }) {
  if (!client) return null;
  return (
    <div className="page pt-6">
      <NoticeBox tone="info">
        {texts.note}{' '}
        <Link to={clientPath(client.id)} className="text-link">
          {client.name}
        </Link>
        . {texts.stays}
      </NoticeBox>
    </div>
  );
}
