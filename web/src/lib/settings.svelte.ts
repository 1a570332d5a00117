// What a visitor likes: light or dark, how fast the story is told, and which hints have been seen.
import { remembered } from './remembered'

export type Light = 'auto' | 'light' | 'dark'
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const
export type Speed = (typeof SPEEDS)[number]
export const FACTOR: Record<Speed, number> = { slow: 0.55, normal: 1, fast: 2.5, instant: Infinity }

class Settings {
  light: Light = $state((remembered.get('light') as Light | null) ?? 'auto')
  speed: Speed = $state(SPEEDS.find((each) => each === remembered.get('speed')) ?? 'normal')
  hintsSeen: string[] = $state((remembered.get('hints') ?? '').split(' ').filter(Boolean))
  guide = $state(remembered.get('guide') !== 'off')

  shine(light: Light): void {
    this.light = light
    remembered.set('light', light)
    this.apply()
  }

  /** `data-light` on the root; without it the browser's own preference holds. */
  apply(): void {
    const root = document.documentElement
    if (this.light === 'auto') delete root.dataset.light
    else root.dataset.light = this.light
  }

  tell(speed: Speed): void {
    this.speed = speed
    remembered.set('speed', speed)
  }

  sawHint(hint: string): void {
    this.hintsSeen = [...this.hintsSeen, hint]
    remembered.set('hints', this.hintsSeen.join(' '))
  }

  guideMe(on: boolean): void {
    this.guide = on
    if (on) {
      this.hintsSeen = []
      remembered.forget('hints')
    }
    remembered.set('guide', on ? 'on' : 'off')
  }
}

export const settings = new Settings()
