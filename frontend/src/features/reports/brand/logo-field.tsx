import { ImagePlus, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { brandTexts as texts } from '../../../texts/professional/report-brand.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { logoProblem } from './brand-form.ts';

interface LogoFieldProps {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** The brand's picture, read in the browser and sent with the form. */
export function LogoField({ value, onChange }: LogoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Allows choosing the same file again after a refusal.
    target.value = '';
    if (!file) return;
    const refusal = logoProblem(file);
    setProblem(refusal);
    if (refusal === null) onChange(await dataAddressOf(file));
  };
  return (
    <div className="grid gap-2">
      <p className="label">{texts.logo}</p>
      <div className="flex flex-wrap items-center gap-3">
        {value ? (
          <img
            src={value}
            alt={texts.logoAlt}
            className="brand-logo h-14 max-w-40 rounded-lg border border-border p-2"
          />
        ) : null}
        <Button variant="outline" size="sm" onPress={() => input.current?.click()}>
          <ImagePlus aria-hidden="true" />
          {value ? texts.logoChange : texts.logoChoose}
        </Button>
        {value ? (
          <Button variant="ghost" size="sm" onPress={() => onChange(null)}>
            <Trash2 aria-hidden="true" />
            {texts.logoRemove}
          </Button>
        ) : null}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={texts.logoChoose}
        tabIndex={-1}
        onChange={(event) => void choose(event)}
        className="sr-only"
      />
      <p role={problem ? 'alert' : undefined} className={`text-small ${problem ? 'text-danger' : 'text-muted'}`}>
        {problem ?? texts.logoHint}
      </p>
    </div>
  );
}

function dataAddressOf(file: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(String(reader.result));
  reader.onerror = () => reject(reader.error ?? new Error('the picture could not be read'));
  reader.readAsDataURL(file);
  return promise;
}
