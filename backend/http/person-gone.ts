/** Somebody's account ended before what was to be written of them: 409 `user.gone`, and for themselves 401, as a moment later. */
export class PersonGone extends Error {
  constructor(userId: string) {
    super(`the account of ${userId} has ended`);
  }
}
