// Runs compiled programs one after the other in one process, each with classes, input and output of its own. Standard
// input has their number and their parts, standard output what comes of each: length before bytes, numbers with four.
import java.io.*;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.util.*;

public class RunBatch {
  static final ThreadMXBean CLOCKS = ManagementFactory.getThreadMXBean();

  public static void main(String[] words) throws Exception {
    int limit = Integer.parseInt(words[0]);
    DataInputStream input = new DataInputStream(new BufferedInputStream(System.in));
    DataOutputStream output = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)));
    int count = input.readInt();
    Locale.setDefault(Locale.ROOT);
    PrintStream out = System.out, err = System.err;
    InputStream in = System.in;
    for (int index = 0; index < count; index++) {
      Program program = new Program(input, limit);
      Thread thread = new Thread(new ThreadGroup("program"), program, "main", 8 << 20);
      thread.setDaemon(true);
      thread.start();
      boolean isLate = !program.waitFor(thread), isEnded = !isLate || program.end(thread);
      program.write(output, isLate);
      output.flush();
      // Not every Java can end a thread from outside, nor end every thread; its process can be ended.
      if (!isEnded) Runtime.getRuntime().halt(0);
      System.setIn(in);
      System.setOut(out);
      System.setErr(err);
    }
    Runtime.getRuntime().halt(0);
  }

  static byte[] bytes(DataInputStream input) throws IOException { return input.readNBytes(input.readInt()); }

  static String text(DataInputStream input) throws IOException {
    return new String(bytes(input), StandardCharsets.UTF_8);
  }
}

// A program that is run.
class Program implements Runnable {
  private final List<String> order;
  private final byte[] lines;
  private final Map<String, byte[]> classes = new HashMap<>();
  private final Printed printed;
  private final long nanoseconds;
  private volatile Throwable error;
  // The processor time that it took, once it has ended.
  private volatile long time = 0;

  Program(DataInputStream input, int limit) throws IOException {
    nanoseconds = input.readInt() * 1_000_000L;
    order = List.of(RunBatch.text(input).split("\n"));
    lines = RunBatch.bytes(input);
    for (int count = input.readInt(); count > 0; count--) classes.put(RunBatch.text(input), RunBatch.bytes(input));
    printed = new Printed(limit);
  }

  // Waits until it has used up its time, of the processor or, where it does nothing, ten times as much of the clock's.
  boolean waitFor(Thread thread) throws InterruptedException {
    long start = System.nanoTime();
    while (true) {
      thread.join(20);
      if (!thread.isAlive()) return true;
      if (RunBatch.CLOCKS.getThreadCpuTime(thread.getId()) > nanoseconds) return false;
      if (System.nanoTime() - start > 10 * nanoseconds + 1_000_000_000L) return false;
    }
  }

  // Ends its thread; false where that cannot be done: since version 20 no Java does.
  boolean end(Thread thread) throws InterruptedException {
    try {
      for (int tries = 0; tries < 20 && thread.isAlive(); tries++) {
        Thread.class.getMethod("stop").invoke(thread);
        thread.join(50);
      }
    } catch (ReflectiveOperationException | UnsupportedOperationException cannot) { return false; }
    return !thread.isAlive();
  }

  public void run() {
    try {
      System.setIn(new ByteArrayInputStream(lines));
      System.setOut(new PrintStream(printed.stream(1), true, StandardCharsets.UTF_8));
      System.setErr(new PrintStream(printed.stream(2), true, StandardCharsets.UTF_8));
      start();
      System.out.flush();
    } catch (Throwable found) { error = found; }
    time = RunBatch.CLOCKS.getCurrentThreadCpuTime();
  }

