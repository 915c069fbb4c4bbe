/** By this header the app tells its own door that the tenant's look has changed, so that kept pages are drawn anew; the door takes it off. */
export const LOOK_CHANGED = 'X-Look-Changed';
