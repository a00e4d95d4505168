import type { ResellerLink } from '@sefira/contracts/reseller/links';
import type { LinkWithSums } from '../data/links.ts';

interface MainLink {
  readonly code: string;
  readonly commissionPercent: number;
  readonly attributionDays: number;
}

/** The main link with texts for sharing. */
export function presentReferralLink(link: MainLink, publicUrl: string) {
  const referralLink = linkUrl(publicUrl, link.code);
  return {
    referral_link: referralLink,
    code: link.code,
    shareTitle: 'Sefira: numerologia cabalística com IA',
    shareText: `Descubra seu mapa numerológico na Sefira: ${referralLink}`,
    commissionPercent: link.commissionPercent,
    attributionDays: link.attributionDays,
  };
}

/** The full address of a code. */
function linkUrl(publicUrl: string, code: string): string {
  return new URL(`/r/${code}`, publicUrl).href;
}

export function presentLink(link: LinkWithSums, publicUrl: string): ResellerLink {
  const { id, code, name, isDefault, source, medium, campaign, clicks, visitors, signUps } = link;
  return {
    id,
    code,
    name,
    url: linkUrl(publicUrl, code),
    isDefault,
    source,
    medium,
    campaign,
    clicks,
    visitors,
    signUps,
    isArchived: link.archivedAt !== null,
    createdAt: link.createdAt.toISOString(),
  };
}
