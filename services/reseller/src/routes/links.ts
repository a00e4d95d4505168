import {
  archiveResellerLink,
  createResellerLink,
  listResellerLinks,
  readReferralLink,
  readReferrer,
  recordClick,
} from '@sefira/contracts/reseller/links';
import { clientOf, inTransaction } from '@sefira/database/access';
import { addRoute, type Call } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import { accountId } from '@sefira/platform/identity/caller';
import { productDate } from '@sefira/platform/time/clock';
import type { FastifyInstance } from 'fastify';
import { visitorHash } from '../adapters/visitor-hash.ts';
import type { ResellerContext } from '../context.ts';
import { countClick, findLiveLink } from '../data/clicks.ts';
import { addLink, archiveLink, listLinks, mainLink } from '../data/links.ts';
import { ownReseller } from '../data/resellers.ts';
import { landingPath } from '../domain/link-code.ts';
import { linkUrl, presentLink } from '../presenters/links.ts';

/** A reseller's links, and the gateway's calls for visitors of one. */
export function addLinkRoutes(app: FastifyInstance, context: ResellerContext): void {
  const { identities, clock, configuration, settings } = context;
  const client = clientOf(context);

  async function own({ identity, requestId }: Pick<Call<typeof listResellerLinks>, 'identity' | 'requestId'>) {
    return (await ownReseller(context, accountId(identity), requestId)).userId;
  }

  async function present(resellerId: string, id: string) {
    const link = (await listLinks(client, resellerId)).find((candidate) => candidate.id === id);
    if (!link) throw new DomainError('NOT_FOUND');
    return presentLink(link, settings.PUBLIC_URL);
  }

  addRoute(app, identities, readReferralLink, async (call) => {
    const { code } = await mainLink(client, await own(call));
    const referralLink = linkUrl(settings.PUBLIC_URL, code);
    return {
      ...answered('Link de indicação carregado.', {
        referral_link: referralLink,
        code,
        shareTitle: 'Sefira: numerologia cabalística com IA',
        shareText: `Descubra seu mapa numerológico na Sefira: ${referralLink}`,
        commissionPercent: configuration.get('reseller_commission_percent'),
        attributionDays: configuration.get('reseller_attribution_days'),
      }),
      referral_link: referralLink,
    };
  });

  addRoute(app, identities, listResellerLinks, async (call) => {
    const links = await listLinks(client, await own(call));
    return answered(
      'Links carregados.',
      links.map((link) => presentLink(link, settings.PUBLIC_URL)),
    );
  });

  addRoute(app, identities, createResellerLink, async (call) => {
    const resellerId = await own(call);
    const { name, code, source, medium, campaign } = call.body;
    const id = await inTransaction(context, (transaction) =>
      addLink(transaction, { resellerId, name, code, source, medium, campaign }, clock()),
    );
    return answered('Link criado.', await present(resellerId, id));
  });

  addRoute(app, identities, archiveResellerLink, async (call) => {
    const resellerId = await own(call);
    await archiveLink(client, resellerId, call.params.id, clock());
    return answered('Link arquivado.', await present(resellerId, call.params.id));
  });

  addRoute(app, identities, readReferrer, async (call) => {
    const link = await findLiveLink(client, call.params.code);
    if (!link) throw new DomainError('NOT_FOUND');
    const [firstName = ''] = link.reseller.name.split(' ');
    return answered('Indicação válida.', { code: link.code, firstName });
  });

  addRoute(app, identities, recordClick, async (call) => {
    const { code, address, userAgent } = call.body;
    const attributionDays = configuration.get('reseller_attribution_days');
    const link = await findLiveLink(client, code);
    if (!link) return answered('Link desconhecido.', { path: '/', attributionDays, isCounted: false });
    const now = clock();
    const hash = visitorHash(address, userAgent, productDate(now), settings.DATA_KEY);
    await inTransaction(context, (transaction) => countClick(transaction, link, hash, now));
    return answered('Clique contado.', { path: landingPath(link), attributionDays, isCounted: true });
  });
}
