import { listFiles, readFiles } from '../repository-files.ts';

/** What a database divided by person (Citus, one distribution column) would ask of one service. */
export interface PersonLayout {
  readonly service: string;
  /** Tables with a person in each row: distributed by it. */
  readonly personal: readonly string[];
  /** Tables whose rows belong to a row of those and have no person yet. */
  readonly withoutColumn: readonly string[];
  /** Keys of personal tables, as `table(columns)`, that are unique over all persons. */
  readonly keysOverAll: readonly string[];
  /** Statements on personal tables, as `file function`, that name no person: they would ask every node. */
  readonly statements: readonly string[];
}

const personColumn = 'userId';

interface Model {
  readonly name: string;
  readonly table: string;
  readonly hasPerson: boolean;
  /** Models that its rows refer to. */
  readonly parents: readonly string[];
  readonly keys: readonly string[];
}

/** Reads the models of all schemas and the statements of all data folders. */
export async function layoutByPerson(): Promise<readonly PersonLayout[]> {
  const files = await readFiles(
    await listFiles('services'),
    /\/prisma\/schema\.prisma$|\/src\/data\/.*(?<!\.test)\.ts$/,
  );
  const services = new Set(files.map(({ path }) => path.split('/')[1] ?? ''));
  return [...services].sort().map((service) => {
    const own = files.filter(({ path }) => path.startsWith(`services/${service}/`));
    const models = modelsOf(own.find(({ path }) => path === `services/${service}/prisma/schema.prisma`)?.text ?? '');
    const personal = models.filter(({ hasPerson }) => hasPerson);
    const data = own.filter(({ path }) => path.includes('/src/data/'));
    const statements = data.flatMap(({ path, text }) =>
      statementsOf(text, personal).map((statement) => ({
        ...statement,
        place: `${path.replace(/^services\/[^/]+\/src\/data\//, '')} ${statement.function}`,
      })),
    );
    return {
      service,
      personal: personal.map(({ table }) => table),
      withoutColumn: belongingTo(personal, models).map(({ table }) => table),
      keysOverAll: personal.flatMap(({ keys }) => keys),
      statements: statements.filter(({ namesPerson }) => !namesPerson).map(({ place }) => place),
    };
  });
}

function modelsOf(schema: string): readonly Model[] {
  return [...schema.matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)].map(([, name = '', body = '']) => {
    const table = /@@map\("(\w+)"\)/.exec(body)?.[1] ?? name;
    const fields = [...body.matchAll(/^ {2}(\w+) +(\w+)(\??)(?:\[\])?(.*)$/gm)];
    const parents = fields.flatMap(([, , type = '', , rest = '']) =>
      rest.includes('@relation(fields:') ? [type] : [],
    );
    const keys = [
      ...fields.flatMap(([, field = '', , , rest = '']) => (/ @(id|unique)\b/.test(rest) ? [[field]] : [])),
      ...[...body.matchAll(/@@(?:id|unique)\(\[([^\]]+)\]/g)].map(([, list = '']) => list.split(/,\s*/)),
    ];
    return {
      name,
      table,
      hasPerson: fields.some(([, field, , optional]) => field === personColumn && optional === ''),
      parents,
      keys: keys.filter((key) => !key.includes(personColumn)).map((key) => `${table}(${key.join(', ')})`),
    };
  });
}

/** The models that refer to these, directly or by others, and have no person themselves. */
function belongingTo(personal: readonly Model[], models: readonly Model[]): readonly Model[] {
  const known = new Set(personal.map(({ name }) => name));
  const found: Model[] = [];
  for (let size = -1; size !== found.length; ) {
    size = found.length;
    for (const model of models) {
      if (known.has(model.name) || !model.parents.some((parent) => known.has(parent))) continue;
      known.add(model.name);
      found.push(model);
    }
  }
  return found;
}

interface Statement {
  readonly function: string;
  readonly namesPerson: boolean;
}

const callOfPrisma =
  /\.(\w+)\s*\.(?:findUnique|findFirst|findMany|update|updateMany|delete|deleteMany|upsert|count|aggregate|groupBy)(?:OrThrow|AndReturn)?\(/g;
const rawStatement = /\$(?:queryRaw|executeRaw)(?:Unsafe)?\s*(?=[`(])/g;
const namesPerson = /\b(?:userId|user_id|guestId)\b/;

/** Reads, changes and deletions of these models' rows; an insertion has its person by its column. */
function statementsOf(text: string, personal: readonly Model[]): readonly Statement[] {
  const byCall = new Set(personal.map(({ name }) => name.charAt(0).toLowerCase() + name.slice(1)));
  const ofTable = new RegExp(
    `\\b(?:FROM|JOIN|UPDATE|INTO)\\s+"?(?:${personal.map(({ table }) => table).join('|')})"?\\b`,
  );
  const found: Statement[] = [];
  for (const { name, body } of functionsOf(text)) {
    for (const call of body.matchAll(callOfPrisma)) {
      if (!byCall.has(call[1] ?? '')) continue;
      const own = enclosed(body, call.index + call[0].length - 1, '(', ')');
      found.push({ function: name, namesPerson: namesPerson.test(withVariables(own, body)) });
    }
    for (const raw of body.matchAll(rawStatement)) {
      const start = raw.index + raw[0].length;
      const own = body[start] === '`' ? quoted(body, start) : enclosed(body, start, '(', ')');
      const isInsertion = /^[`(\s]*INSERT INTO/.test(own) && !/\b(?:FROM|JOIN)\s/.test(own);
      if (personal.length === 0 || isInsertion || !ofTable.test(own)) continue;
      found.push({ function: name, namesPerson: namesPerson.test(withVariables(own, body)) });
    }
  }
  return found;
}

/** The functions of a module, each until the next one. */
function functionsOf(text: string): readonly { readonly name: string; readonly body: string }[] {
  const starts = [...text.matchAll(/^(?:export )?(?:async )?function\*? (\w+)|^(?:export )?const (\w+) = /gm)];
  return starts.map((start, index) => ({
    name: start[1] ?? start[2] ?? '',
    body: text.slice(start.index, starts[index + 1]?.index),
  }));
}

/** A statement with the values of the constants that it uses. */
function withVariables(statement: string, body: string): string {
  const used = [...body.matchAll(/\bconst (\w+)(?::[^=]+)? = ([^;]+);/g)].filter(([, name = '']) =>
    new RegExp(`\\b${name}\\b`).test(statement),
  );
  return [statement, ...used.map(([, , value = '']) => value)].join('\n');
}

function enclosed(text: string, start: number, open: string, close: string): string {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === open) depth += 1;
    if (text[at] === close) depth -= 1;
    if (depth === 0) return text.slice(start, at + 1);
  }
  return text.slice(start);
}

/** A template literal; one inside its expressions belongs to it. */
function quoted(text: string, start: number): string {
  for (let at = start + 1, depth = 0; at < text.length; at += 1) {
    if (text.startsWith('${', at)) depth += 1;
    if (text[at] === '}' && depth > 0) depth -= 1;
    if (text[at] === '`' && depth === 0) return text.slice(start, at + 1);
  }
  return text.slice(start);
}
