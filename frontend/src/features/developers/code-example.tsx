import { useId, useState } from 'react';
import { developerTexts as texts } from '../../texts/professional/developers.ts';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';

const languages = ['curl', 'javascript'] as const;
type Language = (typeof languages)[number];

/** A call in curl and in JavaScript, with copy buttons. */
export function CodeExample({ examples }: { readonly examples: Readonly<Record<Language, string>> }) {
  const [language, setLanguage] = useState<Language>('curl');
  const id = useId();
  return (
    <div className="overflow-hidden rounded-lg border border-border">
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-border bg-default px-3 py-1.5">
        <fieldset className="flex gap-1">
          <legend className="sr-only">{texts.copyExample}</legend>
          {languages.map((one) => (
            <label
              key={one}
              className={`flex min-h-11 cursor-pointer items-center rounded-md px-3 text-small font-semibold has-focus-visible:outline-2 has-focus-visible:outline-accent ${one === language ? 'text-accent underline underline-offset-4' : 'text-muted'}`}
            >
              <input
                type="radio"
                name={id}
                value={one}
                checked={one === language}
                onChange={() => setLanguage(one)}
                className="sr-only"
              />
              {texts[one]}
            </label>
          ))}
        </fieldset>
        <CopyButton text={examples[language]} label={texts.copyExample} variant="icon" />
      </div>
      <pre className="p-4 font-mono text-fine leading-relaxed break-words whitespace-pre-wrap">
        <code>{examples[language]}</code>
      </pre>
    </div>
  );
}
