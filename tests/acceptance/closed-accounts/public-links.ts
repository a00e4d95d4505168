import { randomBytes } from 'node:crypto';
import { administerPlan } from '@sefira/contracts/billing/admin';
import { verifyCertificate } from '@sefira/contracts/content/training';
import { shareAnalysis } from '@sefira/contracts/numerology/analyses';
import {
  castVotes,
  openShortList,
  putShortListName,
  readPublicShortList,
} from '@sefira/contracts/numerology/baby/short-lists';
import { createClient } from '@sefira/contracts/numerology/clients';
import { createCalendarFeed, readCalendarFile } from '@sefira/contracts/numerology/forecasts';
import { createDelivery } from '@sefira/contracts/numerology/panel/deliveries';
import { openDelivery, readDeliveryPortrait } from '@sefira/contracts/numerology/panel/open-delivery';
import { readShared, readSharedPortrait } from '@sefira/contracts/numerology/shared';
import { downloadDelivery, readDeliveryBrand } from '@sefira/contracts/reports/deliveries';
import { linkReport, readFile } from '@sefira/contracts/reports/reports';
import { readAvatar } from '@sefira/contracts/user/profile';
import { ruleSetFor } from '@sefira/numerology/rules/registry';
import { internalCaller } from '@sefira/platform/http/service-client';
import { newId } from '@sefira/platform/time/identifiers';
import { person, type TestAnswer } from '@sefira/testing/test-environment';
import type { PublicService, PublicServices } from './public-services.ts';

const administrator = { id: newId(), role: 'admin', name: 'Marta', email: null, address: '', userAgent: '' };

type Visit = () => Promise<TestAnswer>;
export interface PublicLink {
  readonly service: PublicService;
  /** Creates a public share of the owner. */
  open(services: PublicServices, userId: string): Promise<Visit>;
}

