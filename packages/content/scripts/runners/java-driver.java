import com.sun.source.util.JavacTask;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles, or with `check` or `parse` only checks or parses, p0/Main.java and so on, and writes what each prints to p0/printed.txt. */
class Driver {
    static final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    static final StandardJavaFileManager files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8);
    static final long timeLimitMs = 20_000;

    public static void main(String[] args) throws Exception {
        int count = Integer.parseInt(args[1]);
        if (args[0].equals("check")) {
            for (int index = 0; index < count; index++) write(index, check(index));
        } else if (args[0].equals("parse")) {
            for (int index = 0; index < count; index++) write(index, parse(index));
        } else {
            runAll(count);
        }
        System.exit(0);
    }

    static String check(int index) throws Exception {
        var found = new DiagnosticCollector<JavaFileObject>();
        var sources = files.getJavaFileObjects(Path.of("p" + index, "Main.java"));
        var task = (JavacTask) compiler.getTask(null, files, found, List.of("-proc:none"), null, sources);
        task.analyze();
        var lines = new TreeSet<Long>();
        for (var one : found.getDiagnostics()) if (one.getKind() == Diagnostic.Kind.ERROR) lines.add(one.getLineNumber());
        if (lines.isEmpty()) return "compiles";
        return "error in line " + String.join(", ", lines.stream().map(String::valueOf).toList());
    }

    static String parse(int index) throws Exception {
        var found = new DiagnosticCollector<JavaFileObject>();
        var sources = files.getJavaFileObjects(Path.of("p" + index, "Main.java"));
        ((JavacTask) compiler.getTask(null, files, found, List.of("-proc:none"), null, sources)).parse();
        var faults = found.getDiagnostics().stream().filter(one -> one.getKind() == Diagnostic.Kind.ERROR);
        return String.join("; ", faults.map(one -> one.getMessage(null) + " in line " + one.getLineNumber()).toList());
    }

    static void runAll(int count) throws Exception {
        Map<Integer, String> refused = new TreeMap<>();
        for (int before = -1; before < refused.size(); ) {
            before = refused.size();
            compile(count, refused);
        }
        var real = System.out;
        try (var loader = new URLClassLoader(new URL[] {new File("out").toURI().toURL()})) {
            for (int index = 0; index < count; index++) {
                write(index, refused.containsKey(index) ? refused.get(index) : printed(loader, index));
            }
        }
        System.setOut(real);
    }

    static void compile(int count, Map<Integer, String> refused) throws Exception {
        var found = new DiagnosticCollector<JavaFileObject>();
        var paths = new ArrayList<Path>();
        for (int index = 0; index < count; index++) {
            if (!refused.containsKey(index)) paths.add(Path.of("p" + index, "Main.java"));
        }
        var options = List.of("-proc:none", "-nowarn", "-Xmaxerrs", "100000", "-d", "out");
        compiler.getTask(null, files, found, options, null, files.getJavaFileObjectsFromPaths(paths)).call();
        for (var one : found.getDiagnostics()) {
            if (one.getKind() != Diagnostic.Kind.ERROR) continue;
            if (one.getSource() == null) throw new IllegalStateException(one.toString());
            String folder = Path.of(one.getSource().toUri()).getParent().getFileName().toString();
            refused.putIfAbsent(Integer.valueOf(folder.substring(1)), "does not compile: " + one.getMessage(null));
        }
    }

    static String printed(ClassLoader loader, int index) throws Exception {
        var bytes = new ByteArrayOutputStream();
        var out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
        System.setOut(out);
        var thread = new Thread(() -> {
            try {
                var main = loader.loadClass("p" + index + ".Main").getDeclaredMethod("main", String[].class);
                main.setAccessible(true);
                main.invoke(null, (Object) new String[0]);
            } catch (InvocationTargetException thrown) {
                out.print("\nthrows " + thrown.getCause().getClass().getSimpleName());
            } catch (ReflectiveOperationException unfit) {
                out.print("\ncannot run: " + unfit);
            }
        }, "main");
        thread.setDaemon(true);
        thread.start();
        thread.join(timeLimitMs);
        return thread.isAlive() ? "does not end" : bytes.toString(StandardCharsets.UTF_8);
    }

    static void write(int index, String text) throws Exception {
        Files.writeString(Path.of("p" + index, "printed.txt"), text);
    }
}
