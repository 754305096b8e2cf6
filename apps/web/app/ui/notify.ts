import { toast } from 'sonner'

/** Toasts at the top right, for three seconds. Put what must not be missed in an Alert as well. */
export const notify = {
  success: (message: string, description?: string) => toast.success(message, { description }),
  error: (message: string, description?: string) => toast.error(message, { description }),
  info: (message: string, description?: string) => toast.info(message, { description }),
}
