/** Texts, nested as it suits. */
type Group = { readonly [name: string]: Text };
type Text = string | ((values: never) => string) | readonly Text[] | Group;

/** A group as its users see it: another language may stand in place of what is written. */
type Defined<T> = T extends string
  ? string
  : T extends (values: never) => string
    ? T
    : { readonly [Name in keyof T]: Defined<T[Name]> };

/** A group in another language: patterns in place of messages. */
export type TextsOf<T> = T extends string | ((values: never) => string)
  ? string
  : { readonly [Name in keyof T]: TextsOf<T[Name]> };

/** The groups for `translate.ts`, which puts texts over them. It loads with the first language that is not English. */
export const definedTexts = {
  groups: new Map<string, object>(),
  /** Called for each group of a script that loads later. */
  onDefine: undefined as ((name: string, group: object) => void) | undefined,
};

/**
 * Makes a group of texts known by its name, so that another language and the host's own words can be laid over it. Read
 * its texts when they are shown, and never into a constant of a module.
 */
export function defineMessages<const G extends Group>(name: string, group: G): Defined<G> {
  definedTexts.groups.set(name, group);
  definedTexts.onDefine?.(name, group);
  return group as unknown as Defined<G>;
}
