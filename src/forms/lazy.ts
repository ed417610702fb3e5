import { lazy } from '../loading/lazy.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';

/** Fields of files come after the first paint of a form. */
export const uploadField = lazy('upload-field', () => import('./upload-field.tsx'));

export const UploadField = lazyComponent(uploadField, 'UploadField');
export const FilesField = lazyComponent(uploadField, 'FilesField');
