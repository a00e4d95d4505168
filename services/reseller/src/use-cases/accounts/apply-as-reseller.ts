import type { applyAsReseller as applyRoute } from '@sefira/contracts/reseller/account';
import type { RouteBody } from '@sefira/contracts/shared/route';
import { inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import { canonicalIdentity } from '../../adapters/documents.ts';
import { sealIdentity } from '../../adapters/identification.ts';
import { canonicalPixKey } from '../../adapters/pix-keys.ts';
import { sealText } from '../../adapters/sealed-text.ts';
import type { ResellerContext, Transaction } from '../../context.ts';
import { findReseller, type NewApplication, type Reseller, storeApplication } from '../../data/resellers.ts';
import { mayApplyAgainAt } from '../../domain/applications.ts';
import { programmeVersion } from '../../domain/programme.ts';
import { markReseller } from '../marks/add-marks.ts';
import { accountOf, type Caller } from './own-reseller.ts';

type Application = RouteBody<typeof applyRoute>;

/** Stores an application. @throws DomainError CONFLICT, CPF_INVALID, PIX_KEY_INVALID */
export async function applyAsReseller(
  context: ResellerContext,
  caller: Caller,
  application: Application,
): Promise<Reseller> {
  const { userId } = caller;
  const { document, responsibleCpf, pixKeyType, pixKey, promotion, termsVersion } = application;
  if (termsVersion !== programmeVersion) {
    throw new DomainError('CONFLICT', { message: 'As condições do programa mudaram. Leia-as de novo.' });
  }
  const identity = sealIdentity(context, canonicalIdentity(document, responsibleCpf));
  const pixKeySealed = sealText(context, canonicalPixKey(pixKeyType, pixKey));
  const { name, email, role } = await accountOf(context, caller);
  if (role !== 'user') throw new DomainError('CONFLICT', { message: 'Esta conta já tem outro papel na Sefira.' });
  const row = { userId, name, email, ...identity, pixKeyType, pixKeySealed, promotion, termsVersion };
  return inTransaction(context, async (transaction) => {
    const reseller = await addApplication(transaction, row, context.clock());
    await markReseller(context, transaction, reseller);
    return reseller;
  });
}

async function addApplication(transaction: Transaction, application: NewApplication, now: Date): Promise<Reseller> {
  const known = await findReseller(transaction, application.userId);
  if (known && known.status !== 'refused')
    throw new DomainError('CONFLICT', { message: 'Seu pedido já foi recebido.' });
  const again = known ? mayApplyAgainAt(known) : null;
  if (again && again > now) {
    throw new DomainError('CONFLICT', { message: 'Você pode pedir de novo 30 dias depois da última resposta.' });
  }
  return storeApplication(transaction, application, now);
}
