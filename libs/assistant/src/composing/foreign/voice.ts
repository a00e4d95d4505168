import en from '../../../texts/linguas/en.json' with { type: 'json' };
import es from '../../../texts/linguas/es.json' with { type: 'json' };
import type { Composed, Composer } from '../composer.ts';
import type { Wording } from '../passage-bank.ts';

type Texts = typeof en;
export const texts: Readonly<Record<'en' | 'es', Texts>> = { en, es };
/** Places in a number's row. */
export const word = 0;
export const essence = 1;
export const shadow = 2;
export const step = 6;
export const deal = 10;
export const needs = 11;
export const example = 12;
/** The step in an area of life, by the place of what is said of it. */
const stepOfPlace: Readonly<Record<number, number>> = { 3: 8, 4: 7, 5: 9 };

/** A person without a name, whom the speaker of Portuguese calls `essa pessoa`. */
const unnamed = { en: 'this person', es: 'esa persona' } as const;

export type Voice = ReturnType<typeof createVoice>;

export function createVoice(language: 'en' | 'es', table: Texts, composer: Composer) {
  const numbers = new Map<string, readonly string[]>(Object.entries(table.numbers));
  const labels = new Map<string, string>(Object.entries(table.labels));
  const years = new Map<string, string>(Object.entries(table.years));
  const cautions = new Map<string, string>(Object.entries(table.yearCautions));
  const uses = new Map<string, string>(Object.entries(table.uses));
  const manners = new Map<string, readonly string[]>(Object.entries(table.manners));
  const phrases = new Map<string, string>(Object.entries(table.phrases));
  const areas = new Map<string, number>(Object.entries(table.areas));
  const places = new Map<string, string>(Object.entries(table.places));
  /** Two questions other than the one that was just answered. */
  const chips = (intent: string, area: string | null) =>
    Object.entries(table.chips)
      .filter(
        ([key]) => key !== intent && !(key === 'area' && area === 'amor') && !(key === 'numero' && intent === 'como'),
      )
      .map(([, text]) => text)
      .sort((one, other) => timesAsked(one) - timesAsked(other))
      .slice(0, 2);
  /** Of another person the phrases say `her map`, and not `your map`. */
  const asked = composer.speaker(composer.act.who.includes('eu') ? 'eu' : (composer.act.who[0] ?? 'eu'));
  const timesAsked = (text: string) => (composer.said.has(`chip.${text}`) ? 1 : 0);
  const shown = (intent: string, area: string | null) => {
    const found = chips(intent, area);
    for (const text of found) composer.said.add(`chip.${text}`);
    return found;
  };
  return {
    composer,
    language,
    chips: shown,
    label: (topic: string) => labels.get(topic) ?? topic,
    year: (number: number) => years.get(String(number)) ?? '',
    /** What a personal year tires of. */
    caution: (number: number) => cautions.get(String(number)) ?? '',
    /** What a part of the map is good for; null where it has no text. */
    use: (topic: string) => uses.get(topic) ?? null,
    area: (area: string | null) => areas.get(area ?? '') ?? 1,
    /** Where the step of an area stands in a number's row. */
    stepIn: (area: string | null) => stepOfPlace[areas.get(area ?? '') ?? 1] ?? step,
    /** `At work`; null for a part of life without a place of its own. */
    place: (area: string | null) => places.get(area ?? '') ?? null,
    fill(key: string, values: Readonly<Record<string, string | number>>): string {
      const ofOther = asked.isMine ? undefined : phrases.get(`${key}Other`);
      return Object.entries({ who: asked.called, ...values })
        .reduce((text, [name, value]) => text.replaceAll(`{${name}}`, String(value)), ofOther ?? phrases.get(key) ?? '')
        .replaceAll('essa pessoa', unnamed[language]);
    },
    /** A part of a number's row that was not said; after it the next ones. */
    say(number: number, ...places: readonly number[]): string {
      const row = numbers.get(String(number)) ?? numbers.get(String(((number - 1) % 9) + 1)) ?? [];
      return composer.pick(
        ...places.map((place): Wording => ({ id: `${language}.${number}.${place}`, text: row[place] ?? '' })),
      );
    },
    manner(family: string): Composed {
      const known =
        manners.get(family) ??
        manners.get(family.split('.')[0] ?? family) ??
        manners.get(
          related[family] ??
            (family.startsWith('produtoPlanos')
              ? 'produtoPreco'
              : family.startsWith('produto')
                ? 'produto'
                : 'perdido'),
        ) ??
        [];
      return {
        text: composer.pick(...known.map((text, index): Wording => ({ id: `${language}.${family}.${index}`, text }))),
        isFree: true,
        chips:
          /crise|luto|violencia|abuso|perseguicao|saudeUrgente|perdaGestacional|traicaoVivida|rompimento|dividas|vicio|dependencia|assedio|doencaDeOutro|culpa|vergonha|tristeza|solidao|reprovacao/u.test(
            family,
          )
            ? []
            : shown('', null),
      };
    },
  };
}

const related: Readonly<Record<string, string>> = {
  rompimento: 'tristeza',
  solidao: 'tristeza',
  demissao: 'tristeza',
  humor: 'tristeza',
  ansiedade: 'medo',
  arrependimento: 'culpa',
  saudade: 'luto',
  'triangulo-amoroso': 'traicaoVivida',
  lutoNumero: 'luto',
  gravidezDuvida: 'gravidez',
  morte: 'saude',
  medoSaude: 'saude',
  saudeUrgente: 'saude',
  deverLegal: 'justica',
  dinheiroDeParente: 'investimento',
  volta: 'previsao',
  mente: 'previsao',
  traicao: 'previsao',
  confianca: 'ceticismo',
  azar: 'ceticismo',
  risada: 'enchimento',
  desculpas: 'agradecimento',
  meusDados: 'privacidade',
  alem: 'luto',
};

export function missing({ fill }: Voice, lack: 'name' | 'date' | 'both'): Composed {
  return { text: fill(lack === 'name' ? 'needName' : lack === 'date' ? 'needDate' : 'needBoth', {}), isFree: true };
}
