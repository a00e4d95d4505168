import type { Plugin, Rolldown } from 'vite';

type Program = ReturnType<Rolldown.PluginContext['parse']>;

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const contracts = /\/libs\/contracts\/src\/.+\.ts$/;
const made = new Set(['CallExpression', 'NewExpression', 'ArrayExpression', 'ObjectExpression']);
/** What a browser needs to know of a call; limits, codes and documentation stay with the servers. */
const partsOfRoute = new Set(['method', 'path', 'params', 'query', 'body', 'response', 'idempotent']);

/**
 * Lets a page load only the contracts it uses. A schema or a route is a constant made by calls, and a bundler must keep
 * a call it cannot prove to be without effect; ours only build values, so each constant is marked as one that may go.
 */
export const treeShakableContracts: Plugin = {
  name: 'light-contracts',
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

/** The parts of a `defineRoute({…})` that go. */
function serverPartsOf(init: Made): Edit[] {
  if (init.type !== 'CallExpression' || init.callee.type !== 'Identifier' || init.callee.name !== 'defineRoute')
    return [];
  const [route] = init.arguments;
  if (route?.type !== 'ObjectExpression') return [];
  return route.properties.flatMap((part, index) => {
    const isKept = part.type !== 'Property' || part.key.type !== 'Identifier' || partsOfRoute.has(part.key.name);
    const end = route.properties[index + 1]?.start ?? part.end;
    return isKept ? [] : [{ start: part.start, end, text: '' }];
  });
}

function apply(edits: readonly Edit[], code: string): string {
  let from = 0;
  const pieces = edits.map(({ start, end, text }) => {
    const piece = code.slice(from, start) + text;
    from = end;
    return piece;
  });
  return pieces.join('') + code.slice(from);
}
