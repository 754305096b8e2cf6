/**
 * Class names of a submit button before hydration. It must be disabled, or the browser would submit the form itself,
 * with the password in the address; this keeps it from looking disabled for a moment.
 */
export const untilReady = 'disabled:opacity-100!'
