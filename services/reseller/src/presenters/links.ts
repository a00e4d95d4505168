import type { ResellerLink } from '@sefira/contracts/reseller/links';
import type { LinkWithSums } from '../data/links.ts';

/** The full address of a code. */
export function linkUrl(publicUrl: string, code: string): string {
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
