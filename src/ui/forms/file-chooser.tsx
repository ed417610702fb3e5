import type { Ref } from 'react';

interface FileChooserProps {
  /** To open it, by `click()`. */
  readonly ref: Ref<HTMLInputElement>;
  /** For the browser's chooser, such as `image/*`. Contents have to be checked in any case. */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

/** The browser's chooser of files, without a look of its own. */
export function FileChooser({ ref, accept, multiple = false, onChoose }: FileChooserProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple={multiple}
      accept={accept}
      onChange={({ target }) => {
        onChoose([...(target.files ?? [])]);
        // The same file can be chosen again.
        target.value = '';
      }}
    />
  );
}
