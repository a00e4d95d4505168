import {
  archiveResellerLink,
  createResellerLink,
  listResellerLinks,
  readReferralLink,
  readReferrer as readReferrerRoute,
  recordClick as recordClickRoute,
} from '@sefira/contracts/reseller/links';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { ResellerContext } from '../context.ts';
import { callerOf } from '../policies.ts';
import { presentLink, presentReferralLink } from '../presenters/links.ts';
import { archiveLink } from '../use-cases/links/archive-link.ts';
import { createLink } from '../use-cases/links/create-link.ts';
import { listOwnLinks, readMainLink, readReferrer } from '../use-cases/links/read-links.ts';
import { recordClick } from '../use-cases/links/record-click.ts';

/** A reseller's links, and the gateway's calls for visitors of one. */
export function addLinkRoutes(app: FastifyInstance, context: ResellerContext): void {
  const { identities, settings } = context;
  const publicUrl = settings.PUBLIC_URL;

  addRoute(app, identities, readReferralLink, async (call) => {
    const shown = presentReferralLink(await readMainLink(context, callerOf(call)), publicUrl);
    return { ...answered('Link de indicação carregado.', shown), referral_link: shown.referral_link };
  });

  addRoute(app, identities, listResellerLinks, async (call) => {
    const links = await listOwnLinks(context, callerOf(call));
    return answered(
      'Links carregados.',
      links.map((link) => presentLink(link, publicUrl)),
    );
  });

  addRoute(app, identities, createResellerLink, async (call) =>
    answered('Link criado.', presentLink(await createLink(context, callerOf(call), call.body), publicUrl)),
  );

  addRoute(app, identities, archiveResellerLink, async (call) =>
    answered('Link arquivado.', presentLink(await archiveLink(context, callerOf(call), call.params.id), publicUrl)),
  );

  addRoute(app, identities, readReferrerRoute, async ({ params }) =>
    answered('Indicação válida.', await readReferrer(context, params.code)),
  );

  addRoute(app, identities, recordClickRoute, async ({ body }) => {
    const click = await recordClick(context, body);
    return answered(click.isCounted ? 'Clique contado.' : 'Link desconhecido.', click);
  });
}
