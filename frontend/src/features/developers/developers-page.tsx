import { entitlements } from '@sefira/contracts/billing/plans';
import { apiScopes, apiScopeTexts } from '@sefira/contracts/shared/api-scopes';
import { errorCatalogue } from '@sefira/contracts/shared/errors';
import { paths } from '../../shared/navigation/paths.ts';
import { developerErrors, developerTexts as texts } from '../../texts/professional/developers.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { NumberGlyph } from '../../ui/drawings/number-glyph.tsx';
import { inFigures } from '../../ui/format/figures.ts';
import { useHydrated } from '../../ui/layout/use-hydrated.ts';
import { ApiCalls } from './api-calls.tsx';
import { Code } from './code.tsx';
import { CodeExample } from './code-example.tsx';
import { curlOf, javascriptOf } from './examples.ts';

const { callsPerMinute = 0, callsPerDay = 0 } = entitlements.professional.api ?? {};

/** The call of the first example, before the description has loaded. */
const first = {
  id: 'first',
  method: 'POST',
  path: '/v1/maps',
  summary: '',
  scope: 'analyses:write',
  fields: [],
  answer: [],
  file: null,
  example: { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' },
} as const;

/** /desenvolvedores: the public API. */
export function DevelopersPage() {
  const isHydrated = useHydrated();
  const server = isHydrated ? `${location.origin}/api` : '/api';
  return (
    <div className="page pt-10 md:pt-14">
      <section className="grid items-center gap-10 md:grid-cols-[1.7fr_1fr]">
        <div>
          <p className="eyebrow">{texts.eyebrow}</p>
          <h1 className="mt-2">{texts.title}</h1>
          <p className="measure mt-4 text-[1.125rem] text-muted">{texts.lead}</p>
          <div className="mt-6 flex flex-wrap items-center gap-3">
            <ButtonLink to={paths.apiKeys} size="lg">
              {texts.keys}
            </ButtonLink>
            <ButtonLink to={`${paths.payment}?plan=professional`} size="lg" variant="outline">
              {texts.plan}
            </ButtonLink>
            <a href="/api/v1/openapi.json" className="text-link">
              {texts.specification}
            </a>
          </div>
        </div>
        <NumberGlyph number={8} className="mx-auto max-w-56" />
      </section>
      <section className="section grid items-start gap-8 lg:grid-cols-2">
        <div>
          <h2>{texts.startTitle}</h2>
          <ol className="mt-4 grid list-decimal gap-3 ps-5">
            {texts.start.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <div className="min-w-0">
          <CodeExample examples={{ curl: curlOf(first, server), javascript: javascriptOf(first, server) }} />
        </div>
      </section>
      <section className="section">
        <h2>{texts.authTitle}</h2>
        <p className="measure mt-3">{texts.auth}</p>
        <Table
          headings={[texts.scope, texts.scopeMeaning]}
          rows={apiScopes.map((scope) => [scope, apiScopeTexts[scope]])}
        />
      </section>
      <section className="section grid gap-8 lg:grid-cols-2">
        <div>
          <h2>{texts.limitsTitle}</h2>
          <p className="mt-3">{texts.limits(inFigures(callsPerMinute), inFigures(callsPerDay))}</p>
        </div>
        <div>
          <h2>{texts.repeatTitle}</h2>
          <p className="mt-3">{texts.repeat}</p>
        </div>
      </section>
      <section className="section">
        <h2>{texts.answersTitle}</h2>
        <p className="measure mt-3">{texts.answers}</p>
        <Table
          headings={[texts.code, `${texts.status} · ${texts.meaning}`]}
          rows={developerErrors.map((code) => [
            code,
            `${errorCatalogue[code].status} · ${errorCatalogue[code].message}`,
          ])}
        />
      </section>
      <section className="section">
        <h2>{texts.callsTitle}</h2>
        <p className="measure mt-3">{texts.callsLead}</p>
        <div className="mt-6">
          <ApiCalls />
        </div>
      </section>
    </div>
  );
}

interface TableProps {
  readonly headings: readonly [string, string];
  readonly rows: readonly (readonly [string, string])[];
}

function Table({ headings, rows }: TableProps) {
  return (
    <table className="mt-5 w-full text-[0.9375rem]">
      <thead>
        <tr className="border-b border-border text-start">
          {headings.map((heading) => (
            <th key={heading} scope="col" className="eyebrow py-2 pe-4 text-start">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([code, meaning]) => (
          <tr key={code} className="border-b border-border align-top">
            <th scope="row" className="py-2 pe-4 text-start font-mono text-small font-semibold">
              <Code text={code} />
            </th>
            <td className="py-2">{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
