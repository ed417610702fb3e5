const loggedInClasses = ['logged-in', 'logged_in', 'signed-in', 'signed_in', 'user-signed-in'];

/** Whether the host page was rendered for a signed-in reviewer: a class of its body says so. Read once, at load. */
export function isLoggedIn(doc: Document): boolean {
  // Whole class names only: "not-logged-in" is a guest.
  return loggedInClasses.some(name => doc.body.classList.contains(name));
}
