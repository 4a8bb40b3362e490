interface ImportMetaEnv {
  /** The addresses of the sites in development. */
  readonly SITES: import('./pages/preview').Sites;
}
