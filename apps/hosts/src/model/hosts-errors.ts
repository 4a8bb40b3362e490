/** An error whose message is a sentence for the host. It never contains what guests wrote. */
export class HostsError extends Error {
  override name = 'HostsError';
}

/** The server got a change, but has not answered. Undo is safe in both cases. */
export class UnansweredError extends HostsError {
  override name = 'UnansweredError';

  constructor(options?: ErrorOptions) {
    super(
      'The server has not answered in time, so this change may or may not be saved. Look at the guest before you try again.',
      options,
    );
  }
}
