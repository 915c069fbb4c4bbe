/** Loaded into each process that a script starts: when that script is gone, killed even, the process is told to end in good order. */
if (process.connected) {
  process.channel?.unref();
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
