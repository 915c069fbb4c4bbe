/** Where a form is sent that signs somebody out. A text of its own: the menu of every page has it in its script. */
export const LOGOUT = '/logout';
