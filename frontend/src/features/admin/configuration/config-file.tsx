import { Download, Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import * as z from 'zod/mini';
import { configTexts as texts } from '../../../texts/admin/admin.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useDownloadConfigurationMutation, useImportConfigurationMutation } from './configuration-api.ts';
import { PasswordDialog } from './password-dialog.tsx';

const configurationFile = z.object({ product: z.literal('sefira'), values: z.record(z.string(), z.json()) });
type Values = z.infer<typeof configurationFile>['values'];

async function readFile(file: File): Promise<Values | null> {
  try {
    const parsed = configurationFile.safeParse(JSON.parse(await file.text()));
    return parsed.success ? parsed.data.values : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Export and import of all settings; an import applies all or nothing. */
export function ConfigFile() {
  const [download, { isLoading: isDownloading }] = useDownloadConfigurationMutation();
  const [importFile, { isLoading: isImporting, error, reset }] = useImportConfigurationMutation();
  const [values, setValues] = useState<Values | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    const read = file ? await readFile(file) : null;
    if (file && !read) toast.error(texts.importInvalid, { id: texts.importInvalid });
    setValues(read);
  };
  const close = () => {
    setValues(null);
    reset();
  };
  const send = async (adminPassword: string) => {
    const { data } = await importFile({ values: values ?? {}, adminPassword });
    if (!data) return;
    toast.success(texts.imported(data.length));
    close();
  };

  return (
    <>
      <Button variant="outline" size="sm" loading={isDownloading} onPress={() => void download()}>
        <Download aria-hidden="true" className="size-4" />
        {texts.exportFile}
      </Button>
      <Button variant="outline" size="sm" onPress={() => input.current?.click()}>
        <Upload aria-hidden="true" className="size-4" />
        {texts.importFile}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={texts.importFile}
        tabIndex={-1}
        onChange={(event) => void choose(event)}
        className="sr-only"
      />
      {values ? (
        <PasswordDialog
          title={texts.importTitle}
          lead={texts.importLead(Object.keys(values).length)}
          loading={isImporting}
          error={error}
          onConfirm={(password) => void send(password)}
          onClose={close}
        />
      ) : null}
    </>
  );
}
