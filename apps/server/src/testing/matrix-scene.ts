import { accountScenes } from './scenes/account-scenes.ts'
import { contractScenes } from './scenes/contract-scenes.ts'
import { hiringScenes } from './scenes/hiring-scenes.ts'
import { type Arrange, arrangePeople, type Scene } from './scenes/scene.ts'
import type { TestApp } from './test-app.ts'

const scenes = { ...hiringScenes, ...contractScenes, ...accountScenes }

export type Stage = keyof typeof scenes
export const stages = Object.keys(scenes) as Stage[]

export async function arrangeScene(t: TestApp, stage: Stage): Promise<Scene> {
  const isAccepted = stage === 'accepted' || stage === 'delivered'
  const scene = await arrangePeople(t, isAccepted ? 'in_progress' : 'active')
  const arrange: Arrange = scenes[stage]
  return { ...scene, ...(await arrange(t, scene)) }
}
