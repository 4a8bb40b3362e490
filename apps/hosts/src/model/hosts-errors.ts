/** An error whose message is a sentence for the host. It never contains what guests wrote. */
export class HostsError extends Error {
  override name = 'HostsError';
}

/** An error that only concerns one document. Other documents can still be changed. */
export class DocumentError extends HostsError {
  override name = 'DocumentError';
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
