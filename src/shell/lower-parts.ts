// Parts of the frame that stand below what a window shows at first, or in the place of a screen. `lazy.ts` declares them.
export { Footer } from './footer/footer.tsx';
export { NotFound } from './not-found.tsx';
export { SignInPrompt } from './sign-in-prompt.tsx';
