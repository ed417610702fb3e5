import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { arbitratorQuery } from '../../src/domain/arbitrator.ts';
import {
  awaitedIn,
  choicesOf,
  mediaOfFiles,
  responseDeadline,
  sourceIdOf,
} from '../../src/domain/dispute.ts';

test('reads the choices of a host, whatever they are called', () => {
  assert.equal(
    choicesOf([
      'not_received',
      { value: 'damaged', label: 'Arrived damaged' },
      { id: 7, name: 'Other' },
      { name: 'refund' },
      { label: 'no value' },
    ]),
    [
      { value: 'not_received', label: 'Not received' },
      { value: 'damaged', label: 'Arrived damaged' },
      { value: '7', label: 'Other' },
      { value: 'refund', label: 'Refund' },
    ],
  );
  assert.equal(choicesOf(null), []);
});

test('names an order by its public id, else by its id', () => {
  assert.is(sourceIdOf({ public_id: 'a', id: 1 }), 'a');
  assert.is(sourceIdOf({ id: 0 }), '0');
  assert.is(sourceIdOf({ public_id: '' }), null);
});

test('adds the response time of the store', () => {
  const since = '2026-03-28T22:00:00Z';
  assert.is(responseDeadline(since, { number: 6, unit: 'hours' }), '2026-03-29T04:00:00.000Z');
  assert.is(responseDeadline(since, { number: 1.5, unit: ' Day' }), '2026-03-30T10:00:00.000Z');
  assert.is(responseDeadline(since, { number: 2, unit: 'working days' }), null);
  assert.is(responseDeadline(since, { number: 1e300, unit: 'weeks' }), null);
  assert.is(responseDeadline('soon', { number: 2, unit: 'days' }), null);
});

test('counts the time of a store from the opening, or from when it was asked last', () => {
  const dispute = {
    awaiting: { from: 'store' },
    created_at: '2026-03-01T12:00:00Z',
    response_time: { number: 2, unit: 'days' },
  } as const;
  const asked = { id: 2, kind: 'information_requested', created_at: '2026-03-05T12:00:00Z' } as const;
  assert.is(awaitedIn(dispute)?.until, '2026-03-03T12:00:00.000Z');
  assert.is(
    awaitedIn({ ...dispute, events: [{ ...asked, asked: 'store' }] })?.until,
    '2026-03-07T12:00:00.000Z',
  );
  assert.is(
    awaitedIn({ ...dispute, events: [{ ...asked, asked: 'reviewer' }] })?.until,
    '2026-03-03T12:00:00.000Z',
  );
  const again = { ...asked, id: 3, asked: 'store', created_at: '2026-03-08T12:00:00Z' } as const;
  assert.is(
    awaitedIn({ ...dispute, events: [{ ...asked, asked: 'store' }, again] })?.until,
    '2026-03-10T12:00:00.000Z',
  );
  const awaiting = { from: 'store', until: '2026-04-01T00:00:00Z' } as const;
  assert.equal(awaitedIn({ ...dispute, awaiting: awaiting }), awaiting);
  assert.equal(awaitedIn({ ...dispute, awaiting: { from: 'reviewer' } }), { from: 'reviewer' });
  assert.is(awaitedIn({ ...dispute, awaiting: null }), null);
});

test('finds what a gallery can show among files', () => {
  const shown = mediaOfFiles([
    { id: 1, type: 'image/png', url: '/1.png', picture: { compact: '/1s.png', huge: '/1.png' } },
    { id: 2, type: 'application/pdf', url: '/2.pdf' },
    { id: 3, type: 'video/mp4', url: '/3.mp4' },
    { id: 4, type: 'image/jpeg', url: '/4.jpg' },
  ]);
  assert.equal(
    shown.map(item => item.picture ?? item.videoId),
    [{ compact: '/1s.png', huge: '/1.png' }, '/3.mp4', { compact: '/4.jpg', huge: '/4.jpg' }],
  );
});

test('keeps the list of an arbitrator in its address', () => {
  const query = arbitratorQuery.parse('?status=decided&search=+lamp+&page=2&assignee=');
  assert.equal(query, { ...arbitratorQuery.defaults, status: 'decided', search: 'lamp', page: 2 });
  assert.is(arbitratorQuery.replaceIn('?redesign=1', query), '?redesign=1&status=decided&search=lamp&page=2');
  assert.is(arbitratorQuery.change(query, { assignee: 'me' }).page, 1);
});

test.run();
