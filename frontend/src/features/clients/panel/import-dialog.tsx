import { type ImportedClients, importLimits } from '@sefira/contracts/numerology/panel/client-files';
import { useId, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { csvOf } from '../../../api/files/list-file.ts';
import { saveFile } from '../../../api/files/save-file.ts';
import { importTexts as texts } from '../../../texts/professional/client-panel.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { dateInFigures } from '../../../ui/format/calendar-date.ts';
import { useImportClientsMutation } from './panel-api.ts';

/** Refused rows that are shown; the file has all. */
const shownRows = 20;

/** Checks a list of clients, shows what is wrong in each line, and imports the rest. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const [csv, setCsv] = useState<string | null>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const [check, checked] = useImportClientsMutation();
  const [store, stored] = useImportClientsMutation();
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const text = file.size > importLimits.characters ? null : await textOf(file);
    setCsv(text);
    setTooLarge(text === null);
    if (text !== null) await check({ csv: text, isTrial: true });
  };
  const submit = async () => {
    const { data } = await store({ csv: csv ?? '', isTrial: false });
    if (!data) return;
    toast.success(texts.done(data.ready));
    onClose();
  };
  const preview = csv === null ? undefined : checked.data;
  return (
    <Dialog title={texts.title} open onClose={onClose}>
      <div className="grid grid-cols-1 gap-5">
        <p className="text-muted">{texts.lead}</p>
        <div className="flex flex-col gap-1.5">
          <label htmlFor={id} className="label">
            {texts.file}
          </label>
          <input
            id={id}
            type="file"
            accept=".csv,text/csv"
            className="input h-auto py-2.5"
            onChange={(event) => void choose(event.target.files?.[0])}
          />
          {isTooLarge ? (
            <p role="alert" className="text-small text-danger">
              {texts.tooLarge}
            </p>
          ) : null}
        </div>
        {checked.isLoading ? (
          <p className="flex items-center gap-3 text-muted">
            <Spinner size="sm" color="current" decorative />
            {texts.checking}
          </p>
        ) : null}
        {preview && !checked.isLoading ? <Preview preview={preview} /> : null}
        <div className="flex flex-wrap gap-3">
          {preview && preview.ready > 0 ? (
            <Button loading={stored.isLoading} loadingLabel={texts.submitting} onPress={() => void submit()}>
              {texts.submit(preview.ready)}
            </Button>
          ) : null}
          <Button variant="ghost" onPress={onClose}>
            {preview?.ready === 0 ? texts.close : texts.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Preview({ preview: { rows, ready, sample, refused } }: { readonly preview: ImportedClients }) {
  const saveRefused = () => {
    const table = refused.map(({ line, problems, text }) => [line, problems.join(' '), text]);
    saveFile(csvOf(texts.refusedHeader, table), texts.refusedFile);
  };
  return (
    <>
      <div role="status">
        <p className="font-semibold">{texts.ready(ready, rows)}</p>
        {sample.length > 0 ? (
          <>
            <p className="mt-2 text-small text-muted">{texts.sample}</p>
            <ul className="text-small">
              {sample.map(({ name, birthDate, hasConsent }) => (
                <li key={`${name} ${birthDate}`} className="[overflow-wrap:anywhere]">
                  {name}, {dateInFigures(birthDate)}
                  {hasConsent ? `, ${texts.consent}` : ''}
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
      {refused.length > 0 ? (
        <div>
          <p className="font-semibold text-warning">{texts.refused(refused.length)}</p>
          <ul className="mt-2 grid gap-2 text-small">
            {refused.slice(0, shownRows).map(({ line, text, problems }) => (
              <li key={line}>
                <span className="font-semibold tabular-nums">{texts.line(line)}</span>: {problems.join(' ')}
                <span className="block truncate text-muted">{text}</span>
              </li>
            ))}
          </ul>
          {refused.length > shownRows ? (
            <p className="mt-2 text-small text-muted">{texts.moreRefused(refused.length - shownRows)}</p>
          ) : null}
          <div className="mt-3">
            <Button variant="outline" size="sm" onPress={saveRefused}>
              {texts.saveRefused}
            </Button>
          </div>
        </div>
      ) : null}
    </>
  );
}

/** UTF-8, or the encoding that older spreadsheets write. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
