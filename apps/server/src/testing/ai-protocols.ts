import type { AiRequest } from './scripted-provider.ts'

// The minimum that each protocol wraps around a model's text.

export function completion({ path, body }: Pick<AiRequest, 'path' | 'body'>, text: string, finishReason = 'stop') {
  const usage = { input_tokens: 1, output_tokens: 1 }
  if (path.endsWith('/messages')) {
    const tool = body.tools?.[0]?.name
    const content = tool
      ? { type: 'tool_use', id: 'tool-1', name: tool, input: JSON.parse(text) }
      : { type: 'text', text }
    return {
      id: 'message-1',
      type: 'message',
      role: 'assistant',
      model: body.model,
      content: [content],
      stop_reason: tool ? 'tool_use' : 'end_turn',
      usage,
    }
  }
  if (path.endsWith('/responses')) {
    const content = [{ type: 'output_text', text, annotations: [] }]
    return {
      id: 'response-1',
      object: 'response',
      created_at: 1,
      model: body.model,
      status: 'completed',
      output: [{ type: 'message', id: 'message-1', role: 'assistant', status: 'completed', content }],
      usage: { ...usage, total_tokens: 2 },
    }
  }
  return {
    id: 'chat-1',
    object: 'chat.completion',
    created: 1,
    model: body.model,
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finishReason }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  }
}

type Stream = { opening: object[]; piece: (text: string) => object; closing: object[] }

export function streamOf(request: AiRequest, text: string, finishReason = 'stop'): Stream {
  if (request.path.endsWith('/messages')) return messageStream(request)
  if (request.path.endsWith('/responses')) return responseStream(request, text)
  const chunk = (delta: object, finish: string | null = null) => ({
    id: 'chat-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: request.body.model,
    choices: [{ index: 0, delta, finish_reason: finish }],
  })
  return {
    opening: [chunk({ role: 'assistant', content: '' })],
    piece: (content) => chunk({ content }),
    closing: [chunk({}, finishReason)],
  }
}

function messageStream({ body }: AiRequest): Stream {
  const usage = { input_tokens: 1, output_tokens: 1 }
  const message = { id: 'message-1', type: 'message', role: 'assistant', model: body.model, content: [], usage }
  return {
    opening: [
      { type: 'message_start', message },
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    ],
    piece: (text) => ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
    closing: [
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage },
      { type: 'message_stop' },
    ],
  }
}

function responseStream(request: AiRequest, text: string): Stream {
  const response = completion(request, text)
  const place = { item_id: 'message-1', output_index: 0, content_index: 0 }
  const item = { type: 'message', id: 'message-1', role: 'assistant', status: 'in_progress', content: [] }
  return {
    opening: [
      { type: 'response.created', response: { ...response, status: 'in_progress', output: [] } },
      { type: 'response.output_item.added', output_index: 0, item },
    ],
    piece: (delta) => ({ type: 'response.output_text.delta', ...place, delta }),
    closing: [
      { type: 'response.output_item.done', output_index: 0, item: { ...item, status: 'completed' } },
      { type: 'response.completed', response },
    ],
  }
}
