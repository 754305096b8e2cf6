import { toast } from 'sonner'

let earlier = 0

/** Before each test, and before an act whose toast says what an earlier one said. */
export function forgetToasts() {
  earlier = toast.getHistory().length
}

/** What toasts have said in this test. They go after three seconds, which may be over before a slow machine looks. */
export const toasts = () =>
  toast
    .getHistory()
    .slice(earlier)
    .map((shown) => ('title' in shown ? shown.title : undefined))
