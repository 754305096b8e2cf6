export function printText(title: string, text: string) {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.className = 'sr-only'
  document.body.append(frame)
  const sheet = frame.contentDocument
  const heading = sheet?.createElement('h1')
  const lines = sheet?.createElement('pre')
  if (!sheet || !heading || !lines) return frame.remove()
  sheet.title = title
  heading.textContent = title
  lines.textContent = text
  lines.style.fontSize = '14pt'
  sheet.body.append(heading, lines)
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove(), { once: true })
  frame.contentWindow?.focus()
  frame.contentWindow?.print()
}
