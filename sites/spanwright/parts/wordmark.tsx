import { site } from '#model/site.ts'

/** The brand: a tied-arch bridge and the name. */
export default function Wordmark() {
  return (
    <span className="wordmark">
      <svg className="wordmark__mark" viewBox="0 0 40 24" width="40" height="24" aria-hidden="true">
        <path
          className="wordmark__line"
          d="M2 20C8 1 32 1 38 20M10 20v-10M15 20v-14M20 20v-15M25 20v-14M30 20v-10"
        />
        <path className="wordmark__deck" d="M0 20h40" />
      </svg>
      {site.name}
    </span>
  )
}
