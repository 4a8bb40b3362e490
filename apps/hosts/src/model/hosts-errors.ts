/** An error whose message is a sentence for the host. It never contains what guests wrote. */
export class HostsError extends Error {
  override name = 'HostsError';
}

/** An error that only concerns one document. Other documents can still be changed. */
export class DocumentError extends HostsError {
  override name = 'DocumentError';
}

/** The account is not a host, or not any more. */
export class RefusedError extends HostsError {
  override name = 'RefusedError';

  constructor(options?: ErrorOptions) {
    super(
      'This account is not a host, so the server refused this. Another host can add it on the page “Hosts”.',
      options,
    );
  }
}

/** The server got a change, but has not answered. Undo is safe in both cases. */
export class UnansweredError extends HostsError {
  override name = 'UnansweredError';

  constructor(options?: ErrorOptions) {
    super(
      'The server has not answered in time, so this change may or may not be saved. Look before you try again.',
      options,
    );
  }
}
