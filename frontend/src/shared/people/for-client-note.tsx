import { Link } from 'react-router-dom';
import { forClientTexts as texts } from '../../texts/professional/for-client.ts';
import { NoticeBox } from '../../ui/feedback/notice-box.tsx';
import { clientPath } from '../navigation/paths.ts';
import type { ForClient } from './prefill.ts';

/** Names the client that an analysis is made for; empty without one. */
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
