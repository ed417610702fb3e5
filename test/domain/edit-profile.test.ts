import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkProfile, profileChange, profileValues } from '../../src/domain/edit-profile.ts';

const saved = profileValues({
  name: 'Ada',
  rs_country: 'DE',
  notifications: { rewards: true, pigeon_post: false, review_replies: false },
  avatar_image_url: { normal: '/a.jpg', retina: '/a2.jpg' },
});

test('begins with what is saved, and with the usual where the host says nothing', () => {
  assert.equal(saved.avatar_upload_id, { url: '/a2.jpg', uploadId: null });
  assert.equal([saved.rs_country, saved.rs_currency, saved.subscribed_rs], ['DE', '*', false]);
  assert.equal(Object.keys(saved.notifications), ['review_replies', 'rewards', 'pigeon_post']);
  assert.equal(profileValues({}).notifications, {});
});

test('sends only what differs, without spaces around the name', () => {
  assert.equal(profileChange(saved, { ...saved, name: ' Ada ' }), {});
  const notifications = { ...saved.notifications, rewards: false };
  assert.equal(profileChange(saved, { ...saved, name: 'Eva ', notifications }), {
    name: 'Eva',
    notifications,
  });
});

test('sends the id of a new picture, and null where there is to be none', () => {
  const change = (url: string | null, uploadId: string | null) =>
    profileChange(saved, { ...saved, avatar_upload_id: { url, uploadId } });
  assert.equal(change('/b.jpg', 'u1'), { avatar_upload_id: 'u1' });
  assert.equal(change(null, null), { avatar_upload_id: null });
});

test('asks for a name of 200 characters at most, and for a change', () => {
  const check = (name: string) => checkProfile({ ...saved, name }, saved);
  assert.equal(check('Ada'), { base: 'You haven’t changed anything yet.', name: false });
  assert.equal(check(' '), { base: false, name: 'Enter a name.' });
  assert.equal(check('a'.repeat(201)), { base: false, name: 'Use no more than 200 characters.' });
  assert.equal(check('a'.repeat(200)), { base: false, name: false });
});

test.run();
