/** As esbuild names them (B13). All have ES2022, which the tsconfig files set as `lib`. */
export const OLDEST_BROWSERS = ['chrome111', 'edge111', 'firefox114', 'safari16.4'];
