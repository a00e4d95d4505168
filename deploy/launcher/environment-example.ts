import type * as z from 'zod';
import { environment } from './config.ts';
import { parts } from './services.ts';

interface Variable {
  readonly name: string;
  readonly description: string;
  /** The value without the variable; `undefined` where it must be given. */
  readonly preset: string | undefined;
  readonly isRequired: boolean;
  readonly usedBy: string[];
}

/** Defaults that depend on the machine, in words. */
const presetsInWords = new Map([['RENDER_CONCURRENCY', 'o que os processadores e a memória do contêiner permitem']]);

const introduction = `# Todas as variáveis da Sefira. Gerado dos esquemas por: npm run env-example
# \`npm start\` não precisa de nenhuma: o que falta é criado na pasta de dados. Processos separados em produção leem estas.
# Um segredo pode vir de um arquivo: NOME_FILE=/caminho no lugar de NOME. Uma linha com # mostra o valor padrão.`;

/** The text of `.env.example`. */
export function environmentExample(): string {
  const machine = describe('npm start', environment.shape);
  const byName = new Map<string, Variable>();
  for (const { definition } of parts) {
    for (const variable of describe(definition.name, definition.environment.shape)) {
      const known = byName.get(variable.name);
      if (known === undefined) byName.set(variable.name, variable);
      else known.usedBy.push(definition.name);
    }
  }
  const shared = [...byName.values()].filter(({ usedBy }) => usedBy.length > 1);
  const own = parts.map(({ definition: { name } }) =>
    section(
      `Só ${name}`,
      [...byName.values()].filter(({ usedBy }) => usedBy.length === 1 && usedBy[0] === name),
    ),
  );
  const sections = [section('npm start e npm run start:processes', machine), section('Várias partes', shared), ...own];
  return `${[introduction, ...sections.filter((text) => text !== '')].join('\n\n')}\n`;
}

function section(title: string, variables: readonly Variable[]): string {
  if (variables.length === 0) return '';
  const lines = variables.map(({ name, description, preset, isRequired, usedBy }) => {
    const users = usedBy.length > 1 ? ` (${usedBy.join(', ')})` : '';
    const inWords = presetsInWords.get(name);
    const note = inWords === undefined ? '' : ` Padrão: ${inWords}.`;
    const value = inWords === undefined ? (preset ?? '') : '';
    return `# ${description}${note}${users}\n${isRequired ? '' : '# '}${name}=${value}`;
  });
  return `## ${title}\n\n${lines.join('\n\n')}`;
}

function describe(user: string, shape: Readonly<Record<string, z.core.$ZodType>>): Variable[] {
  return Object.entries(shape).map(([name, schema]) => {
    const { preset, isOptional } = presetOf(schema);
    return {
      name,
      description: descriptionOf(schema) ?? '',
      preset,
      isRequired: preset === undefined && !isOptional,
      usedBy: [user],
    };
  });
}

function descriptionOf(schema: z.core.$ZodType): string | undefined {
  return 'description' in schema && typeof schema.description === 'string' ? schema.description : undefined;
}

/** Looks through the wrappers of a schema for its default. */
function presetOf(schema: z.core.$ZodType): { preset?: string; isOptional: boolean } {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'default':
    case 'prefault':
      return { preset: String(def.defaultValue), isOptional: true };
    case 'optional':
    case 'nullable':
      return { ...presetOf(def.innerType), isOptional: true };
    case 'pipe':
      return presetOf(def.in);
    default:
      return { isOptional: false };
  }
}
