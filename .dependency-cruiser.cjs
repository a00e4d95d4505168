// Who may import whom: docs/decisions/0001-services-of-one-build.md. Run by `npm run cruise`; the tests in tests/gates prove that each rule bites.
const test = '[.](test|itest)[.]tsx?$|/test/|^tests/';

/** A library may import those named and nothing else of this repository. */
const library = (name, allowed) => ({
  name: `libs-${name}`,
  comment: `libs/${name} may import ${allowed.length === 0 ? 'no other part' : allowed.map((part) => `libs/${part}`).join(', ')}.`,
  severity: 'error',
  from: { path: `^libs/${name}/`, pathNot: test },
  to: { path: '^(libs|services|gateway|frontend|deploy|tests)/', pathNot: `^libs/(${[name, ...allowed].join('|')})/` },
});

/** Files of services in these folders, except tests and the paths given. */
const layered = (folders, ...except) => ({
  path: `^services/([^/]+)/src/(${folders})`,
  pathNot: [test, ...except].join('|'),
});

module.exports = {
  forbidden: [
    // 1
    {
      name: 'contracts-only-zod',
      comment: 'libs/contracts imports zod and nothing else.',
      severity: 'error',
      from: { path: '^libs/contracts/', pathNot: test },
      to: { pathNot: '^libs/contracts/|(^|/)node_modules/zod/' },
    },
    {
      name: 'services-apart',
      comment:
        "Services never import each other, not even types: by event or by contract. A test may start another service's definition.",
      severity: 'error',
      from: { path: '^services/([^/]+)/', pathNot: '^services/[^/]+/test/' },
      to: { path: '^services/', pathNot: '^services/$1/' },
    },
    {
      name: 'service-tests-apart',
      comment: "A service's test reaches another service by its definition alone.",
      severity: 'error',
      from: { path: '^services/([^/]+)/test/' },
      to: { path: '^services/', pathNot: '^services/($1/|[^/]+/src/definition[.]ts$)' },
    },
    // 2
    {
      name: 'domain-pure',
      comment:
        'Domain code is pure: it imports itself, contracts, assistant, numerology, drawings and the pure folders of platform.',
      severity: 'error',
      from: { path: '^services/([^/]+)/src/domain/', pathNot: test },
      to: {
        pathNot:
          '^services/$1/src/domain/|^libs/(assistant|contracts|numerology|drawings)/|^libs/platform/src/(pagination|text|time/durations)|(^|/)node_modules/zod/',
      },
    },
    {
      name: 'pure-libraries',
      comment:
        'libs/numerology, libs/assistant and libs/drawings do no input or output, except commands, the checks of the text bank and the reading of trained models.',
      severity: 'error',
      from: {
        path: '^libs/(assistant|numerology|drawings)/',
        pathNot: `^libs/numerology/src/(command-line|bank)/|^libs/assistant/src/(generation/|understanding/trained-models)|${test}`,
      },
      to: { dependencyTypes: ['core'] },
    },
    // 3
    {
      name: 'prisma-in-data-only',
      comment: 'Only data/ touches the Prisma client; context.ts opens it. Peers of benchmarks are apart.',
      severity: 'error',
      from: { path: '^services/', pathNot: `^services/[^/]+/(bench/|src/(data/|context[.]ts))|/prisma/|${test}` },
      to: { path: '/prisma/generated/|(^|/)node_modules/@?prisma/' },
    },
    {
      name: 'handlers-apart',
      comment: 'routes, events and jobs share through use cases, never through each other.',
      severity: 'error',
      from: { path: '^services/([^/]+)/src/(routes|events|jobs)/', pathNot: test },
      to: { path: '^services/$1/src/(routes|events|jobs)/', pathNot: '^services/$1/src/$2/' },
    },
    {
      name: 'data-inward',
      comment: 'data/, presenters and policies import neither routes, events nor jobs.',
      severity: 'error',
      from: { path: '^services/([^/]+)/src/(data/|presenters|policies)', pathNot: test },
      to: { path: '^services/$1/src/(routes/|events/|jobs/|server[.]ts|definition[.]ts|main[.]ts)' },
    },
    {
      name: 'database-access',
      comment: 'Only use cases, data/, operations and context.ts open the database handle.',
      severity: 'error',
      from: layered('', '^services/[^/]+/src/(use-cases|data|operations)/', '^services/[^/]+/src/context[.]ts$'),
      to: { path: '^libs/database/src/access[.]ts$' },
    },
    {
      name: 'handlers-call-use-cases',
      comment: 'routes, events and jobs call use cases; they touch neither data/ nor adapters/.',
      severity: 'error',
      from: layered('(routes|events|jobs)/'),
      to: { path: '^services/$1/src/(data|adapters)/' },
    },
    {
      name: 'data-is-sql',
      comment: 'data/ is SQL: it imports no context, no adapter, no HTTP server and no messaging.',
      severity: 'error',
      from: layered('data/'),
      to: { path: '^services/$1/src/(adapters/|context[.]ts$)|^libs/messaging/|(^|/)node_modules/@?fastify' },
    },
    {
      name: 'use-cases-below-handlers',
      comment: 'Use cases never import those that call them.',
      severity: 'error',
      from: layered('use-cases/'),
      to: { path: '^services/$1/src/(routes|events|jobs)/' },
    },
    // 4
    {
      name: 'frontend-alone',
      comment: 'The front end imports contracts, numerology, drawings and itself.',
      severity: 'error',
      from: { path: '^frontend/', pathNot: `^frontend/e2e/|${test}` },
      to: { path: '^(libs|services|gateway|deploy|tests)/', pathNot: '^libs/(contracts|numerology|drawings)/' },
    },
    {
      name: 'frontend-texts-are-leaves',
      comment: 'texts/ imports no other part of the front end.',
      severity: 'error',
      from: { path: '^frontend/src/texts/', pathNot: test },
      to: { path: '^frontend/src/', pathNot: '^frontend/src/texts/' },
    },
    {
      name: 'frontend-base',
      comment: 'ui, api, texts, realtime → shared → features → app: the base imports none of the layers above it.',
      severity: 'error',
      from: { path: '^frontend/src/(ui|api|texts|realtime)/', pathNot: test },
      to: { path: '^frontend/src/(shared|features|app)/' },
    },
    {
      name: 'frontend-ui',
      comment: 'The kit calls no server: ui imports itself and texts.',
      severity: 'error',
      from: { path: '^frontend/src/ui/', pathNot: test },
      to: { path: '^frontend/src/(api|realtime)/' },
    },
    {
      name: 'frontend-shared',
      comment: 'shared → features → app: shared imports neither features nor app.',
      severity: 'error',
      from: { path: '^frontend/src/shared/', pathNot: test },
      to: { path: '^frontend/src/(features|app)/' },
    },
    {
      name: 'features-apart',
      comment: 'shared → features → app: features import neither each other nor app.',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/' },
      to: { path: '^frontend/src/(features|app)/', pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'gateway-alone',
      comment: 'The gateway imports contracts and platform.',
      severity: 'error',
      from: { path: '^gateway/', pathNot: test },
      to: { path: '^(libs|services|frontend|deploy|tests)/', pathNot: '^libs/(contracts|platform)/' },
    },
    // 5
    {
      name: 'definitions-for-deploy',
      comment: "Only deploy/ and tests import a service's definition (and its own main.ts).",
      severity: 'error',
      from: { pathNot: '^(deploy|tests)/|^(services/[^/]+|gateway)/(src/main[.]ts$|test/)|[.]itest[.]ts$' },
      to: { path: '^(services/[^/]+|gateway)/src/definition[.]ts$' },
    },
    {
      name: 'services-closed',
      comment: "Other parts import a service's definition, and operators' commands what it runs on its own data.",
      severity: 'error',
      from: { path: '^(libs|gateway|frontend|deploy|tests)/' },
      to: { path: '^services/[^/]+/src/', pathNot: '^services/[^/]+/src/(definition|operations/[^/]+)[.]ts$' },
    },
    {
      name: 'services-import-libraries',
      comment: 'A service imports libraries, never the gateway, the front end, deploy or (outside tests) libs/testing.',
      severity: 'error',
      from: { path: '^services/', pathNot: test },
      to: { path: '^(gateway|frontend|deploy|tests|libs/(testing|embedded))/' },
    },
    // 6
    library('contracts', []),
    library('numerology', []),
    library('drawings', ['numerology']),
    library('assistant', ['contracts', 'numerology']),
    library('embedded', []),
    library('platform', ['contracts']),
    library('database', ['contracts', 'platform']),
    library('files', ['contracts', 'platform']),
    library('messaging', ['contracts', 'platform', 'database']),
    {
      name: 'libs-testing',
      comment: 'libs/testing imports libraries only.',
      severity: 'error',
      from: { path: '^libs/testing/' },
      to: { path: '^(services|gateway|frontend|deploy|tests)/' },
    },
    { name: 'no-cycles', comment: 'No cycles anywhere.', severity: 'error', from: {}, to: { circular: true } },
    // 7
    {
      name: 'entry-points-are-leaves',
      comment: 'No file imports an entry point of a part.',
      severity: 'error',
      from: { pathNot: test },
      to: { path: '^(services/[^/]+|gateway)/src/main[.]ts$' },
    },
    {
      name: 'embedded-for-one-machine',
      comment: 'The embedded infrastructure serves deploy/, libs/testing and tests alone.',
      severity: 'error',
      from: { pathNot: `^(deploy|libs/testing|libs/embedded)/|${test}` },
      to: { path: '^libs/embedded/' },
    },
    {
      name: 'deploy-imports-nothing-back',
      comment: 'tests → deploy → services, gateway → libs: nothing but tests imports deploy.',
      severity: 'error',
      from: { pathNot: '^(deploy|tests)/' },
      to: { path: '^deploy/' },
    },
    {
      name: 'tests-are-leaves',
      comment: 'Nothing imports tests but tests.',
      severity: 'error',
      from: { pathNot: '^(tests|frontend/e2e)/' },
      to: { path: '^tests/' },
    },
    // every part
    {
      name: 'resolvable',
      comment: 'An import that does not resolve.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '[?](url|raw|inline|worker)$|^virtual:' },
    },
    {
      name: 'declared',
      comment: "A package that the part's own package.json does not name.",
      severity: 'error',
      from: { pathNot: test },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'not-tests',
      comment: 'Production code never imports a test.',
      severity: 'error',
      from: { pathNot: `${test}|^libs/testing/|^frontend/(e2e|src/testing)/` },
      to: { path: '[.](test|itest)[.]tsx?$|/test/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/prisma/generated/(?!client)|/dist/|/coverage/' },
    moduleSystems: ['es6'],
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json', '.css', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
    skipAnalysisNotInRules: true,
  },
};
