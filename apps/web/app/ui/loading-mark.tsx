/** In the place of what may turn out to be nothing. `showInOrder` waits for it. */
export const LoadingMark = () => <span data-loading="" hidden />
