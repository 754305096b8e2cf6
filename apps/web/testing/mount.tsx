import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { toast } from 'sonner'
import { onTestFinished } from 'vitest'
import { getQueryClient } from '../app/query-client.ts'
import Toaster from '../app/ui/toaster.tsx'

/**
 * With strict mode, router, cache and toasts around `screen`, as in the application. `pattern` has the names of the parameters
 * in `address`. Returns the router and a way to unmount.
 */
export function mount(screen: ReactNode, address = '/', pattern = '*') {
  const place = document.body.appendChild(document.createElement('div'))
  const withToasts = (
    <>
      {screen}
      <Toaster />
    </>
  )
  const router = createMemoryRouter([{ path: pattern, element: withToasts }], { initialEntries: [address] })
  const root = createRoot(place)
  root.render(
    <StrictMode>
      <QueryClientProvider client={getQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
  let isThere = true
  function unmount() {
    if (!isThere) return
    isThere = false
    // Sonner shows every list that is mounted what others still show: the same words would be there twice.
    toast.dismiss()
    root.unmount()
    router.dispose()
    place.remove()
  }
  onTestFinished(unmount)
  return { router, unmount }
}
