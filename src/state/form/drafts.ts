import * as v from 'valibot';
import { decodeStored } from '../../api/decode.ts';
import { writeJson } from '../../contract/natives.ts';
import { readJson, type SafeStorage } from '../../host/storage.ts';
import { atom } from '../core/jotai.ts';
import { servicesAtom } from '../core/services.ts';
import { draftsKey, isOwnDataClosedAtom } from '../person/own-data.ts';
import { viewerAtom } from '../person/reviewer.ts';

/** How long a draft is kept, and how many of one person. */
const draftLimits = { days: 30, count: 20 } as const;

/** The drafts of one person in local storage, by form and record. */
const drafts = v.record(
  v.string(),
  v.object({
    /** The version of the form's values. Values of another version are not restored. */
    version: v.number(),
    /** When it was last changed, ms since the epoch. */
    time: v.number(),
    values: v.record(v.string(), v.unknown()),
  }),
);
type Drafts = v.InferOutput<typeof drafts>;

/** The identity of a draft of a person. */
export interface DraftName {
  /** Form and record, such as `review:9f3`. */
  readonly key: string;
  /** Raised with each change of what the form holds. */
  readonly version: number;
}
export type DraftValues = Drafts[string]['values'];

function readDrafts(storage: SafeStorage, person: string, now: number): Drafts {
  const stored = decodeStored(drafts, readJson(storage, draftsKey(person))) ?? {};
  const oldest = now - draftLimits.days * 24 * 60 * 60 * 1000;
  return Object.fromEntries(Object.entries(stored).filter(([, { time }]) => time > oldest));
}

/** The viewer's draft; undefined without one, and while it is not known who the viewer is. */
export const readDraftAtom = atom(null, (get, _set, { key, version }: DraftName): DraftValues | undefined => {
  const { storage, now } = get(servicesAtom);
  const { id } = get(viewerAtom);
  const draft = id ? readDrafts(storage, id, now())[key] : undefined;
  return draft?.version === version ? draft.values : undefined;
});

/**
 * Keeps the viewer's draft on this device, or removes it.
 * @param values undefined to remove it
 * @returns whether the device holds it as given
 */
export const writeDraftAtom = atom(
  null,
  (get, _set, { key, version }: DraftName, values: DraftValues | undefined): boolean => {
    const { storage, now } = get(servicesAtom);
    const { id } = get(viewerAtom);
    if (!id || get(isOwnDataClosedAtom)) return false;
    const { [key]: _, ...others } = readDrafts(storage, id, now());
    const newest = Object.entries(others)
      .sort(([, one], [, other]) => other.time - one.time)
      .slice(0, draftLimits.count - 1);
    const remaining = values ? [[key, { version, time: now(), values }] as const, ...newest] : newest;
    if (remaining.length === 0) {
      storage.remove(draftsKey(id));
      return true;
    }
    const json = writeJson(Object.fromEntries(remaining));
    storage.set(draftsKey(id), json);
    return storage.get(draftsKey(id)) === json;
  },
);
