import type { ServicePrice } from '@sefira/contracts/admin-config/plans';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { failureText } from '../../../api/client/use-field-issues.ts';
import { adminPlanTexts, adminTexts, adminPriceTexts as texts } from '../../../texts/admin/admin.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { NoticeBox } from '../../../ui/feedback/notice-box.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useServicePricesQuery, useUpdateServicePriceMutation } from '../api.ts';
import { LoadState } from '../load-state.tsx';
import { readWhole } from '../number-input.ts';
import { bindingOf, useTextInput } from '../use-text-input.ts';
import { WindowForm } from '../window-form.tsx';

/** The price of each service in credits. */
export function PricesTab() {
  const query = useServicePricesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [editedPrice, setEditedPrice] = useState<ServicePrice | null>(null);
  const { data: prices } = query;
  return (
    <>
      <h2 className="text-h3">{adminTexts.prices}</h2>
      <LoadState query={query} hasData={prices !== undefined} heights={['h-96']} failed={texts.loadFailed} />
      {prices ? (
        <div className="card overflow-hidden">
          <table className="stacked-table">
            <thead>
              <tr>
                {[texts.service, texts.type, texts.cost, texts.state, texts.action].map((title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {prices.map((price) => (
                <tr key={price.id}>
                  <td data-label={texts.service}>
                    <span className="font-semibold">{price.service_name}</span>
                  </td>
                  <td data-label={texts.type}>
                    <span>{price.service_type}</span>
                  </td>
                  <td data-label={texts.cost}>
                    <span className="tabular-nums">{price.credit_cost}</span>
                  </td>
                  <td data-label={texts.state}>
                    <Badge tone={price.active ? 'success' : 'neutral'}>
                      {price.active ? adminTexts.active : adminTexts.inactive}
                    </Badge>
                  </td>
                  <td data-label={texts.action}>
                    <Button
                      variant="outline"
                      size="sm"
                      label={`${adminTexts.edit} ${price.service_name}`}
                      onPress={() => setEditedPrice(price)}
                    >
                      {adminTexts.edit}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {editedPrice ? <PriceWindow price={editedPrice} onClose={() => setEditedPrice(null)} /> : null}
    </>
  );
}

function PriceWindow({ price, onClose }: { readonly price: ServicePrice; readonly onClose: () => void }) {
  const [update, { isLoading, error: refusal }] = useUpdateServicePriceMutation();
  const [active, setActive] = useState(price.active);
  const [isFreeConfirmed, setFreeConfirmed] = useState(false);
  const cost = useTextInput('cost', String(price.credit_cost));
  const credits = readWhole(cost.value);
  const becomesFree = credits === 0 && price.credit_cost > 0;
  const send = async () => {
    if (credits === null) return;
    const confirmation = becomesFree ? { confirm_free: isFreeConfirmed } : {};
    const { error } = await update({ id: price.id, body: { ...price, credit_cost: credits, active, ...confirmation } });
    if (error) return;
    toast.success(texts.updated);
    onClose();
  };
  return (
    <Dialog title={texts.edit} open onClose={onClose}>
      <WindowForm
        lead={price.service_name}
        failure={failureText(refusal, texts.updateFailed)}
        submit={adminTexts.save}
        submitting={adminTexts.saving}
        disabled={credits === null || (becomesFree && !isFreeConfirmed)}
        loading={isLoading}
        onSubmit={() => void send()}
        onCancel={onClose}
      >
        <TextField
          {...bindingOf(cost)}
          error={credits === null ? adminPlanTexts.numberInvalid : undefined}
          label={texts.cost}
          inputMode="numeric"
          maxLength={5}
          required
        />
        {becomesFree ? (
          <NoticeBox tone="info">
            <p>{texts.freeHint}</p>
            <CheckboxField name="free" checked={isFreeConfirmed} onChange={setFreeConfirmed}>
              {texts.free}
            </CheckboxField>
          </NoticeBox>
        ) : null}
        <SwitchField label={texts.onSale} description={texts.onSaleHint} checked={active} onChange={setActive} />
      </WindowForm>
    </Dialog>
  );
}
