import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { showNoticesWith } from './notify.ts'

export default function Toaster() {
  // Effects of children run first, so the list is listening already.
  useEffect(() => showNoticesWith(({ kind, message, description }) => toast[kind](message, { description })), [])
  return <Sonner position="top-right" duration={3000} offset={{ top: 80 }} mobileOffset={{ top: 72 }} />
}
