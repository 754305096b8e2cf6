import { toast } from 'sonner'

/** Short news at the top right, gone after three seconds. What must not be missed goes into an Alert as well. */
export const notify = {
  success: (message: string, description?: string) => toast.success(message, { description }),
  error: (message: string, description?: string) => toast.error(message, { description }),
  info: (message: string, description?: string) => toast.info(message, { description }),
}
