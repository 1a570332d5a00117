// The visitor's settings: light or dark, the speed of playback, and which hints have been seen.
import { localStore } from './storage'

export type Light = 'auto' | 'light' | 'dark'
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const
export type Speed = (typeof SPEEDS)[number]
export const FACTOR: Record<Speed, number> = { slow: 0.55, normal: 1, fast: 2.5, instant: Infinity }

class Settings {
  light: Light = $state((localStore.get('light') as Light | null) ?? 'auto')
  speed: Speed = $state(SPEEDS.find((each) => each === localStore.get('speed')) ?? 'normal')
  hintsSeen: string[] = $state((localStore.get('hints') ?? '').split(' ').filter(Boolean))
  guide = $state(localStore.get('guide') !== 'off')

  setLight(light: Light): void {
    this.light = light
    localStore.set('light', light)
    this.apply()
  }

  /** `data-light` on the root; without it the browser's own preference holds. */
  apply(): void {
    const root = document.documentElement
    if (this.light === 'auto') delete root.dataset.light
    else root.dataset.light = this.light
  }

  setSpeed(speed: Speed): void {
    this.speed = speed
    localStore.set('speed', speed)
  }

  markHintSeen(hint: string): void {
    this.hintsSeen = [...this.hintsSeen, hint]
    localStore.set('hints', this.hintsSeen.join(' '))
  }

  setGuide(on: boolean): void {
    this.guide = on
    if (on) {
      this.hintsSeen = []
      localStore.remove('hints')
    }
    localStore.set('guide', on ? 'on' : 'off')
  }
}

export const settings = new Settings()