  private void start() throws Throwable {
    ClassLoader loader = new ClassLoader(Program.class.getClassLoader()) {
      @Override protected Class<?> loadClass(String name, boolean resolves) throws ClassNotFoundException {
        if (!classes.containsKey(name)) return super.loadClass(name, resolves);
        Class<?> known = findLoadedClass(name);
        if (known != null) return known;
        byte[] code = classes.get(name);
        return defineClass(name, code, 0, code.length);
      }
    };
    Thread.currentThread().setContextClassLoader(loader);
    for (String name : order) {
      if (!classes.containsKey(name)) continue;
      for (Method method : Class.forName(name, false, loader).getDeclaredMethods()) {
        boolean isMain = method.getName().equals("main") && Modifier.isStatic(method.getModifiers())
            && Arrays.equals(method.getParameterTypes(), new Class<?>[] {String[].class});
        if (!isMain) continue;
        method.setAccessible(true);
        try { method.invoke(null, (Object) new String[0]); } catch (InvocationTargetException caught) {
          throw caught.getCause();
        }
        return;
      }
    }
  }

  // Kinds: 0 for finished, 1 for an error, 2 for too much time, 3 for memory, 4 for output.
  void write(DataOutputStream output, boolean isLate) throws IOException {
    Throwable error = isLate ? null : this.error;
    output.writeInt((int) (time / 1_000_000));
    boolean isFull = error instanceof OutOfMemoryError;
    output.writeInt(printed.isFull ? 4 : isLate ? 2 : isFull ? 3 : error != null ? 1 : 0);
    List<byte[]> parts = printed.close();
    output.writeInt(parts.size());
    for (byte[] part : parts) bytes(output, part);
    output.writeInt(error == null ? 0 : 1);
    if (error == null) return;
    text(output, error.getClass().getName());
    String message = "";
    try { message = String.valueOf(error.getMessage()); } catch (Throwable ignored) { }
    text(output, error.getMessage() == null ? "" : message);
    List<StackTraceElement> own = new ArrayList<>();
    for (StackTraceElement frame : error.getStackTrace()) {
      if (classes.containsKey(frame.getClassName()) && own.size() < 20) own.add(frame);
    }
    output.writeInt(own.size());
    for (StackTraceElement frame : own) {
      text(output, frame.getClassName() + "." + frame.getMethodName());
      output.writeInt(frame.getLineNumber());
    }
  }

  private static void text(DataOutputStream output, String text) throws IOException {
    bytes(output, text.getBytes(StandardCharsets.UTF_8));
  }

  private static void bytes(DataOutputStream output, byte[] bytes) throws IOException {
    output.writeInt(bytes.length);
    output.write(bytes);
  }
}

// What a program prints on both streams, as long as it is not too much.
class Printed {
  private final List<ByteArrayOutputStream> parts = new ArrayList<>();
  private final int limit;
  private int last = 0, count = 0;
  boolean isFull = false;
  private boolean isClosed = false;

  Printed(int limit) { this.limit = limit; }

  OutputStream stream(int number) {
    return new OutputStream() {
      @Override public void write(int value) { add(number, new byte[] {(byte) value}, 0, 1); }
      @Override public void write(byte[] bytes, int start, int length) { add(number, bytes, start, length); }
    };
  }

  private synchronized void add(int number, byte[] bytes, int start, int length) {
    if (isClosed) return;
    if (isFull) throw new TooMuchOutput();
    if (last != number) {
      parts.add(new ByteArrayOutputStream());
      parts.get(parts.size() - 1).write(number);
      last = number;
    }
    int kept = Math.min(length, limit - count);
    parts.get(parts.size() - 1).write(bytes, start, kept);
    count += length;
    if (count < 0 || count > limit) {
      isFull = true;
      throw new TooMuchOutput();
    }
  }

  // Each part begins with the number of its stream.
  synchronized List<byte[]> close() {
    isClosed = true;
    List<byte[]> all = new ArrayList<>();
    for (ByteArrayOutputStream part : parts) all.add(part.toByteArray());
    return all;
  }
}

// Ends a program that prints without an end.
class TooMuchOutput extends Error {
  TooMuchOutput() { super("too much output", null, false, false); }
}
