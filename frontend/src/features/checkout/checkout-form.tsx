import { zodResolver } from '@hookform/resolvers/zod';
import { type Catalogue, cents, type PaidPlan, type PaymentMethod } from '@sefira/contracts/billing/catalogue';
import { payerAddress } from '@sefira/contracts/billing/payer-address';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { isProblem, messageOf } from '../../api/client/problem.ts';
import { type OrderRequest, useCreateOrderMutation } from '../../api/endpoints/billing.ts';
import { useSession } from '../../api/session/use-session.ts';
import { orderPath } from '../../shared/navigation/paths.ts';
import { planNames, planTexts } from '../../texts/billing/billing.ts';
import { paymentTexts } from '../../texts/billing/checkout.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FormFailure } from '../../ui/feedback/form-failure.tsx';
import { NoticeBox } from '../../ui/feedback/notice-box.tsx';
import { useField } from '../../ui/fields/use-field.ts';
import { AddressFields } from './address-fields.tsx';
import { Agreement } from './agreement.tsx';
import { CardFieldsFrame } from './card-fields-frame.tsx';
import { type Choice, expectedPrice, methodsOf, packOf } from './choice.ts';
import { boletoPayerForm, emptyAddress, type PayerValues, payerFieldNames, payerForm } from './form.ts';
import { MethodChoice } from './method-choice.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PayerFields } from './payer-fields.tsx';
import { PlanChangeCard } from './plan-change-card.tsx';
import { useCardFields } from './use-card-fields.ts';
import { offerNote, renewalNote, useCheckout } from './use-checkout.ts';

interface CheckoutFormProps {
  readonly catalogue: Catalogue;
  readonly choice: Choice;
  /** Plans with an introductory offer open to this person. */
  readonly offers: readonly PaidPlan[];
  /** The price that the server gave for the chosen plan and this payer. */
  readonly onPriceChanged: (priceCents: number) => void;
}

/** Payment method, payer and sum; submits the order and opens its page. */
export function CheckoutForm({ catalogue, choice, offers, onPriceChanged }: CheckoutFormProps) {
  const { user } = useSession();
  const navigate = useNavigate();
  const methods = methodsOf(catalogue);
  const [picked, setPicked] = useState<PaymentMethod>('credit-card');
  const method = methods.includes(picked) ? picked : methods[0];
  const checkout = useCheckout(catalogue, choice, offers);
  const { cardFieldsUrl, provider } = catalogue.payment;
  const card = useCardFields(cardFieldsUrl);
  const [createOrder, { error: refused }] = useCreateOrderMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const { control, handleSubmit, setError, formState } = useForm<PayerValues>({
    resolver: zodResolver(method === 'boleto' ? boletoPayerForm : payerForm),
    defaultValues: { name: user?.name ?? '', email: user?.email ?? '', cpf: '', address: emptyAddress },
  });
  const fields = {
    name: useField(control, 'name'),
    email: useField(control, 'email'),
    cpf: useField(control, 'cpf'),
  };

  const showProblem = (error: unknown) => {
    setFailure(isProblem(error) && error.status === 0 ? paymentTexts.connectionLost : messageOf(error));
    if (!isProblem(error)) return;
    if (error.code === 'PRICE_CHANGED') onPriceChanged(z.safeParse(cents, error.facts?.priceCents).data ?? 0);
    if (error.code === 'CPF_INVALID') setError('cpf', { message: error.message }, { shouldFocus: true });
    for (const field of payerFieldNames) {
      const issue = error.issues.find(({ path }) => path === field);
      if (issue) setError(field, { message: issue.message }, { shouldFocus: true });
    }
  };

  const send = async (values: PayerValues, chosen: PaymentMethod) => {
    setFailure(null);
    const answer = chosen === 'credit-card' ? await card.tokenize() : null;
    if (answer && 'refused' in answer) {
      setFailure(answer.refused);
      return;
    }
    const payer = { name: values.name.trim(), email: values.email.trim(), cpf: values.cpf, method: chosen };
    const address = chosen === 'boleto' ? { address: z.parse(payerAddress, values.address) } : {};
    const token = answer ? { cardToken: answer.token } : {};
    const shown = checkout ? { expectedPriceCents: expectedPrice(checkout.sums) } : {};
    try {
      const order = await createOrder({
        ...orderedItem(catalogue, choice),
        ...payer,
        ...address,
        ...token,
        ...shown,
      }).unwrap();
      await navigate(orderPath(order.id));
    } catch (error) {
      showProblem(error);
    }
  };

  if (!checkout) return null;
  const { item, sums, change: planChange, isReady } = checkout;
  const summary = {
    item,
    sums,
    days: { regret: catalogue.regretDays, guarantee: catalogue.guaranteeDays },
  };

  if (planChange && planChange.when !== 'now') {
    const { subscription } = checkout;
    const current = subscription ? planTexts.named(planNames[subscription.plan]) : undefined;
    return <PlanChangeCard {...summary} current={current} choice={choice} change={planChange} />;
  }

  if (!catalogue.payment.isAvailable || !method) {
    return <NoticeBox tone="danger">{paymentTexts.unavailable}</NoticeBox>;
  }
  return (
    <form
      onSubmit={(event) => void handleSubmit((values) => send(values, method))(event)}
      noValidate
      className="grid items-start gap-8 lg:grid-cols-[1fr_24rem]"
    >
      <div className="grid gap-10">
        {provider === 'sandbox' ? <NoticeBox tone="info">{paymentTexts.sandbox}</NoticeBox> : null}
        <MethodChoice methods={methods} chosen={method} onChoose={setPicked} />
        {method === 'credit-card' && cardFieldsUrl ? <CardFieldsFrame url={cardFieldsUrl} fields={card} /> : null}
        <PayerFields {...fields} />
        {method === 'boleto' ? <AddressFields control={control} /> : null}
      </div>
      <OrderSummary {...summary} note={renewalNote(choice, method, sums)} offerNote={offerNote(sums)}>
        <FormFailure message={failure} retryAt={isProblem(refused) ? refused.retryAt : undefined} />
        <Button
          type="submit"
          size="lg"
          disabled={!isReady}
          loading={formState.isSubmitting}
          loadingLabel={paymentTexts.finishing}
          className="w-full"
        >
          {paymentTexts.finish}
        </Button>
        <Agreement />
      </OrderSummary>
    </form>
  );
}

function orderedItem(catalogue: Catalogue, choice: Choice): Pick<OrderRequest, 'plan' | 'cycle' | 'pack'> {
  const pack = packOf(catalogue, choice)?.id;
  return choice.kind === 'pack' && pack ? { pack } : { plan: choice.plan, cycle: choice.cycle };
}
