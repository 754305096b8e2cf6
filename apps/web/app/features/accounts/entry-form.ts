/**
 * The look of a submit button before the page has come alive. It must not work yet, or the browser would send the
 * form by itself, with the password in the address; but it shall not flicker either.
 */
export const untilReady = 'disabled:opacity-100!'
