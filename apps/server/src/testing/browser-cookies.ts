/** Follows redirects and keeps cookies, as a browser does. */
export class BrowserCookies {
  readonly #cookies = new Map<string, string>()

  /** Returns the query of the first address that begins with `home`. */
  async followUntil(start: string, home: string): Promise<string> {
    let url = new URL(start)
    for (let hops = 0; hops < 10; hops += 1) {
      if (url.href.startsWith(home)) return url.search
      const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
      for (const line of response.headers.getSetCookie()) this.#keep(line)
      const location = response.headers.get('location')
      if (!location) throw new Error(`${url.href} answered ${response.status}: ${await response.text()}`)
      url = new URL(location, url)
    }
    throw new Error(`too many redirects after ${start}`)
  }

  #keep(line: string) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s)
    if (value === '') this.#cookies.delete(name)
    else this.#cookies.set(name, value)
  }
}
