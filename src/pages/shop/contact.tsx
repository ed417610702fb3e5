import type { ReactNode } from 'react';
import { countryName } from '../../contract/countries.ts';
import type { ResponseTime, ShopData } from '../../contract/shop.ts';
import { emailHref, mapHref, phoneHref } from '../../domain/contact.ts';
import { shopPartMessages as texts } from '../../messages/shop.ts';
import { useUi } from '../../ui/context.tsx';
import type { Maybe } from '../../ui/cx.ts';
import { listed } from '../../ui/format.ts';
import { formatReplyTime } from '../../ui/format-ago.ts';
import { History } from '../../ui/icons/history.ts';
import type { IconType } from '../../ui/icons/icon.tsx';
import { Mail } from '../../ui/icons/mail.ts';
import { MapPin } from '../../ui/icons/map-pin.ts';
import { MessageSquareText } from '../../ui/icons/message-square-text.ts';
import { Phone } from '../../ui/icons/phone.ts';
import { TextLink } from '../../ui/navigation/text-link.tsx';

/** How fast and how often the store answers, and how to reach it. What the host does not send is left out. */
export function Contact({
  shop: { country, contact_info, shop_metrics },
}: {
  readonly shop: ShopData;
}): ReactNode {
  const { locale } = useUi();
  const { response_time: stated, usual_response_time: usual, email, phone, address } = contact_info ?? {};
  const response = responseText(usual, stated, locale);
  const land = country && countryName(country, locale);
  const place = listed([address, land && !address?.includes(land) && land]);
  const replies = shop_metrics?.replies_count;
  const answered = replies == null ? '' : texts.answered({ count: replies });
  if (!place && !response && !answered && !email && !phone) return null;
  return (
    <ul className="mp-shop__contact" aria-label={texts.contact}>
      <Row icon={History} text={response} />
      <Row icon={MessageSquareText} text={answered} />
      <Row icon={Mail} text={email} href={emailHref(email ?? '')} />
      <Row icon={Phone} text={phone} href={phoneHref(phone ?? '')} />
      <Row icon={MapPin} text={place} href={address ? mapHref(place) : ''} isElsewhere />
    </ul>
  );
}

/** How fast the store answers: by the dates of its answers, beside what it says; else what it says. */
function responseText(usual: Maybe<ResponseTime>, stated: Maybe<ResponseTime>, locale: string): string {
  const [time, said] = [usual, stated].map(one => one && formatReplyTime(one, locale));
  if (!time) return said ? texts.answersIn({ time: said }) : '';
  return said && said !== time ? texts.usuallyInSays({ time, stated: said }) : texts.usuallyIn({ time });
}

interface RowProps {
  readonly icon: IconType;
  /** The row is left out without a value. */
  readonly text: Maybe<string>;
  readonly href?: string;
  /** Whether the link opens another site, in a tab of its own. */
  readonly isElsewhere?: boolean;
}

function Row({ icon: Icon, text, href, isElsewhere }: RowProps) {
  if (!text) return null;
  return (
    <li>
      <Icon size={18} />
      {href ? (
        <TextLink
          href={href}
          {...(isElsewhere && {
            target: '_blank',
            rel: 'noopener nofollow',
            'aria-label': texts.opensMap({ address: text }),
          })}
        >
          {text}
        </TextLink>
      ) : (
        <span>{text}</span>
      )}
    </li>
  );
}
