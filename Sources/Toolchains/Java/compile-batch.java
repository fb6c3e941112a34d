// Compiles programs one after the other in one process, each as if it were alone. Standard input has their number and
// their texts, standard output what comes of each: length before bytes, numbers with four bytes.
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import java.io.*;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.regex.*;
import javax.tools.*;

public class CompileBatch {
  static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

  public static void main(String[] words) throws Exception {
    long patience = Long.parseLong(words[0]) * 1000;
    DataInputStream input = new DataInputStream(new BufferedInputStream(System.in));
    DataOutputStream output = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)));
    System.setOut(System.err);
    int count = input.readInt();
    StandardJavaFileManager files = COMPILER.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8);
    for (int index = 0; index < count; index++) {
      String text = new String(input.readNBytes(input.readInt()), StandardCharsets.UTF_8);
      Compilation compilation = new Compilation(text, files);
      Thread thread = new Thread(null, compilation, "compiler", 64 << 20);
      thread.setDaemon(true);
      thread.start();
      thread.join(patience);
      boolean isLate = thread.isAlive();
      (isLate ? new Compilation(text, files).late() : compilation).write(output);
      output.flush();
      // Who is still at work would take the processor from the others, and cannot be ended but with the process.
      if (isLate) Runtime.getRuntime().halt(0);
    }
    Runtime.getRuntime().halt(0);
  }
}

// A program that is compiled.
class Compilation implements Runnable {
  private static final Pattern ERROR = Pattern.compile("Main\\.java:(\\d+): error: (.*)");
  private final String text;
  private final StandardJavaFileManager files;
  private final Map<String, ByteArrayOutputStream> classes = new LinkedHashMap<>();
  private final List<String> order = new ArrayList<>();
  // 0 for compiled, 1 for an error of the program, 2 for too long, 3 for a failure of the compiler.
  private int kind = 3, line = 0;
  private String message = "";

  Compilation(String text, StandardJavaFileManager files) { this.text = text; this.files = files; }

  Compilation late() { kind = 2; return this; }

  public void run() {
    try { compile(); } catch (Throwable failure) {
      kind = 3;
      message = failure.toString();
      for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
        if (cause instanceof VirtualMachineError) message = cause.getClass().getName();
      }
    }
  }

  private void compile() throws IOException {
    JavaFileManager memory = new ForwardingJavaFileManager<JavaFileManager>(files) {
      @Override public JavaFileObject getJavaFileForOutput(
          Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        classes.put(name, bytes);
        return new SimpleJavaFileObject(URI.create("memory:///" + name.replace('.', '/') + ".class"), kind) {
          @Override public OutputStream openOutputStream() { return bytes; }
        };
      }
    };
    JavaFileObject source = new SimpleJavaFileObject(URI.create("memory:///Main.java"), JavaFileObject.Kind.SOURCE) {
      @Override public CharSequence getCharContent(boolean ignoresErrors) { return text; }
      // A public class may have any name: there is one file.
      @Override public boolean isNameCompatible(String name, JavaFileObject.Kind kind) { return true; }
    };
    List<String> options = List.of("-proc:none", "-nowarn", "-XDuseUnsharedTable=true");
    StringWriter rest = new StringWriter();
    JavacTask task = (JavacTask) CompileBatch.COMPILER.getTask(rest, memory, null, options, null, List.of(source));
    for (CompilationUnitTree unit : task.parse()) {
      String prefix = unit.getPackageName() == null ? "" : unit.getPackageName() + ".";
      for (Tree declared : unit.getTypeDecls()) {
        if (declared instanceof ClassTree) order.add(prefix + ((ClassTree) declared).getSimpleName());
      }
    }
    task.generate();
    Matcher error = ERROR.matcher(rest.toString());
    kind = error.find() ? 1 : classes.isEmpty() && rest.getBuffer().length() > 0 ? 3 : 0;
    message = rest.toString();
    if (kind != 1) return;
    line = Integer.parseInt(error.group(1));
    message = error.group(2) + details(message.substring(error.end()));
  }

  // What the compiler says below an error: the lines after the mark under the line, up to the next error.
  private static String details(String rest) {
    StringBuilder details = new StringBuilder();
    boolean isBelow = false;
    for (String line : rest.split("\n")) {
      if (isBelow && !line.startsWith("  ")) break;
      if (isBelow) details.append("\n").append(line);
      isBelow |= line.trim().equals("^");
    }
    return details.toString();
  }

  void write(DataOutputStream output) throws IOException {
    output.writeInt(kind);
    output.writeInt(line);
    write(output, message.getBytes(StandardCharsets.UTF_8));
    write(output, String.join("\n", order).getBytes(StandardCharsets.UTF_8));
    output.writeInt(kind == 0 ? classes.size() : 0);
    if (kind != 0) return;
    for (Map.Entry<String, ByteArrayOutputStream> one : classes.entrySet()) {
      write(output, one.getKey().getBytes(StandardCharsets.UTF_8));
      write(output, one.getValue().toByteArray());
    }
  }

  private static void write(DataOutputStream output, byte[] bytes) throws IOException {
    output.writeInt(bytes.length);
    output.write(bytes);
  }
}
