import { NetworkError } from './api-errors.ts'
import { apiErrorFrom } from './http.ts'
import { authorization } from './stored-session.ts'

/** Bytes. `total` is 0 while unknown. */
export interface Progress {
  loaded: number
  total: number
}

export interface TransferRequest {
  method: 'GET' | 'POST'
  path: string
  body?: FormData
  idempotencyKey?: string
  signal: AbortSignal
  onProgress: (progress: Progress) => void
}

/** Reports progress, which `fetch` cannot do for uploads. Throws `ApiError`, `NetworkError`, or the signal's reason. */
export function transfer({ method, path, body, idempotencyKey, signal, onProgress }: TransferRequest): Promise<Blob> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const identity = authorization()
    const request = new XMLHttpRequest()
    request.open(method, path)
    request.responseType = 'blob'
    request.setRequestHeader('accept', 'application/json')
    if (identity.authorization) request.setRequestHeader('authorization', identity.authorization)

    if (idempotencyKey) request.setRequestHeader('idempotency-key', idempotencyKey)

    const moving = body ? request.upload : request
    moving.onprogress = (event) => onProgress({ loaded: event.loaded, total: event.lengthComputable ? event.total : 0 })
    request.onerror = () => reject(new NetworkError(new Error(`${method} ${path} got no answer`)))
    request.onabort = () => reject(signal.reason)
    request.onload = () => {
      const answer: Blob = request.response
      if (request.status >= 200 && request.status < 300) resolve(answer)
      else refusalOf(request, answer, identity.authorization).then(reject, reject)
    }
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}

async function refusalOf(request: XMLHttpRequest, answer: Blob, sentAuthorization: string | undefined) {
  return apiErrorFrom({
    status: request.status,
    statusText: request.statusText,
    text: await answer.text(),
    header: (name) => request.getResponseHeader(name),
    sentAuthorization,
  })
}
