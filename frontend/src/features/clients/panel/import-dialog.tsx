import { type ImportedClients, importLimits } from '@sefira/contracts/numerology/panel/client-files';
import { useId, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { failureText } from '../../../api/client/use-field-issues.ts';
import { csvOf } from '../../../api/files/list-file.ts';
import { saveFile } from '../../../api/files/save-file.ts';
import { importTexts as texts } from '../../../texts/professional/client-panel.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { FormFailure } from '../../../ui/feedback/form-failure.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { dateInFigures } from '../../../ui/format/calendar-date.ts';
import { useImportClientsMutation } from './panel-api.ts';

/** Refused rows that are shown; the file has all. */
const shownRows = 20;

/** Checks a list of clients, shows what is wrong in each line, and imports the rest. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const [csv, setCsv] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [check, checked] = useImportClientsMutation();
  const [store, stored] = useImportClientsMutation();
  const choose = async (file: File | undefined) => {
    if (!file) return;
    checked.reset();
    stored.reset();
    const { text, problem: unread } = await contentOf(file);
    setCsv(text);
    setProblem(unread);
    if (text !== null) await check({ csv: text, isTrial: true });
  };
  const submit = async () => {
    const { data } = await store({ csv: csv ?? '', isTrial: false });
    if (!data) return;
    toast.success(texts.done(data.ready));
    if (data.refused.length === 0) onClose();
  };
  const isStored = stored.data !== undefined;
  const preview = csv === null ? undefined : (stored.data ?? checked.data);
  const canStore = preview !== undefined && preview.ready > 0 && !isStored;
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
            // The corrected file often has the same name, which is no change otherwise.
            onClick={(event) => {
              event.currentTarget.value = '';
            }}
            onChange={(event) => void choose(event.target.files?.[0])}
          />
          {problem ? (
            <p role="alert" className="text-small text-danger">
              {problem}
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
        <FormFailure message={failureText(checked.error ?? stored.error, texts.failed)} />
        <div className="flex flex-wrap gap-3">
          {checked.error && csv !== null ? (
            <Button
              loading={checked.isLoading}
              loadingLabel={texts.checking}
              onPress={() => void check({ csv, isTrial: true })}
            >
              {texts.checkAgain}
            </Button>
          ) : null}
          {canStore ? (
            <Button loading={stored.isLoading} loadingLabel={texts.submitting} onPress={() => void submit()}>
              {texts.submit(preview.ready)}
            </Button>
          ) : null}
          <Button variant="ghost" onPress={onClose}>
            {preview && !canStore ? texts.close : texts.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Preview({ preview: { rows, ready, sample, unread, refused, isDone } }: { readonly preview: ImportedClients }) {
  const saveRefused = () => {
    const table = refused.map(({ line, problems, text }) => [line, problems.join(' '), text]);
    saveFile(csvOf(texts.refusedHeader, table), texts.refusedFile);
  };
  const headlineOf = () => {
    if (isDone) return texts.done(ready);
    return rows === 0 && refused.length === 0 ? texts.noRows : texts.ready(ready, rows);
  };
  return (
    <>
      <div role="status">
        <p className="font-semibold">{headlineOf()}</p>
        {sample.length > 0 && !isDone ? (
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
        {unread.length > 0 ? (
          <p className="mt-2 text-small text-warning [overflow-wrap:anywhere]">{texts.unread(unread)}</p>
        ) : null}
      </div>
      {refused.length > 0 ? (
        <div>
          <p className="font-semibold text-warning">
            {isDone ? texts.left(refused.length) : texts.refused(refused.length)}
          </p>
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

/** The text of a file, or why it has none that can be a list. */
async function contentOf(file: File): Promise<{ readonly text: string | null; readonly problem: string | null }> {
  if (file.size > importLimits.characters) return { text: null, problem: texts.tooLarge };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  // "PK": a workbook is a ZIP archive.
  if (first === 0x50 && second === 0x4b) return { text: null, problem: texts.workbook };
  return { text: textOf(bytes), problem: null };
}

/** UTF-8, or one of the encodings that spreadsheets write. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
