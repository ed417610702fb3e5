import { type ReactNode, useState } from 'react';
import { countryName } from '../../contract/countries.ts';
import type { EditedProfile } from '../../contract/edit-profile.ts';
import { wildcard } from '../../contract/limits.ts';
import { countryOptions } from '../../domain/country-options.ts';
import { currencyName, currencyOptions } from '../../domain/currency-options.ts';
import { type ProfileValues, profileValues } from '../../domain/edit-profile.ts';
import { Form } from '../../forms/form.tsx';
import { editProfileMessages as texts } from '../../messages/edit-profile.ts';
import { pathOf } from '../../routing/addresses/paths.ts';
import { useAtomValue } from '../../state/core/jotai.ts';
import { useForm } from '../../state/form/form.ts';
import { ratesAtom } from '../../state/money/exchange-rates.ts';
import { editProfileForm } from '../../state/person/edit-profile.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useUi } from '../../ui/context.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Avatar } from '../../ui/media/avatar.tsx';
import { AvatarField } from './avatar-field.tsx';
import { NotificationField } from './notification-field.tsx';

/** Everything of a profile that can be changed. After saving it stays as it is. */
export function ProfileForm({ profile }: { readonly profile: EditedProfile }): ReactNode {
  const [saved, setSaved] = useState(() => profileValues(profile));
  const form = useForm(editProfileForm, saved, saved, setSaved);
  const subscribed = form.field('subscribed_rs');
  return (
    <Form
      form={form}
      submitLabel={texts.save}
      actions={
        <ButtonLink variant="ghost" href={pathOf('profile')}>
          {texts.myProfile}
        </ButtonLink>
      }
    >
      <div className="mp-reading">
        <div className="mp-edit-profile__fields">
          <AvatarField {...form.fileField('avatar_upload_id')} personName={form.values.name} />
          <TextField {...form.field('name')} hint={texts.nameHint} autoComplete="nickname" required />
          <SelectField {...form.field('rs_country')} options={countries()} autoComplete="country" />
          <SelectField {...form.field('rs_currency')} options={useCurrencies(saved.rs_currency)} />
        </div>
        <div className="mp-edit-profile__aside">
          <Preview values={form.values} />
          <div className="mp-edit-profile__news">
            <NotificationField {...form.field('notifications')}>
              <Checkbox id={subscribed.id} checked={subscribed.value} onChange={subscribed.onChange}>
                {subscribed.label}
              </Checkbox>
            </NotificationField>
          </div>
        </div>
      </div>
    </Form>
  );
}

/** What of the profile is public, as it is now in the form. */
function Preview({ values }: { readonly values: ProfileValues }): ReactNode {
  const { locale } = useUi();
  const { name, avatar_upload_id: avatar, rs_country: country } = values;
  return (
    <section className="mp-edit-profile__preview" aria-label={texts.preview}>
      <p className="mp-small mp-muted">{texts.preview}</p>
      <Avatar name={name} image={avatar.url} />
      <p className="mp-h2">{name}</p>
      {country && <p className="mp-muted">{countryName(country, locale)}</p>}
    </section>
  );
}

const countries = () => countryOptions().filter(({ value }) => value !== wildcard);

/** Currencies with an exchange rate, by code and name, and the present one in any case. */
function useCurrencies(present: string) {
  const { locale } = useUi();
  const { top, rest } = currencyOptions(useAtomValue(ratesAtom));
  const others = [...top, ...rest];
  const codes = present === wildcard || others.includes(present) ? others : [present, ...others];
  return [
    { value: wildcard, label: texts.storeCurrency },
    ...codes.map(value => ({
      value,
      label: [value, currencyName(value, locale)].filter(Boolean).join(' – '),
    })),
  ];
}
