import { type FormEvent, type ReactNode, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { failureText } from '../../api/client/use-field-issues.ts';
import type { FavouriteKind } from '../../api/endpoints/generators.ts';
import { CostHint } from '../../shared/billing/cost-hint.tsx';
import { refusalOf } from '../../shared/billing/refusal.tsx';
import type { FavouriteName } from '../../shared/people/local-favourites.ts';
import { generatorTexts } from '../../texts/analyses/generators.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FormFailure } from '../../ui/feedback/form-failure.tsx';
import type { NameList } from './export-list.tsx';
import { FavouritesPanel } from './favourites-panel.tsx';
import { NameCard, type NameCardProps } from './name-card.tsx';
import { NamesPanel } from './names-panel.tsx';
import { NumberLegend } from './number-legend.tsx';
import { type SharedNumber, SharedTraits } from './shared-traits.tsx';
import { useFavourites } from './use-favourites.ts';

/** Suggested names after those that are excluded. */
export interface Suggested<Entry> {
  readonly names: readonly Entry[];
  readonly unreachableTargets: readonly number[];
  readonly isLast: boolean;
  /** The server's sentence: of an empty list what to change. */
  readonly message: string;
  /** What holds for every name. */
  readonly notes: readonly string[];
  /** All names that fit, without the excluded ones; undefined where they are not counted. */
  readonly total?: number;
}

type Card = Omit<NameCardProps, 'isOpen' | 'isFavourite' | 'onToggle'> & Pick<FavouriteName, 'note'>;

interface Named {
  readonly name: string;
  readonly numberMeaning: Omit<SharedNumber, 'number'>;
}

interface NameGeneratorProps<Query, Entry> {
  readonly kind: FavouriteKind;
  readonly service: 'child_names' | 'company_names';
  readonly texts: { readonly title: string; readonly lead: string; readonly required: string };
  /** The wanted names; null while a required field is empty. */
  readonly query: Query | null;
  readonly onIncomplete?: () => void;
  /** True where the button waits for the required field, and a sentence below it names the field. */
  readonly isButtonGuarded?: boolean;
  readonly suggest: (query: Query, exclude: string[]) => Promise<Suggested<Entry> | null>;
  readonly isLoading: boolean;
  readonly error: Parameters<typeof refusalOf>[0];
  readonly list: (names: readonly Entry[]) => NameList;
  readonly card: (entry: Entry) => Card;
  /** The fields of the preferences. */
  readonly children: ReactNode;
}

/** Cards that show all of their text at first. */
const openCards = 4;

/** Preferences and favourites left, generated names and legend right; stacked on a phone. */
export function NameGenerator<Query, Entry extends Named>(props: NameGeneratorProps<Query, Entry>) {
  const { kind, service, texts, query, suggest, isLoading, isButtonGuarded = false } = props;
  const [shown, setShown] = useState<(Suggested<Entry> & { readonly query: Query }) | null>(null);
  const favourites = useFavourites(kind);
  const isMissing = isButtonGuarded && query === null;

  const requestNames = async (wanted: Query, before: readonly Entry[]) => {
    const suggested = await suggest(
      wanted,
      before.map(({ name }) => name),
    );
    if (!suggested) return;
    const { names, total } = suggested;
    setShown({
      ...suggested,
      query: wanted,
      names: [...before, ...names],
      ...(total === undefined ? {} : { total: before.length + total }),
    });
    if (names.length > 0) toast.success(generatorTexts.made(names.length));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (query !== null) void requestNames(query, []);
    else {
      props.onIncomplete?.();
      toast.error(texts.required, { id: texts.required });
    }
  };

  return (
    <div className="page pt-10 md:pt-14">
      <h1>{texts.title}</h1>
      <p className="measure mt-2 text-muted">{texts.lead}</p>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[23rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <form onSubmit={submit} noValidate className="card grid gap-5 p-5 md:p-6">
          <h2 className="text-h3">{generatorTexts.preferences}</h2>
          {props.children}
          <Button
            type="submit"
            size="lg"
            disabled={isMissing}
            loading={isLoading}
            loadingLabel={generatorTexts.submitting}
            className="w-full"
          >
            {generatorTexts.submit}
          </Button>
          <CostHint service={service} />
          <FormFailure message={refusalOf(props.error, failureText(props.error, generatorTexts.failed))} />
          {isButtonGuarded ? (
            <p aria-live="polite" className="text-center text-small text-muted empty:hidden">
              {isMissing ? texts.required : null}
            </p>
          ) : null}
        </form>
        <div className="grid gap-8 lg:row-span-2">
          <NamesPanel
            cost={<CostHint service={service} />}
            count={shown?.names.length ?? null}
            total={shown?.total}
            loading={isLoading}
            unreachable={shown?.unreachableTargets ?? []}
            list={() => props.list(shown?.names ?? [])}
            advice={shown?.message ?? ''}
            shared={
              <SharedTraits
                notes={shown?.notes ?? []}
                numbers={(shown?.names ?? []).map((entry) => ({
                  number: props.card(entry).number,
                  ...entry.numberMeaning,
                }))}
              />
            }
            onMore={shown && !shown.isLast ? () => void requestNames(shown.query, shown.names) : null}
          >
            {shown?.names.map((entry, index) => {
              const { note, ...card } = props.card(entry);
              const { number } = card;
              const name = card.wholeName ?? card.name;
              return (
                <NameCard
                  key={name}
                  {...card}
                  isOpen={index < openCards}
                  isFavourite={favourites.isFavourite(name)}
                  onToggle={() => favourites.toggle({ name, number, note })}
                />
              );
            })}
          </NamesPanel>
          <NumberLegend />
        </div>
        <FavouritesPanel favourites={favourites} />
      </div>
    </div>
  );
}
