import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { showNoticesWith } from './notify.ts'

export default function Toaster() {
  // Children's effects run first, so the list is already listening.
  useEffect(() => showNoticesWith(({ kind, message, description }) => toast[kind](message, { description })), [])
  return <Sonner position="top-right" duration={3000} offset={{ top: 80 }} mobileOffset={{ top: 72 }} />
}
