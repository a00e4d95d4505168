import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { saveFile } from '../../api/files/save-file.ts';
import { secondFactorTexts as texts } from '../../texts/account/security.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';

interface BackupCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** The backup codes, shown once. */
export function BackupCodes({ codes, onClose }: BackupCodesProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const save = () =>
    saveFile(new Blob([[texts.fileHead, '', ...codes, ''].join('\n')], { type: 'text/plain' }), texts.fileName);
  return (
    <div className="grid gap-5">
      <div>
        <h3 ref={title} tabIndex={-1} className="outline-none">
          {texts.codesTitle}
        </h3>
        <p className="mt-1 text-muted">{texts.codesLead}</p>
      </div>
      <ol className="grid grid-cols-2 gap-x-4 gap-y-1.5 rounded-lg bg-surface p-4 text-center font-mono select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={codes.join('\n')} label={texts.copyCodes} />
        <Button variant="outline" size="sm" onPress={save}>
          <Download aria-hidden="true" className="size-4" />
          {texts.download}
        </Button>
      </div>
      <Button onPress={onClose}>{texts.saved}</Button>
    </div>
  );
}
