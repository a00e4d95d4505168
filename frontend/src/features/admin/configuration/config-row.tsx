import type { ConfigurationItem } from '@sefira/contracts/admin-config/configuration-calls';
import { History, Pencil } from 'lucide-react';
import { useState } from 'react';
import { configTexts as texts } from '../../../texts/admin/admin.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { agoOf } from '../../../ui/format/moment.ts';
import { ConfigEditor } from './config-editor.tsx';
import { ConfigHistory } from './config-history.tsx';
import { shownValue } from './config-values.ts';

interface ConfigRowProps {
  readonly item: ConfigurationItem;
  readonly isEdited: boolean;
  readonly onEdit: () => void;
  readonly onDone: () => void;
}

/** A setting: description, value, and its editor where it is editable. */
export function ConfigRow({ item, isEdited, onEdit, onDone }: ConfigRowProps) {
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-semibold">{item.title}</span>
            {item.visibility === 'public' ? <Badge>{texts.public}</Badge> : null}
            {item.visibility === 'secret' ? <Badge tone="warning">{texts.secret}</Badge> : null}
          </p>
          <p className="mt-1 text-small text-muted">{item.description}</p>
        </div>
        <div className="flex gap-1">
          <Button variant="ghost" size="sm" label={texts.historyOf(item.title)} onPress={() => setHistoryOpen(true)}>
            <History aria-hidden="true" className="size-4" />
          </Button>
          {item.isEditable && !isEdited ? (
            <Button variant="outline" size="sm" label={`${texts.edit} ${item.title}`} onPress={onEdit}>
              <Pencil aria-hidden="true" className="size-4" />
              {texts.edit}
            </Button>
          ) : null}
        </div>
      </div>
      {isEdited ? (
        <ConfigEditor item={item} onDone={onDone} />
      ) : (
        <p className="text-[0.9375rem]">
          <span className="rounded-md bg-default px-2.5 py-1 font-medium break-words">
            {shownValue(item.value, item.unit)}
          </span>
          <span className="ms-3 text-small text-muted">
            {item.updated_at ? texts.changedBy(item.updated_by ?? '', agoOf(item.updated_at)) : texts.preset}
          </span>
        </p>
      )}
      {isHistoryOpen ? <ConfigHistory item={item} onClose={() => setHistoryOpen(false)} /> : null}
    </div>
  );
}
