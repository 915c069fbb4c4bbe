/** By this header the app tells its own door whose project a signed-in investor was shown; the door takes it off. */
export const PROJECT_SEEN = 'X-Project-Seen';
