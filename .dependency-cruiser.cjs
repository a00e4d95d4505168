// Who may import whom: DESIGN.md, section 3. Run by `npm run cruise`; the tests in deploy/checks prove that each rule bites.
const test = '[.](test|itest)[.]tsx?$|/test/';

/** A library may import those named and nothing else of this repository. */
const library = (name, allowed) => ({
  name: `libs-${name}`,
  comment: `libs/${name} may import ${allowed.length === 0 ? 'no other part' : allowed.map((part) => `libs/${part}`).join(', ')}.`,
  severity: 'error',
  from: { path: `^libs/${name}/`, pathNot: test },
  to: { path: '^(libs|services|gateway|frontend|deploy)/', pathNot: `^libs/(${[name, ...allowed].join('|')})/` },
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
      comment: 'Services never import each other, not even types: by event or by contract.',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^services/', pathNot: '^services/$1/' },
    },
    // 2
    {
      name: 'domain-pure',
      comment: 'Domain code is pure: it imports itself, contracts, numerology and drawings.',
      severity: 'error',
      from: { path: '^services/([^/]+)/src/domain/', pathNot: test },
      to: { pathNot: '^services/$1/src/domain/|^libs/(contracts|numerology|drawings)/|(^|/)node_modules/zod/' },
    },
    {
      name: 'pure-libraries',
      comment: 'libs/numerology and libs/drawings do no input or output; the command `map` is an entry point.',
      severity: 'error',
      from: { path: '^libs/(numerology|drawings)/', pathNot: `^libs/numerology/src/command-line/|${test}` },
      to: { dependencyTypes: ['core'] },
    },
    // 3
    {
      name: 'prisma-in-data-only',
      comment: 'Only data/ touches the Prisma client; context.ts opens it.',
      severity: 'error',
      from: { path: '^services/', pathNot: `^services/[^/]+/src/(data/|context[.]ts)|/prisma/|${test}` },
      to: { path: '/prisma/generated/|(^|/)node_modules/@?prisma/' },
    },
    {
      name: 'doors-apart',
      comment: 'routes, events and jobs share through domain and data, never through each other.',
      severity: 'error',
      from: { path: '^services/([^/]+)/src/(routes|events|jobs)/', pathNot: test },
      to: { path: '^services/$1/src/(routes|events|jobs)/', pathNot: '^services/$1/src/$2/' },
    },
    {
      name: 'data-inward',
      comment: 'data/, presenters and policies know nothing of the doors.',
      severity: 'error',
      from: { path: '^services/([^/]+)/src/(data/|presenters|policies)', pathNot: test },
      to: { path: '^services/$1/src/(routes/|events/|jobs/|server[.]ts|definition[.]ts|main[.]ts)' },
    },
    // 4
    {
      name: 'frontend-alone',
      comment: 'The front end imports contracts, numerology, drawings and itself.',
      severity: 'error',
      from: { path: '^frontend/', pathNot: `^frontend/e2e/|${test}` },
      to: { path: '^(libs|services|gateway|deploy)/', pathNot: '^libs/(contracts|numerology|drawings)/' },
    },
    {
      name: 'features-apart',
      comment: 'shared → features → app: features never import features.',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/' },
      to: { path: '^frontend/src/(features|app)/', pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'gateway-alone',
      comment: 'The gateway imports contracts and platform.',
      severity: 'error',
      from: { path: '^gateway/', pathNot: test },
      to: { path: '^(libs|services|frontend|deploy)/', pathNot: '^libs/(contracts|platform)/' },
    },
    // 5
    {
      name: 'definitions-for-deploy',
      comment: "Only deploy/ and libs/testing import a service's definition (and its own main.ts and tests).",
      severity: 'error',
      from: { pathNot: '^(deploy/|libs/testing/)|^(services/[^/]+|gateway)/(src/main[.]ts$|test/)|[.]itest[.]ts$' },
      to: { path: '^(services/[^/]+|gateway)/src/definition[.]ts$' },
    },
    {
      name: 'services-closed',
      comment: "A service's only door for other parts is its definition.",
      severity: 'error',
      from: { path: '^(libs|gateway|frontend|deploy)/' },
      to: { path: '^services/[^/]+/src/', pathNot: '^services/[^/]+/src/definition[.]ts$' },
    },
    {
      name: 'services-import-libraries',
      comment: 'A service imports libraries, never the gateway, the front end, deploy or (outside tests) libs/testing.',
      severity: 'error',
      from: { path: '^services/', pathNot: test },
      to: { path: '^(gateway|frontend|deploy|libs/testing)/' },
    },
    // 6
    library('contracts', []),
    library('numerology', []),
    library('drawings', ['numerology']),
    library('platform', ['contracts']),
    library('database', ['contracts', 'platform']),
    library('messaging', ['contracts', 'platform', 'database']),
    {
      name: 'libs-testing',
      comment: 'libs/testing may use every library and deploy.',
      severity: 'error',
      from: { path: '^libs/testing/' },
      to: { path: '^(services|frontend)/' },
    },
    { name: 'no-cycles', comment: 'No cycles anywhere.', severity: 'error', from: {}, to: { circular: true } },
    // 7
    {
      name: 'entry-points-are-leaves',
      comment: 'Nobody imports an entry point of a part.',
      severity: 'error',
      from: { pathNot: test },
      to: { path: '^(services/[^/]+|gateway)/src/main[.]ts$' },
    },
    {
      name: 'embedded-for-deploy',
      comment: 'The embedded infrastructure serves deploy/, libs/testing and tests alone.',
      severity: 'error',
      from: { pathNot: `^(deploy|libs/testing)/|${test}` },
      to: { path: '^deploy/' },
    },
    // every part
    {
      name: 'resolvable',
      comment: 'An import that nothing answers.',
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
      to: { path: test },
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
