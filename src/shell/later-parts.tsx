// Parts of the shell that lie in one script. `lazy.ts` declares them.

export { followSwaps } from '../turbo/page-swaps.ts';
export { Footer } from './footer/footer.tsx';
export { NotFound } from './not-found.tsx';
export { ScreenFailed, ScreenMissing } from './screen-failures.tsx';
export { SignInPrompt } from './sign-in-prompt.tsx';
