import { useNavigate } from 'react-router'

/** The Navigation API, which not every browser has yet. */
type WithNavigation = { navigation?: { canGoBack: boolean } }

/** Goes to the page before, of ours or not. Without one, as in a new tab, to `otherwise`. */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate()
  return () => {
    if (hasPageBefore()) window.history.back()
    else void navigate(otherwise)
  }
}

function hasPageBefore(): boolean {
  if (window.history.length < 2) return false
  // The router numbers the entries of a visit from 0, and begins again with each page that it did not open.
  if (window.history.state?.idx > 0 || document.referrer !== '') return true
  // Knows our own pages only; what came before them had a referrer.
  return (window as WithNavigation).navigation?.canGoBack ?? true
}
