import { zodResolver } from '@hookform/resolvers/zod';
import type { NamedBirth } from '@sefira/contracts/numerology/inputs';
import type { NumerologySystem } from '@sefira/contracts/shared/fields';
import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import { type CallError, failureText, useFieldIssues } from '../../api/client/use-field-issues.ts';
import { formTexts } from '../../texts/analyses/analysis-forms.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LetterBeads } from '../../ui/drawings/lazy-letter-beads.tsx';
import { focusFirstWrong } from '../../ui/fields/focus-first-wrong.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useField } from '../../ui/fields/use-field.ts';
import { isoFromTyped } from '../../ui/format/calendar-date.ts';
import { FormFrame } from '../../ui/layout/form-frame.tsx';
import { refusalOf } from '../billing/refusal.tsx';
import { filledRows, hasTooFew, type PeopleValues, peopleForm } from './people-form.ts';
import { PersonRow } from './person-row.tsx';
import type { TypedPerson } from './saved-people.ts';
import { SystemField } from './system-field.tsx';
import { useOwnData } from './use-own-data.ts';
import { usePeople } from './use-people.ts';

export interface PeopleWords {
  readonly title: string;
  readonly lead: string;
  readonly counter: (count: number) => string;
  readonly row: (position: number) => string;
  readonly removeRow: (position: number) => string;
  readonly add: string;
  readonly submit: string;
  readonly tooFew: string;
  readonly failed: string;
  /** Label of the optional title. */
  readonly titleLabel?: string;
  /** Shown where no further row can be added. */
  readonly full?: string;
}

interface PeopleFieldsProps {
  readonly words: PeopleWords;
  readonly fewest: number;
  /** People that the analysis needs; two where left out. */
  readonly needed?: number;
  readonly most: number;
  readonly firstTwo: boolean;
  /** Initial people. */
  readonly start?: readonly TypedPerson[];
  /** Initial school. */
  readonly startSystem?: NumerologySystem | undefined;
  readonly prefills: boolean;
  readonly loading: boolean;
  readonly error: CallError;
  /** What the form asks about the people together, above them. */
  readonly question?: ReactNode;
  /** Beside the form; the letters of the name being typed where left out. */
  readonly aside?: ReactNode;
  /** The cost of the analysis, below the button. */
  readonly cost: ReactNode;
  /** A field below the people that follows their dates (as typed, where they are dates). */
  readonly fieldOf?: (birthDates: readonly string[]) => ReactNode;
  /** Shows what is wrong beside the people; true when nothing is. */
  readonly checkRest?: () => boolean;
  readonly onSubmit: (people: NamedBirth[], title: string, system: NumerologySystem) => void;
}

const emptyPerson = { name: '', birthDate: '' };

/** A form of several people, each with name and birth date; beside it the letters of the name being typed. */
export function PeopleFields(props: PeopleFieldsProps) {
  const {
    words,
    fewest,
    needed = 2,
    most,
    firstTwo,
    start = [],
    startSystem = 'cabalistica',
    prefills,
    loading,
    error,
    question,
    aside,
    cost,
    fieldOf,
    checkRest,
    onSubmit,
  } = props;
  const { own, known, remember } = usePeople();
  const { control, handleSubmit, setError, setValue, setFocus, getValues, formState, reset } = useForm<PeopleValues>({
    resolver: zodResolver(peopleForm(firstTwo, needed)),
    // The fields beside the people count as well: `focusFirstWrong`.
    shouldFocusError: false,
    defaultValues: { title: '', people: [...start, emptyPerson, emptyPerson].slice(0, Math.max(2, start.length)) },
  });
  const rows = useFieldArray({ control, name: 'people' });
  const title = useField(control, 'title');
  const people = useWatch({ control, name: 'people' });
  const [looked, setLooked] = useState(0);
  const [system, setSystem] = useState(startSystem);
  const sent = useRef<number[]>([]);
  const [tooFew, setTooFew] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const { isDirty } = formState;

  useOwnData(own, prefills && !isDirty, (person) => reset({ title: '', people: [{ ...person }, emptyPerson] }));

  useFieldIssues(error, setError, (path) => {
    const [, index, field] = /^(?:people|members|founders)\.(\d+)\.(name|birthDate)$/.exec(path) ?? [];
    const row = sent.current[Number(index)];
    if (row === undefined || (field !== 'name' && field !== 'birthDate')) return null;
    return `people.${row}.${field}`;
  });

  useEffect(() => {
    if (attempts > 0) focusFirstWrong();
  }, [attempts]);

  const refuse = () => {
    checkRest?.();
    setTooFew(hasTooFew(getValues('people'), firstTwo, needed));
  };
  const send = handleSubmit((values) => {
    setTooFew(false);
    if (checkRest && !checkRest()) return;
    sent.current = filledRows(values.people);
    const filled = sent.current.flatMap((row) => values.people[row] ?? []);
    remember(filled);
    onSubmit(
      filled.map(({ name, birthDate }) => ({ name: name.trim(), birthDate: isoFromTyped(birthDate) ?? '' })),
      values.title.trim(),
      system,
    );
  }, refuse);
  const submit = async () => {
    await send();
    setAttempts((count) => count + 1);
  };

  const add = () => {
    rows.append({ ...emptyPerson }, { focusName: `people.${rows.fields.length}.name` });
    setLooked(rows.fields.length);
  };
  const remove = (index: number) => {
    rows.remove(index);
    setLooked(0);
    // The focused button was removed with its row: the focus moves to the row before.
    setTimeout(() => setFocus(`people.${Math.max(0, index - 1)}.name`));
  };

  const count = rows.fields.length;
  const shown = people[looked] ?? people[0] ?? emptyPerson;
  return (
    <FormFrame
      wide
      title={words.title}
      lead={words.lead}
      notice={tooFew ? words.tooFew : refusalOf(error, failureText(error, words.failed))}
      onSubmit={() => void submit()}
      aside={aside ?? <LetterBeads name={shown.name} system={system} />}
    >
      {words.titleLabel ? <TextField {...title} label={words.titleLabel} maxLength={120} autoComplete="off" /> : null}
      {question}
      <h2 aria-live="polite" className="text-h3">
        {words.counter(count)}
      </h2>
      <ol className="grid gap-4">
        {rows.fields.map((row, index) => (
          <PersonRow
            key={row.id}
            control={control}
            index={index}
            label={words.row(index + 1)}
            removeLabel={words.removeRow(index + 1)}
            required={index < needed}
            known={known}
            onFocus={() => setLooked(index)}
            onPick={(person) =>
              setValue(`people.${index}`, { ...person }, { shouldDirty: true, shouldValidate: false })
            }
            onRemove={count > fewest ? () => remove(index) : null}
          />
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="outline" disabled={count >= most} onPress={add}>
          <Plus aria-hidden="true" />
          {words.add}
        </Button>
        <Notice shown={count >= most}>{words.full}</Notice>
      </div>
      {fieldOf?.(people.flatMap(({ birthDate }) => isoFromTyped(birthDate) ?? []))}
      <SystemField value={system} onChange={setSystem} />
      <Button type="submit" size="lg" loading={loading} loadingLabel={formTexts.submitting} className="w-full">
        {words.submit}
      </Button>
      {cost}
    </FormFrame>
  );
}

function Notice({ shown, children }: { readonly shown: boolean; readonly children: ReactNode }) {
  return (
    <p aria-live="polite" className="text-small text-muted">
      {shown ? children : null}
    </p>
  );
}
