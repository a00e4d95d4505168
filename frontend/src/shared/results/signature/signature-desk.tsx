import type { AnalysisInput } from '@sefira/contracts/numerology/analysis-inputs';
import {
  mostTrials,
  type SignatureSheet,
  scriptTypefaces,
} from '@sefira/contracts/numerology/signature/signature-input';
import type { SignatureResultWire } from '@sefira/contracts/numerology/signature/signature-result';
import { liveSignature } from '@sefira/numerology/signature/live-signature';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useChangeSignatureMutation } from '../../../api/endpoints/signature.ts';
import { signatureResultTexts, signatureDeskTexts as texts } from '../../../texts/analyses/signature.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ChoiceSwitch } from '../../../ui/fields/choice-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { LiveLetters } from './live-letters.tsx';
import { ScriptedName } from './scripted-name.tsx';
import { SignaturePad } from './signature-pad.tsx';

interface Studied {
  readonly input: AnalysisInput<'signature'>;
  readonly result: SignatureResultWire;
}

interface SignatureDeskProps extends Studied {
  readonly analysisId: string;
  /** The spelling on the desk. */
  readonly tried: string;
  readonly onType: (name: string) => void;
  readonly onChanged: (changed: Studied) => void;
}

const typefaceOptions = scriptTypefaces.map((value) => ({ value, label: texts.typefaces[value] }));

/** Spellings tried letter by letter, kept under a title, and signed. What is kept is stored with the analysis. */
export function SignatureDesk({ input, result, analysisId, tried, onType, onChanged }: SignatureDeskProps) {
  const [change, { isLoading }] = useChangeSignatureMutation();
  const live = liveSignature(tried, input.birthDate, result.system);
  const { trials, typeface, drawing, revision } = input;
  const store = async (fields: Partial<SignatureSheet>, done: string): Promise<boolean> => {
    const sheet = { trials, typeface, drawing, ...fields };
    const { data } = await change({ id: analysisId, ...sheet, revision });
    if (!data) return false;
    const { analysisId: _, revision: newRevision, ...changed } = data;
    onChanged({ input: { ...input, ...sheet, revision: newRevision }, result: changed });
    toast.success(done, { id: 'signature' });
    return true;
  };
  return (
    <>
      <h2>{texts.title}</h2>
      <p className="measure mt-2 text-muted">{texts.lead}</p>
      <div className="card mt-6 grid gap-6 p-5 md:p-8">
        <div className="grid gap-3">
          <TextField
            name="tried"
            label={texts.field}
            value={tried}
            onChange={onType}
            onBlur={() => undefined}
            inputRef={() => undefined}
            error={undefined}
            autoComplete="off"
            maxLength={120}
          />
          <div className="flex flex-wrap items-center gap-2">
            <span className="text-small text-muted">{texts.startFrom}:</span>
            {result.entries.slice(0, input.names.length).map(({ name, title }) => (
              <button
                key={title}
                type="button"
                onClick={() => onType(name)}
                className="button button--outline button--sm"
              >
                {title}
              </button>
            ))}
          </div>
        </div>
        <LiveLetters live={live} birth={result.entries[0]}>
          <div>
            <SaveTrial
              tried={tried}
              isComplete={live.complete}
              taken={trials.map(({ title }) => title)}
              isSaving={isLoading}
              onSave={(title) => store({ trials: [...trials, { title, name: tried.trim() }] }, texts.kept)}
            />
            {trials.length === 0 ? <p className="mt-5 text-small text-muted">{texts.noTrials}</p> : null}
          </div>
        </LiveLetters>
      </div>
      {trials.length === 0 ? null : <h3 className="mt-8">{texts.trials(trials.length)}</h3>}
      <ul className="mt-3 grid gap-3 md:grid-cols-2">
        {trials.map(({ title, name }, index) => {
          const entry = result.entries[input.names.length + index];
          return (
            <li key={title} className="flex items-center justify-between gap-3 rounded-xl border border-border p-4">
              <div className="min-w-0">
                <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
                <p className="text-small text-muted">
                  {title}
                  {entry ? ` · ${signatureResultTexts.points(entry.score)}` : ''}
                </p>
              </div>
              <div className="flex shrink-0 items-center gap-1">
                <Button
                  variant="outline"
                  size="sm"
                  label={signatureResultTexts.toDeskOf(name)}
                  onPress={() => onType(name)}
                >
                  {signatureResultTexts.toDesk}
                </Button>
                <button
                  type="button"
                  aria-label={texts.remove(title)}
                  disabled={isLoading}
                  onClick={() => void store({ trials: trials.filter((_one, at) => at !== index) }, texts.removed)}
                  className="grid size-11 cursor-pointer place-items-center rounded-lg text-muted hover:bg-default hover:text-danger"
                >
                  <Trash2 aria-hidden="true" className="size-4.5" />
                </button>
              </div>
            </li>
          );
        })}
      </ul>
      <h3 className="mt-10">{texts.signature}</h3>
      <div className="mt-4 grid gap-6 md:grid-cols-2">
        <div className="card grid content-start gap-4 p-5 md:p-6">
          <div className="flex">
            <ChoiceSwitch
              legend={texts.typeface}
              name="typeface"
              value={typeface}
              options={typefaceOptions}
              onChange={(chosen) => void store({ typeface: chosen }, texts.saved)}
            />
          </div>
          <ScriptedName name={tried.trim() || input.names[0]?.name || ''} typeface={typeface} />
        </div>
        <SignaturePad
          key={revision}
          drawing={drawing}
          isSaving={isLoading}
          onSave={(strokes) => store({ drawing: { strokes } }, texts.saved)}
          onErase={() => store({ drawing: null }, texts.cleared)}
        />
      </div>
    </>
  );
}

interface SaveTrialProps {
  readonly tried: string;
  readonly isComplete: boolean;
  /** Titles of the kept trials. */
  readonly taken: readonly string[];
  readonly isSaving: boolean;
  readonly onSave: (title: string) => Promise<boolean>;
}

function SaveTrial({ tried, isComplete, taken, isSaving, onSave }: SaveTrialProps) {
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement | null>(null);
  const save = async () => {
    const found = problemOf(title.trim(), taken) ?? (isComplete ? undefined : texts.incomplete);
    setProblem(found);
    if (found !== undefined) field.current?.focus();
    else if (await onSave(title.trim())) setTitle('');
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      className="grid content-start gap-4 border-border max-lg:border-t max-lg:pt-5"
    >
      <TextField
        name="trialTitle"
        label={texts.keepTitle}
        description={texts.keepTitleHint}
        value={title}
        onChange={setTitle}
        onBlur={() => undefined}
        inputRef={(element) => {
          field.current = element;
        }}
        error={problem}
        autoComplete="off"
        maxLength={40}
      />
      <div>
        <Button type="submit" loading={isSaving} loadingLabel={texts.keeping} disabled={tried.trim() === ''}>
          {texts.keep}
        </Button>
      </div>
    </form>
  );
}

function problemOf(title: string, taken: readonly string[]): string | undefined {
  if (taken.length >= mostTrials) return texts.full;
  if (title === '') return texts.titleMissing;
  return taken.includes(title) ? texts.titleTaken : undefined;
}
