import type { FieldErrors } from '../contract/call.ts';
import { isRecord } from '../contract/look-up.ts';
import { uiMessages } from '../messages/ui.ts';
import type { Failure } from './failure.ts';

/** The name of errors that belong to no single field, as Rails calls it. */
export const baseField = 'base';

/**
 * What somebody has to change before a write can be done, by field. A 422 names it. A 413 says that all of it is too large,
 * unless it names a field.
 */
export function refusalOf({ status, data }: Failure): FieldErrors {
  if (status !== 413) return status === 422 ? fieldErrorsOf(data) : {};
  // Other texts of such a body are about the server.
  const named = isRecord(data) && data.errors ? fieldErrorsOf(data) : {};
  return Object.keys(named).length > 0 ? named : { [baseField]: [uiMessages.failures.tooLarge] };
}

/**
 * The errors of single fields in the body of a 422, as Rails hosts send them: `{errors: {field: [text]}}`, also nested by
 * record, `{field: text}`, `{errors: [text]}` and JSON:API's list. A field is named by the last part of its name
 * (`review[title]`, `review.title`). Empty where the body names no field, such as `{error: text}`.
 */
export function fieldErrorsOf(body: unknown): FieldErrors {
  if (!isRecord(body)) return {};
  const found = new Map<string, string[]>();
  const add = (field: string, texts: readonly string[]) => {
    const name =
      field
        .split(/[^\w-]+/)
        .filter(Boolean)
        .at(-1) ?? baseField;
    found.set(name, [...(found.get(name) ?? []), ...texts]);
  };
  const read = (fields: Readonly<Record<string, unknown>>, depth = 0) => {
    for (const [field, value] of Object.entries(fields)) {
      const texts = [value].flat().filter(text => typeof text === 'string' && text.trim() !== '');
      if (texts.length > 0) add(field, texts as string[]);
      else if (isRecord(value) && depth < depthMax) read(value, depth + 1);
    }
  };
  if (Array.isArray(body.errors)) {
    for (const error of body.errors) {
      if (typeof error === 'string') add(baseField, [error]);
      else if (isRecord(error)) add(pointerOf(error), [textOf(error)].filter(Boolean));
    }
  } else if (isRecord(body.errors)) read(body.errors);
  // A problem description (RFC 9457) is about the request as a whole.
  else if (!('type' in body || 'status' in body || 'detail' in body))
    read(Object.fromEntries(Object.entries(body).filter(([name]) => !aboutAll.has(name))));
  return Object.fromEntries(found);
}

/** How deep records are nested at most. An answer may be nested without end. */
const depthMax = 5;

/** Names under which hosts say what is wrong as a whole. */
const aboutAll = new Set(['error', 'errors', 'message', 'code', 'success']);

/** JSON:API: `{source: {pointer: '/data/attributes/title'}, detail}`. */
function pointerOf({ source, field }: Readonly<Record<string, unknown>>): string {
  const pointer = isRecord(source) ? source.pointer : field;
  return typeof pointer === 'string' ? pointer : baseField;
}
function textOf({ detail, message, title }: Readonly<Record<string, unknown>>): string {
  return String(detail ?? message ?? title ?? '');
}
