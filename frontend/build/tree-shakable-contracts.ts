import type { Plugin, Rolldown } from 'vite';

type Program = ReturnType<Rolldown.PluginContext['parse']>;

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const contracts = /\/libs\/contracts\/src\/.+\.ts$/;
const made = new Set(['CallExpression', 'NewExpression', 'ArrayExpression', 'ObjectExpression']);
/** The parts of a route that a browser uses; limits, codes and documentation are for servers. */
const partsOfRoute = new Set([
  'method',
  'path',
  'params',
  'query',
  'body',
  'response',
  'idempotent',
  'singleUseFields',
]);

/**
 * Makes our contracts tree-shakable, so that a page loads only those it uses: schemas and routes are results of calls,
 * which a bundler retains unless they are marked as pure.
 */
export const treeShakableContracts: Plugin = {
  name: 'tree-shakable-contracts',
  enforce: 'post',
  transform: {
    filter: { id: contracts },
    handler(code) {
      const edits = constantsOf(this.parse(code)).flatMap(({ init }) => {
        if (!init || !made.has(init.type)) return [];
        const { start, end } = init;
        return [
          { start, end: start, text: '/*#__PURE__*/ (() => (' },
          ...serverPartsOf(init),
          { start: end, end, text: '))()' },
        ];
      });
      return { code: apply(edits, code), map: null, moduleSideEffects: false };
    },
  },
};

function constantsOf({ body }: Program) {
  return body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declared?.type === 'VariableDeclaration' ? declared.declarations : [];
  });
}

type Made = NonNullable<ReturnType<typeof constantsOf>[number]['init']>;

/** Removes the server's parts of a `defineRoute({…})`. */
function serverPartsOf(init: Made): Edit[] {
  if (init.type !== 'CallExpression' || init.callee.type !== 'Identifier' || init.callee.name !== 'defineRoute')
    return [];
  const [route] = init.arguments;
  if (route?.type !== 'ObjectExpression') return [];
  return route.properties.flatMap((part, index) => {
    const isUsed = part.type !== 'Property' || part.key.type !== 'Identifier' || partsOfRoute.has(part.key.name);
    const end = route.properties[index + 1]?.start ?? part.end;
    return isUsed ? [] : [{ start: part.start, end, text: '' }];
  });
}

function apply(edits: readonly Edit[], code: string): string {
  let from = 0;
  const parts = edits.map(({ start, end, text }) => {
    const part = code.slice(from, start) + text;
    from = end;
    return part;
  });
  return parts.join('') + code.slice(from);
}
