import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { showNoticesWith } from './notify.ts'

/** Shows what {@link notify} is told. */
export default function Toaster() {
  // Effects of children come first: the list is listening by then.
  useEffect(() => showNoticesWith(({ kind, message, description }) => toast[kind](message, { description })), [])
  return <Sonner position="top-right" duration={3000} offset={{ top: 80 }} mobileOffset={{ top: 72 }} />
}
