import '../support/dom-globals.ts';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { type ClientOptions, createClient } from '../../src/api/client.ts';
import { ApiError } from '../../src/api/errors.ts';
import { defineCall } from '../../src/contract/call.ts';
import { optionalText } from '../../src/contract/fields.ts';
import { type FakeFetch, fakeFetch } from './fake-fetch.ts';

const params = v.object({
  q: v.optional(v.nullable(v.string())),
  page: v.optional(v.number()),
  ids: v.optional(v.array(v.string())),
});
const answer = v.object({ id: v.number(), name: optionalText });
export const getCall = defineCall({ method: 'GET', path: '/things/{id}', params, answer });
export const postCall = defineCall({ method: 'POST', path: '/things', params, answer: v.unknown() });
export const putCall = defineCall({ method: 'PUT', path: '/things', params, answer: v.unknown() });
export const deleteCall = defineCall({ method: 'DELETE', path: '/things', params, answer: v.unknown() });
export const segments = { id: '1' };

export function setUp(options: Partial<ClientOptions> = {}, server: FakeFetch = fakeFetch()) {
  const pending: number[] = [];
  const reported: unknown[] = [];
  const client = createClient({
    doc: document,
    fetch: server.fetch,
    onPending: count => pending.push(count),
    report: error => reported.push(error),
    ...options,
  });
  return { client, server, pending, reported };
}

export async function failure(promise: Promise<unknown>): Promise<ApiError> {
  try {
    await promise;
  } catch (error) {
    assert.instance(error, ApiError);
    return error as ApiError;
  }
  throw new Error('it did not reject');
}
