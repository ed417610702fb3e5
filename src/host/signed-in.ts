/** Classes of the body on a page for somebody who is signed in. */
export const loggedInClasses = ['logged-in', 'logged_in', 'signed-in', 'signed_in', 'user-signed-in'];

/** Whether the host page was rendered for a signed-in reviewer, according to the class of its body. */
export function isLoggedIn(doc: Document): boolean {
  // Whole class names only: "not-logged-in" means a guest.
  return loggedInClasses.some(name => doc.body.classList.contains(name));
}
