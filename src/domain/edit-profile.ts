import { nameOf } from '../contract/content.ts';
import { type EditedProfile, notificationNames, type ProfileChange } from '../contract/edit-profile.ts';
import { reviewerNameMax, wildcard } from '../contract/limits.ts';
import { writeJson } from '../contract/natives.ts';
import { editProfileMessages as texts } from '../messages/edit-profile.ts';
import { imageAddresses } from './image.ts';

/** A picture of oneself: its address, and the id of its upload where it is not saved yet. Without an address there is none. */
export interface AvatarChoice {
  readonly url: string | null;
  readonly uploadId: string | null;
}

/** A profile while it is edited. The names are those under which the host knows the fields. */
export interface ProfileValues {
  readonly avatar_upload_id: AvatarChoice;
  readonly name: string;
  /** Empty until one is chosen. */
  readonly rs_country: string;
  /** '*' is that of each store. */
  readonly rs_currency: string;
  readonly notifications: Readonly<Record<string, boolean>>;
  readonly subscribed_rs: boolean;
}

/** The initial values of the form. Notifications that the host does not send are not offered. */
export function profileValues(profile: EditedProfile): ProfileValues {
  const image = imageAddresses(profile.avatar_image_url);
  const given = profile.notifications ?? {};
  const ownOrder = notificationNames.filter(name => Object.hasOwn(given, name));
  const names = [
    ...ownOrder,
    ...Object.keys(given).filter(name => !(ownOrder as readonly string[]).includes(name)),
  ];
  return {
    avatar_upload_id: { url: image?.retina ?? image?.normal ?? null, uploadId: null },
    name: profile.name ?? '',
    rs_country: profile.rs_country ?? '',
    rs_currency: profile.rs_currency ?? wildcard,
    notifications: Object.fromEntries(names.map(name => [name, given[name] === true])),
    subscribed_rs: profile.subscribed_rs === true,
  };
}

/** The values that differ from the saved ones, as the host takes them. */
export function profileChange(saved: ProfileValues, values: ProfileValues): ProfileChange {
  const { avatar_upload_id: avatar, ...rest } = { ...values, name: nameOf(values.name) };
  const isOther = (name: keyof ProfileValues, value: unknown) => writeJson(value) !== writeJson(saved[name]);
  const changed = Object.entries(rest).filter(([name, value]) => isOther(name as keyof ProfileValues, value));
  return {
    ...Object.fromEntries(changed),
    ...(isOther('avatar_upload_id', avatar) && { avatar_upload_id: avatar.uploadId }),
  };
}

/** The errors of a profile by field name; false for a valid field. */
export function checkProfile(values: ProfileValues, saved: ProfileValues) {
  const name = nameOf(values.name);
  return {
    base: Object.keys(profileChange(saved, values)).length === 0 && texts.nothingChanged,
    name:
      name === '' ? texts.noName : name.length > reviewerNameMax && texts.longName({ max: reviewerNameMax }),
  };
}