/** A stored personal map, without its event. */
async function analysisOf(services: PublicServices, userId: string, clientId: string | null = null): Promise<string> {
  const id = newId();
  const input = { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29', email: null };
  await services.testEnvironment.database.query(
    `INSERT INTO numerology.analysis
       (id, user_id, client_id, kind, title, search_text, input, system, rule_set, reference_date, summary)
     VALUES ($1, $2, $3, 'personal', 'Mapa', 'mapa', $4, 'cabalistica', $5, '2026-11-21', '[]')`,
    [id, userId, clientId, input, ruleSetFor().id],
  );
  return id;
}

/** A report with a stored PDF. */
async function reportOf(services: PublicServices, userId: string, analysisId: string | null = null): Promise<string> {
  const [id, documentId] = [newId(), newId()];
  await services.testEnvironment.database.query(
    `INSERT INTO reports.document
       (id, content_key, kind, input, rule_set, reference_date, template_version, brand, state, claimed_until,
        file_key, pages, bytes, created_at)
     VALUES ($1, $2, 'personal', '{}', '1', '2026-11-21', '1', '', 'stored', now(), 'closed/file.pdf', 1, 13, now())
    `,
    [documentId, documentId],
  );
  await services.testEnvironment.database.query(
    `INSERT INTO reports.report
       (id, user_id, analysis_id, document_id, type, title, summary, insights, search_text, created_at)
     VALUES ($1, $2, $3, $4, 'personal', 'Mapa', '', '{}', 'mapa', now())`,
    [id, userId, analysisId, documentId],
  );
  return id;
}

/** The address of a public page of a personal map of the account. */
async function shareOf(services: PublicServices, userId: string): Promise<string> {
  const id = await analysisOf(services, userId);
  const body = { showBirthDate: false, showEmail: false };
  const shared = await services.numerology.send(shareAnalysis, { as: person(userId), params: { id }, body });
  const { slug } = (shared.body as { data: { slug: string } }).data;
  return slug;
}

/** The address of a map delivered to a client of the account. */
async function deliveryOf(services: PublicServices, userId: string): Promise<string> {
  const as = person(userId, { plan: 'professional' });
  const card = { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' };
  const client = await services.numerology.send(createClient, { as, body: card });
  const params = { id: (client.body as { data: { id: string } }).data.id };
  const analysisId = await analysisOf(services, userId, params.id);
  await reportOf(services, userId, analysisId);
  const body = { analysisId, sender: 'Estúdio' };
  const delivered = await services.numerology.send(createDelivery, { as, params, body });
  return (delivered.body as { data: { slug: string } }).data.slug;
}

/** A short list of a baby's names that the family may vote on. */
async function openShortListOf(
  services: PublicServices,
  userId: string,
): Promise<{ readonly slug: string; readonly nameId: string }> {
  const id = newId();
  const input = { surnames: ['Souza'], from: '2027-03-01', to: '2027-03-01', parents: [], siblings: [] };
  const study = { ...input, gender: 'any', origin: null, style: null, ideas: [] };
  await services.testEnvironment.database.query(
    `INSERT INTO numerology.analysis
       (id, user_id, kind, title, search_text, input, system, rule_set, reference_date, summary)
     VALUES ($1, $2, 'baby', 'Nome do bebê', 'nome', $3, 'cabalistica', $4, '2026-11-21', '[]')`,
    [id, userId, study, ruleSetFor().id],
  );
  const owner = { as: person(userId), params: { id } };
  await services.numerology.send(putShortListName, { ...owner, body: { name: 'Helena' } });
  const opened = await services.numerology.send(openShortList, { ...owner, body: {} });
  const { link, names } = (opened.body as { data: { link: { slug: string }; names: { id: string }[] } }).data;
  return { slug: link.slug, nameId: names[0]?.id ?? '' };
}

/** Every public address that shows something of one account. */
export const publicLinks: Readonly<Record<string, PublicLink>> = {
  [readShared.id]: {
    service: 'numerology',
    async open(services, userId) {
      const slug = await shareOf(services, userId);
      return () => services.numerology.send(readShared, { params: { slug } });
    },
  },
  [readSharedPortrait.id]: {
    service: 'numerology',
    async open(services, userId) {
      const slug = await shareOf(services, userId);
      return () => services.numerology.send(readSharedPortrait, { params: { slug } });
    },
  },
  [openDelivery.id]: {
    service: 'numerology',
    async open(services, userId) {
      const slug = await deliveryOf(services, userId);
      return () => services.numerology.send(openDelivery, { params: { slug } });
    },
  },
  [readDeliveryPortrait.id]: {
    service: 'numerology',
    async open(services, userId) {
      const slug = await deliveryOf(services, userId);
      return () => services.numerology.send(readDeliveryPortrait, { params: { slug } });
    },
  },
  [readDeliveryBrand.id]: {
    service: 'numerology',
    async open(services, userId) {
      const slug = await deliveryOf(services, userId);
      return () => services.reports.send(readDeliveryBrand, { params: { slug } });
    },
  },
  [downloadDelivery.id]: {
    service: 'numerology',
    async open(services, userId) {
      const slug = await deliveryOf(services, userId);
      return () => services.reports.send(downloadDelivery, { params: { slug } });
    },
  },
  [readPublicShortList.id]: {
    service: 'numerology',
    async open(services, userId) {
      const { slug } = await openShortListOf(services, userId);
      return () => services.numerology.send(readPublicShortList, { params: { slug } });
    },
  },
  [castVotes.id]: {
    service: 'numerology',
    async open(services, userId) {
      const { slug, nameId } = await openShortListOf(services, userId);
      const body = { firstName: 'Lúcia', votes: [{ nameId, choice: 'heart' as const }] };
      return () => services.numerology.send(castVotes, { params: { slug }, body });
    },
  },
  [readCalendarFile.id]: {
    service: 'numerology',
    async open(services, userId) {
      // The calendar belongs to a plan with forecasts.
      const by = { ...administrator, requestId: newId() };
      const granted = { plan: 'premium', months: 1, reason: 'Cortesia', by } as const;
      await services.billing.send(administerPlan, { as: internalCaller, params: { userId }, body: granted });
      const body = { birthDate: '1955-11-29' };
      const made = await services.numerology.send(createCalendarFeed, {
        as: person(userId, { plan: 'premium' }),
        body,
      });
      const file = (made.body as { data: { path: string } }).data.path.split('/').at(-1) ?? '';
      return () => services.numerology.send(readCalendarFile, { params: { file } });
    },
  },
  [readFile.id]: {
    service: 'reports',
    async open(services, userId) {
      const id = await reportOf(services, userId);
      const linked = await services.reports.send(linkReport, { as: person(userId), params: { id } });
      const token = (linked.body as { data: { url: string } }).data.url.split('/').at(-1) ?? '';
      return () => services.reports.send(readFile, { params: { token } });
    },
  },
  [verifyCertificate.id]: {
    service: 'content',
    async open(services, userId) {
      const code = Array.from({ length: 3 }, () => randomBytes(2).toString('hex'))
        .join('-')
        .toUpperCase();
      await services.testEnvironment.database.query(
        `INSERT INTO content.certificate (id, user_id, code, name, course, issued_at)
         VALUES ($1, $2, $3, 'Ana Célia Vasconcelos', 'numerologia-cabalistica', now())`,
        [newId(), userId, code],
      );
      return () => services.content.send(verifyCertificate, { params: { code } });
    },
  },
  [readAvatar.id]: {
    service: 'user',
    async open(services, userId) {
      const file = `${randomBytes(24).toString('base64url')}.webp`;
      await services.testEnvironment.database.query(
        `INSERT INTO "user".avatar (user_id, file, file_key, created_at) VALUES ($1, $2, 'closed/file.pdf', now())`,
        [userId, file],
      );
      return () => services.user.send(readAvatar, { params: { file } });
    },
  },
};
