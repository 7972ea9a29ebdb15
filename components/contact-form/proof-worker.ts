import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Solves one challenge off the main thread. Answers with the proof, or with undefined if there is none. */
addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  void solveChallenge({ challenge: data, deriveKey }).then(
    (solution) => postMessage(solution ? btoa(JSON.stringify({ challenge: data, solution })) : undefined),
    () => postMessage(undefined),
  )
})
