/** The oldest supported browsers, in esbuild's notation (B13). All of them have ES2022, the `lib` of the tsconfig files. */
export const OLDEST_BROWSERS = ['chrome111', 'edge111', 'firefox114', 'safari16.4'];
