// Parts of the shell that lie in one script. `lazy.ts` declares them.
export { Footer } from './footer/footer.tsx';
export { NotFound } from './not-found.tsx';
export { followSwaps } from './page-swaps.ts';
export { ScreenFailed, ScreenMissing } from './screen-failures.tsx';
export { SignInPrompt } from './sign-in-prompt.tsx';
