import type { PeerPage } from './ten-pages.ts'

/** A framework to compare with, set up as its own guide says and not tuned. */
export interface Peer {
  name: string
  /** Exact versions, so that two runs compare the same. */
  packages: Readonly<Record<string, string>>
  /** The command that builds it, with its binary's name first. */
  build: readonly string[]
  /** The folder it builds, within its project. */
  output: string
  /** The folder of files it serves as they are. */
  publicFolder: string
  /** Its source files, by their paths within the project. */
  files: (content: PeerContent) => Record<string, string>
}

export interface PeerContent {
  pages: readonly PeerPage[]
  stylesheet: string
}

/** A file name for a page, such as `services-ai-solutions`. */
export const fileNameOf = ({ path }: PeerPage): string => path.split('/').filter(Boolean).join('-') || 'home'
