//! How geocoder is built, tested and checked. `./zigw build --help` lists the steps and options.
//!
//! To add a module: put src/ROOM/x.c and x.h there and include x.c in geocoder.c at its place in the flow; that is
//! the only list of modules. To add a test or data file: one line in the list it belongs to. Lists are explicit
//! because reading a directory here would run this file again at every build.

const std = @import("std");
const builtin = @import("builtin");
const Build = std.Build;
const LazyPath = Build.LazyPath;
const Compile = Build.Step.Compile;
const Run = Build.Step.Run;

const zig_version = "0.17.1"; // the same number stands in vendor/lock, from where zigw gets the compiler

comptime {
    if (!std.mem.eql(u8, builtin.zig_version_string, zig_version))
        @compileError("geocoder is built with zig " ++ zig_version ++ ", not " ++ builtin.zig_version_string ++
            ": run ./zigw instead of zig, it gets the right one");
}

/// tests/NAME.c: programs that get the path of the real binary and drive it from outside.
const end_to_end = [_][]const u8{ "e2e", "e2e_command", "e2e_http", "e2e_oauth", "e2e_waiting", "e2e_supervisor", "e2e_tls", "e2e_index", "faults", "rate_limit_test", "chroot" };

/// What the embedded gazetteer is made of, under vendor/gazetteer.
const gazetteer_tables = [_][]const u8{
    "generated/places.tsv",   "generated/countries.tsv", "generated/divisions.tsv",
    "generated/counties.tsv", "generated/features.tsv",  "generated/names.tsv",
    "generated/aliases.tsv",  "generated/borders.tsv",   "generated/division_borders.tsv",
    "generated/municipality_borders.tsv", "generated/waters.tsv", "generated/words.tsv",
    "hand/own.tsv",          "hand/former_names.tsv",   "hand/peaks.tsv",
};

/// The documents, in the order of topics (src/tool/topic.c).
const topic_files = [_][]const u8{
    "../docs/answers.md",   "../docs/assistants.md", "../docs/tables.md",   "../docs/map.md",
    "../docs/server.md",    "../docs/own-data.md",   "../docs/nominatim.md", "../docs/embedding.md",
    "../docs/settings.md",  "../docs/errors.md",     "../docs/packages.md",
};

/// Those that are not in the program.
const documents = [_][]const u8{ "README.md", ".github/ARCHITECTURE.md", ".github/CONTRIBUTING.md", ".github/SECURITY.md" };

/// What the program serves, in the order of asset_name; and what these are made of, under src/web.
const page_files = [_][]const u8{ "page.html", "app.html", "icon.svg" };
const web_files = page_files ++ [_][]const u8{ "style.json", "docs.html", "openapi.json", "topic.html" } ++ topic_files;
const web_parts = web_files ++ [_][]const u8{ "style.css", "map.js", "page.js", "docs.css", "docs.js", "app.css", "app.js" };

/// What the embedded tables are made of, under vendor/gazetteer, in the order of blobs_rows (src/generate/blobs.c).
const blob_tables = [_][]const u8{
    "kept/countries.tsv", "generated/letters.tsv", "generated/han.tsv",
    "hand/postcodes.tsv", "generated/zones.tsv",   "generated/readings.tsv",
};

/// The headers of table columns.
const headers_table = "src/data/headers.tsv";

/// What the chat understands and says.
const chat_table = "src/data/chat.tsv";

/// The words that are not names.
const lexicon_table = "src/data/lexicon.tsv";

/// What `geocoder install` writes, under src/data/deploy.
const deploy_files = [_][]const u8{ "clients.tsv", "geocoder.service", "geocoder.socket", "compose.yaml", "kubernetes.yaml" };

/// What is released, and packaged: src/package/lib.py has the same names. The second tier is only built and started.
const Platform = struct { name: []const u8, triple: []const u8, cpu: []const u8 = "baseline" };
const first_tier = [_]Platform{
    .{ .name = "x86_64-linux-musl", .triple = "x86_64-linux-musl" },
    .{ .name = "aarch64-linux-musl", .triple = "aarch64-linux-musl" },
    .{ .name = "arm-linux-musleabihf", .triple = "arm-linux-musleabihf" },
    .{ .name = "riscv64-linux-musl", .triple = "riscv64-linux-musl" },
    .{ .name = "x86-linux-musl", .triple = "x86-linux-musl" },
    .{ .name = "x86_64-macos", .triple = "x86_64-macos." ++ oldest_macos },
    .{ .name = "aarch64-macos", .triple = "aarch64-macos." ++ oldest_macos },
    .{ .name = "x86_64-windows", .triple = "x86_64-windows-gnu" },
};
const second_tier = [_]Platform{
    .{ .name = "armv6-linux-musleabihf", .triple = "arm-linux-musleabihf", .cpu = "arm1176jzf_s" },
    .{ .name = "loongarch64-linux-musl", .triple = "loongarch64-linux-musl", .cpu = "baseline-lsx" }, // without vectors: for all, and qemu 7.2
    .{ .name = "ppc64le-linux-musl", .triple = "powerpc64le-linux-musl" },
    .{ .name = "s390x-linux-musl", .triple = "s390x-linux-musl" }, // its bytes are in the other order
    .{ .name = "aarch64-windows", .triple = "aarch64-windows-gnu" }, // only built: wine is not there for it
};

const windows_libraries = [_][]const u8{ "ws2_32", "bcrypt", "shell32" };

const oldest_macos = "13.0"; // ORDER oldest_macos: the wheels' tags

const warnings = [_][]const u8{
    "-std=c11", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Wstrict-prototypes", "-Wvla", "-Werror",
    "-Wno-overlength-strings", // tables of names are one text: C99 promises only 4,095 bytes
    "-Wno-enum-float-conversion", // limits are enum constants, also where they meet a double
};

/// Clang's -Oz, which zig has no name for: a sixth smaller than -Os, which inlines what is called twice.
const smallest = [_][]const u8{ "-Xclang", "-Oz", "-fomit-frame-pointer", "-fno-jump-tables" };

/// It still inlines what it takes to be as small as a call; with a threshold below zero, only what is smaller: of our own
/// code another hundredth.
const smaller = smallest ++ [_][]const u8{ "-mllvm", "-inline-threshold=-100", stack_of_texts };

/// Guards functions with arrays of characters; the strong form, which the full size has, guards those with any array or
/// address of a local, for another hundredth.
const stack_of_texts = "-fstack-protector";

/// Loops of our code end soon: unrolled, they are larger and no faster.
const fast = [_][]const u8{"-fno-unroll-loops"};

const mbedtls_sources = [_][]const u8{
    "aes.c",               "aesce.c",             "aesni.c",             "asn1parse.c",                            "asn1write.c",
    "base64.c",            "bignum.c",            "bignum_core.c",       "bignum_mod.c",                           "bignum_mod_raw.c",
    "block_cipher.c",      "chacha20.c",          "chachapoly.c",        "cipher.c",                               "cipher_wrap.c",
    "constant_time.c",     "ecdh.c",              "ecdsa.c",             "ecp.c",                                  "ecp_curves.c",
    "gcm.c",               "hkdf.c",              "md.c",                "memory_buffer_alloc.c",                  "oid.c",
    "pem.c",               "pk.c",                "pk_ecc.c",            "pk_wrap.c",                              "pkparse.c",
    "pkwrite.c",           "platform.c",          "platform_util.c",     "poly1305.c",                             "psa_crypto.c",
    "psa_crypto_aead.c",   "psa_crypto_cipher.c", "psa_crypto_client.c", "psa_crypto_driver_wrappers_no_static.c", "psa_crypto_ecp.c",
    "psa_crypto_hash.c",   "psa_crypto_mac.c",    "psa_crypto_random.c", "psa_crypto_rsa.c",                       "psa_crypto_slot_management.c",
    "psa_util.c",          "rsa.c",               "rsa_alt_helpers.c",   "sha1.c",                                 "sha256.c",
    "sha512.c",            "ssl_cache.c",         "ssl_ciphersuites.c",  "ssl_client.c",                           "ssl_msg.c",
    "ssl_ticket.c",        "ssl_tls.c",           "ssl_tls12_client.c",  "ssl_tls12_server.c",                     "ssl_tls13_client.c",
    "ssl_tls13_generic.c", "ssl_tls13_keys.c",    "ssl_tls13_server.c",  "threading.c",                            "x509.c",
    "x509_create.c",       "x509_crt.c",          "x509write.c",         "x509write_crt.c",
};

pub fn build(b: *Build) void {
    const host = b.resolveTargetQuery(staticQuery(b.graph.host.result.os.tag));
    const target = b.standardTargetOptions(.{ .default_target = staticQuery(b.graph.host.result.os.tag) });
    const size = b.option(Gazetteer, "gazetteer", "Which gazetteer to embed (default: full)") orelse .full;
    const optimize = b.option(std.builtin.Optimize, "optimize", "Of our code (default: fast, or small without the full gazetteer; " ++
        "debug stops at undefined behaviour); vendored code is always built small") orelse optimizeOf(size);

    var kit: Kit = .init(b, host);
    const place_data = kit.gazetteer(size);
    const program = kit.product(.{ .target = target, .optimize = optimize, .place_data = place_data, .build = targetName(b, target) });

    const install = b.addInstallBinFile(program.file, program.name);
    const report = b.addRunArtifact(kit.tool("sizes"));
    report.addFileArg(program.file);
    report.addFileArg(place_data.image);
    report.addFileArg(kit.web);
    report.stdio = .inherit;
    report.step.dependOn(&install.step);
    b.getInstallStep().dependOn(&report.step);

    const run = Run.create(b, "run geocoder");
    run.addFileArg(program.file);
    run.addPassthruArgs();
    run.step.dependOn(&install.step); // so that zig-out/bin has it afterwards
    b.step("run", "Run the program: zig build run -- geocode Boulder").dependOn(&run.step);

    // For other programs: with the system's own C library, unless -Dtarget names another.
    const elsewhere = b.user_input_options.contains("target");
    const foreign = if (elsewhere) target else b.resolveTargetQuery(.{ .cpu_model = .baseline });
    const library = kit.embedding(foreign, optimize, place_data);
    const install_library = b.addInstallDirectory(.{ .source_dir = library, .install_dir = .prefix, .install_subdir = "" });
    b.step("library", "Write the static and the shared library, geocoder.pc and geocoder.h into zig-out").dependOn(&install_library.step);

    // Compiled in a third of the time; test-library has the one that is given away.
    kit.tests(program, place_data, kit.embedding(foreign, .debug, place_data), library);
    kit.sanitized(place_data);
    kit.measurements(program, place_data);
    kit.world();

    kit.releases(program);
}

const Gazetteer = enum { none, small, full };

/// What the program knows of the world: empty files when it is built without.
/// With the C library's tables of encodings, 150 kB, or without.
const PlaceData = struct { image: LazyPath, readings: LazyPath, encodings: bool = false };

/// Of mbedTLS: `testing` adds the server side; `renamed` is for programs that may have another one.
const Config = enum { program, testing, renamed };

fn optimizeOf(size: Gazetteer) std.builtin.Optimize {
    return if (size == .full) .fast else .small;
}

fn targetName(b: *Build, target: Build.ResolvedTarget) []const u8 {
    const t = target.result;
    return b.fmt("{s}-{s}-{s}", .{ @tagName(t.cpu.arch), @tagName(t.os.tag), @tagName(t.abi) });
}

/// The machine's own architecture, at its baseline so that the file runs on any machine of its kind, and
/// static where the system allows it.
fn staticQuery(os: std.Target.Os.Tag) std.Target.Query {
    if (os == .linux) return .{ .cpu_model = .baseline, .os_tag = .linux, .abi = .musl };
    return .{ .cpu_model = .baseline };
}

/// What the parts of the build share.
const Kit = struct {
    b: *Build,
    host: Build.ResolvedTarget,
    fetch: *Build.Step,
    ca_table: LazyPath,
    web: LazyPath,
    raw_web: LazyPath,
    headers: LazyPath,
    lexicon: LazyPath,
    deploy: LazyPath,
    chat: LazyPath,
    blobs: LazyPath,
    build_header: LazyPath,
    names: LazyPath,
    platforms: ?[]const u8,
    libraries: std.ArrayList(Library) = .empty,

    const Library = struct { triple: []const u8, config: Config, compile: *Compile };

    fn init(b: *Build, host: Build.ResolvedTarget) Kit {
        // Runs at every build, for milliseconds: whoever deletes vendor/mbedtls gets it back.
        const fetch = b.addSystemCommand(&.{"sh"});
        fetch.setName("fetch the third-party sources");
        fetch.addFileArg(b.path("vendor/fetch"));
        fetch.stdio = .inherit;

        var kit: Kit = .{ .b = b, .host = host, .fetch = &fetch.step, .ca_table = undefined, .web = undefined, .raw_web = undefined, .headers = undefined, .lexicon = undefined, .deploy = undefined, .chat = undefined, .blobs = undefined, .build_header = undefined, .names = undefined, .platforms = null };
        kit.build_header = kit.buildHeader();
        kit.names = kit.renamedMbedtls();
        kit.platforms = b.option([]const u8, "platforms", "Names of the platforms that are released, instead of all");
        const make = b.addRunArtifact(kit.hostProgram("ca_table", b.path("src/generate/ca_table.c")));
        make.addFileArg(b.path("vendor/certifi/cacert.pem"));
        make.step.dependOn(kit.fetch);
        kit.ca_table = make.addOutputFileArg("ca_table.bin");
        const blobs = b.addRunArtifact(kit.hostProgram("blobs", b.path("src/generate/blobs.c")));
        kit.blobs = blobs.addOutputDirectoryArg("blobs");
        for (blob_tables) |table| blobs.addFileArg(b.path(b.fmt("vendor/gazetteer/{s}", .{table})));
        kit.headers = kit.folded("headers", headers_table);
        kit.lexicon = kit.folded("lexicon", lexicon_table);
        kit.deploy = kit.joined();
        kit.chat = kit.folded("chat", chat_table);
        const web = b.option(bool, "web", "Serve the map page, its documentation and the map app (default: yes)") orelse true;
        kit.web = kit.webFiles(web, false);
        kit.raw_web = kit.webFiles(web, true);
        return kit;
    }

    /// The files of the map page, each with what it includes, and the documents; raw: for the small programs, without these.
    /// `raw`: as they are, for programs that are packed as a whole.
    fn webFiles(kit: *Kit, wanted: bool, raw: bool) LazyPath {
        const b = kit.b;
        if (!wanted) return b.addWriteFiles().add("web.bin", "");
        const maker = kit.hostProgram("web", b.path("src/generate/web.c"));
        kit.useMbedtls(maker.root_module, .program);
        maker.root_module.linkLibrary(kit.mbedtls(kit.host, .program));
        maker.step.dependOn(kit.fetch);
        const make = b.addRunArtifact(maker);
        if (raw) make.addArg("-r");
        const file = make.addOutputFileArg("web.bin");
        make.addDirectoryArg(b.path("src/web"));
        make.addArgs(if (raw) &page_files else &web_files);
        for (web_parts) |name| make.addFileInput(b.path(b.fmt("src/web/{s}", .{name})));
        return file;
    }

    /// A program of one C file that runs on this machine during the build.
    fn hostProgram(kit: *Kit, name: []const u8, source: LazyPath) *Compile {
        const module = kit.b.createModule(.{ .target = kit.host, .optimize = .debug, .link_libc = true, .sanitize_c = .trap });
        module.addCSourceFile(.{ .file = source, .flags = &warnings });
        return kit.b.addExecutable(.{ .name = name, .root_module = module });
    }

    /// The blob NAME.bin, which src/generate/NAME.c makes of a table: it folds the words as queries are.
    fn folded(kit: *Kit, name: []const u8, table: []const u8) LazyPath {
        const b = kit.b;
        const maker = kit.hostProgram(name, b.path(b.fmt("src/generate/{s}.c", .{name})));
        kit.embed(maker.root_module, &.{kit.blobs});
        const run = b.addRunArtifact(maker);
        const blob = run.addOutputFileArg(b.fmt("{s}.bin", .{name}));
        run.addFileArg(b.path(table));
        return blob;
    }

    /// The files of src/data/deploy, each behind a form feed and a line with its name; of a table only the rows.
    fn joined(kit: *Kit) LazyPath {
        const b = kit.b;
        const join = b.addSystemCommand(&.{ "sh", "-c", "for file; do printf '\\f%s\\n' \"${file##*/}\" && " ++
            "case $file in *.tsv) grep -v '^#' \"$file\" ;; *) cat \"$file\" ;; esac || exit; done", "sh" });
        for (deploy_files) |name| join.addFileArg(b.path(b.fmt("src/data/deploy/{s}", .{name})));
        return join.captureStdOut(.{});
    }

    fn tool(kit: *Kit, name: []const u8) *Compile {
        return kit.hostProgram(name, kit.b.path(kit.b.fmt("tests/tools/{s}.c", .{name})));
    }

    /// mbedTLS, built once per platform and configuration.
    fn mbedtls(kit: *Kit, target: Build.ResolvedTarget, config: Config) *Compile {
        const b = kit.b;
        const triple = b.fmt("{s} {s}", .{ target.result.zigTriple(b.allocator) catch @panic("OOM"), target.result.cpu.model.name });
        for (kit.libraries.items) |library| {
            if (library.config == config and std.mem.eql(u8, library.triple, triple)) return library.compile;
        }
        const module = b.createModule(.{ .target = target, .optimize = .small, .link_libc = true, .pic = true, .sanitize_c = .off, .strip = true, .unwind_tables = .none });
        kit.useMbedtls(module, config);
        module.addIncludePath(b.path("vendor/mbedtls/library"));
        const flags = &(.{ "-std=c99", "-fvisibility=hidden" } ++ smallest);
        module.addCSourceFiles(.{ .root = b.path("vendor/mbedtls/library"), .files = &mbedtls_sources, .flags = flags });
        module.addCSourceFile(.{ .file = b.path("src/wire/tls_platform.c"), .flags = flags });
        const compile = b.addLibrary(.{ .name = if (config == .testing) "mbedtls-test" else "mbedtls", .root_module = module });
        compile.link_function_sections = true;
        compile.link_data_sections = true;
        compile.step.dependOn(kit.fetch);
        kit.libraries.append(b.allocator, .{ .triple = triple, .config = config, .compile = compile }) catch @panic("OOM");
        return compile;
    }

    fn useMbedtls(kit: *Kit, module: *Build.Module, config: Config) void {
        const b = kit.b;
        module.addCMacro("MBEDTLS_CONFIG_FILE", switch (config) {
            .program => "<mbedtls_config.h>",
            .testing => "<mbedtls_test_config.h>",
            .renamed => "<geocoder_names.h>",
        });
        if (config == .renamed) module.addSystemIncludePath(kit.names);
        module.addSystemIncludePath(b.path("vendor"));
        module.addSystemIncludePath(b.path("vendor/mbedtls/include"));
    }

    /// A folder with a configuration that gives each of mbedTLS's names the prefix geocoder_. The preprocessor
    /// renames in every object format, for which no linker has a way that all have.
    fn renamedMbedtls(kit: *Kit) LazyPath {
        const b = kit.b;
        const list = b.addSystemCommand(&.{ "sh", "-c", "cd \"$1\" && find . -name '*.[ch]' -exec grep -ohE '(mbedtls|psa)_[A-Za-z0-9_]+' {} + | " ++
            "LC_ALL=C sort -u | sed -e '/^mbedtls_config$/d' -e 's/.*/#define & geocoder_&/' && echo '#include <mbedtls_config.h>'", "sh" });
        list.addDirectoryArg(b.path("vendor/mbedtls"));
        list.step.dependOn(kit.fetch);
        const folder = b.addWriteFiles();
        _ = folder.addCopyFile(list.captureStdOut(.{}), "geocoder_names.h");
        return folder.getDirectory();
    }

    /// The image that the program carries: made from the tables by a program of this machine.
    fn gazetteer(kit: *Kit, size: Gazetteer) PlaceData {
        const b = kit.b;
        if (size == .none) return kit.nothing();
        const make = kit.gazetteerMaker();
        make.addArg(@tagName(size));
        const image = make.addOutputFileArg("gazetteer.bin");
        make.addDirectoryArg(b.path("vendor/gazetteer"));
        for (gazetteer_tables) |table| make.addFileInput(b.path(b.fmt("vendor/gazetteer/{s}", .{table})));
        return .{ .image = image, .readings = kit.blobs.path(b, "readings.bin"), .encodings = size == .full };
    }

    fn nothing(kit: *Kit) PlaceData {
        const empty = kit.b.addWriteFiles().add("empty.bin", "");
        return .{ .image = empty, .readings = empty };
    }

    fn gazetteerMaker(kit: *Kit) *Run {
        const b = kit.b;
        return b.addRunArtifact(kit.program(.{
            .name = "gazetteer",
            .source = b.path("src/generate/gazetteer.c"),
            .flags = &(warnings ++ [_][]const u8{"-Wno-unused-function"}),
            .target = kit.host,
            .optimize = .fast,
            .place_data = kit.nothing(),
        }));
    }

    /// An index file of the same tables, but with the other names of all settlements, which come from packages.
    fn world(kit: *Kit) void {
        const b = kit.b;
        const names = b.addSystemCommand(&.{"python3"});
        names.addFileArg(b.path("src/generate/world.py"));
        names.has_side_effects = true; // it reads packages
        const aliases = names.addOutputFileArg("aliases.tsv");
        const folder = b.addWriteFiles();
        for (gazetteer_tables) |table| {
            const is_made = std.mem.eql(u8, table, "generated/aliases.tsv");
            _ = folder.addCopyFile(if (is_made) aliases else b.path(b.fmt("vendor/gazetteer/{s}", .{table})), table);
        }
        const make = kit.gazetteerMaker();
        make.addArg("world");
        const index = make.addOutputFileArg("world.idx");
        make.addDirectoryArg(folder.getDirectory());
        b.step("world", "Write world.idx, an index file of all settlements by all their names, into zig-out")
            .dependOn(&b.addInstallFile(index, "world.idx").step);
    }

    /// What is given away: binaries of each size for each platform, and packages of the first tier.
    fn releases(kit: *Kit, native: Product) void {
        const b = kit.b;
        const first = kit.binaries(&first_tier, &.{ .none, .small, .full });
        const source = kit.sourceArchive();
        first.smoke.addPrefixedFileArg("source=", source);
        b.step("source", "Write zig-out/geocoder-source.tar.xz, of which the program can be built without a network")
            .dependOn(&b.addInstallFile(source, "geocoder-source.tar.xz").step);
        b.step("test-release", "Start each binary of the release, under qemu where it is another processor's").dependOn(&first.smoke.step);
        const release = b.step("release", "Write zig-out/dist: binaries of three sizes and packages for every platform, and their sums");
        release.dependOn(&first.hardening.step);
        release.dependOn(kit.packages(first.all, native));
        b.step("packages", "The same of the full size alone").dependOn(kit.packages(first.full, native));
        const second = kit.binaries(&second_tier, &.{.small});
        const rarer = b.step("second-tier", "Build and start the program for rarer processors");
        rarer.dependOn(&second.hardening.step);
        rarer.dependOn(&second.smoke.step);
    }

    /// Folders with NAME/geocoder, NAME/geocoder-small and NAME/geocoder-none, and what checks these files.
    const Binaries = struct { all: *Build.Step.WriteFile, full: *Build.Step.WriteFile, hardening: *Run, smoke: *Run };

    fn binaries(kit: *Kit, tier: []const Platform, sizes: []const Gazetteer) Binaries {
        const b = kit.b;
        const made: Binaries = .{
            .all = b.addWriteFiles(),
            .full = b.addWriteFiles(),
            .hardening = b.addRunArtifact(kit.tool("hardening")),
            .smoke = b.addSystemCommand(&.{ "env", b.fmt("ZIG={s}", .{b.graph.zig_exe}), "bash", "tests/packages/release" }),
        };
        made.smoke.stdio = .inherit;
        for (tier) |platform| {
            if (kit.platforms) |list| if (std.mem.indexOf(u8, list, platform.name) == null) continue;
            const query = std.Target.Query.parse(.{ .arch_os_abi = platform.triple, .cpu_features = platform.cpu }) catch unreachable;
            var smallest_unit: ?*Compile = null; // of small and none, which differ in their data
            for (sizes) |size| {
                const one = kit.product(.{
                    .target = b.resolveTargetQuery(query),
                    .optimize = optimizeOf(size),
                    .place_data = kit.gazetteer(size),
                    .build = platform.name,
                    .unit = if (size == .full) null else smallest_unit,
                });
                if (size != .full) smallest_unit = one.unit;
                const ending = if (size == .full) "" else b.fmt("-{s}", .{@tagName(size)});
                const path = b.fmt("{s}/geocoder{s}", .{ platform.name, ending });
                _ = made.all.addCopyFile(one.file, path);
                if (size == .full) _ = made.full.addCopyFile(one.file, path);
                made.hardening.addFileArg(one.file);
                made.hardening.addArtifactArg(one.unit);
                made.smoke.addPrefixedFileArg(b.fmt("{s}{s}=", .{ platform.name, ending }), one.file);
            }
        }
        return made;
    }

    /// Makes the packages of a folder of binaries, and puts them into zig-out/dist.
    fn packages(kit: *Kit, files: *Build.Step.WriteFile, native: Product) *Build.Step {
        const b = kit.b;
        const package = b.addSystemCommand(&.{"python3"});
        package.addFileArg(b.path("src/package/package.py"));
        package.has_side_effects = true; // it reads files of the tree
        package.addDirectoryArg(files.getDirectory());
        package.addFileArg(native.file);
        const made = package.addOutputDirectoryArg("dist");
        package.stdio = .inherit;
        return &b.addInstallDirectory(.{ .source_dir = made, .install_dir = .prefix, .install_subdir = "dist" }).step;
    }

    fn sourceArchive(kit: *Kit) LazyPath {
        const make = kit.b.addSystemCommand(&.{"python3"});
        make.addFileArg(kit.b.path("src/package/source.py"));
        make.has_side_effects = true; // it reads files of the tree
        make.step.dependOn(kit.fetch);
        return make.addOutputFileArg("geocoder-source.tar.xz");
    }

    /// A folder with the header that says which commit this is.
    fn buildHeader(kit: *Kit) LazyPath {
        const b = kit.b;
        const ask = b.addSystemCommand(&.{ "sh", "-c", "printf '#define GEOCODER_COMMIT \"%s\"\\n' " ++
            "\"$(cat vendor/commit 2>/dev/null || git describe --always --abbrev=12 --dirty --exclude '*' 2>/dev/null || echo unknown)\"" });
        ask.has_side_effects = true;
        const folder = b.addWriteFiles();
        _ = folder.addCopyFile(ask.captureStdOut(.{}), "geocoder_build.h");
        return folder.getDirectory();
    }

    const Program = struct {
        name: []const u8 = "geocoder",
        source: ?LazyPath = null,
        folder: ?LazyPath = null, // searched for <geocoder.c>
        flags: []const []const u8 = &warnings,
        target: Build.ResolvedTarget,
        optimize: std.builtin.Optimize,
        place_data: PlaceData,
        mbedtls: Config = .program,
        build: ?[]const u8 = null, // what `--version` calls the target
        unit: ?*Compile = null, // our own code, where it is compiled already
        unpacks: bool = false, // what pack_elf packs, at its start
        sanitize: bool = true, // at debug: needs a runtime, which only zig links
    };

    fn program(kit: *Kit, options: Program) *Compile {
        const b = kit.b;
        const unit = options.unit orelse b.addObject(.{ .name = b.fmt("{s}-unit", .{options.name}), .root_module = kit.unitModule(options) });
        unit.step.dependOn(kit.fetch);
        const module = b.createModule(settings(options));
        module.addObject(unit); // the first: product
        module.addObject(kit.data(options.target, options.place_data, if (options.unpacks) kit.raw_web else kit.web));
        module.linkLibrary(kit.mbedtls(options.target, options.mbedtls));
        if (options.unpacks) module.addObject(kit.unpacker(options.target));
        const compile = b.addExecutable(.{ .name = options.name, .root_module = module });
        if (options.unpacks) compile.entry = .{ .symbol_name = "unpack_start" };
        if (options.target.result.os.tag == .windows) {
            for (windows_libraries) |name| module.linkSystemLibrary(name, .{});
        }
        if (options.place_data.encodings and options.target.result.os.tag == .linux) compile.forceUndefinedSymbol("iconv_open");
        compile.pie = true; // with musl: static-pie. Full RELRO and a stack that is not executable are zig's defaults
        compile.link_gc_sections = true;
        return compile;
    }

    /// A program that is given away: where it is, and our own code in it, as one object file.
    const Product = struct { name: []const u8, file: LazyPath, unit: *Compile };

    fn product(kit: *Kit, options: Program) Product {
        const b = kit.b;
        var with = options;
        with.unpacks = options.optimize == .small and options.target.result.os.tag == .linux and switch (options.target.result.cpu.arch) {
            .x86_64, .x86, .aarch64, .arm, .riscv64 => true, // whose system calls unpack.c knows
            else => false,
        };
        const whole = kit.program(with);
        const unit = whole.root_module.link_objects.items[0].other_step;
        if (options.target.result.ofmt != .elf) return .{ .name = whole.out_filename, .file = whole.getEmittedBin(), .unit = unit };
        const pack = b.addRunArtifact(kit.hostProgram("pack_elf", b.path("src/generate/pack_elf.c")));
        pack.addArtifactArg(whole);
        return .{ .name = whole.out_filename, .file = pack.addOutputFileArg(whole.out_filename), .unit = unit };
    }

    /// A folder with the libraries, geocoder.h and geocoder.pc: all that a C program needs.
    fn embedding(kit: *Kit, target: Build.ResolvedTarget, optimize: std.builtin.Optimize, place_data: PlaceData) LazyPath {
        const b = kit.b;
        const is_windows = target.result.os.tag == .windows;
        const options: Program = .{
            .flags = &(warnings ++ [_][]const u8{ "-DGEOCODER_NO_MAIN", "-Wno-unused-function", "-fvisibility=hidden" }),
            .target = target,
            .optimize = optimize,
            .place_data = place_data,
            .mbedtls = .renamed,
            .sanitize = false,
        };
        const unit = kit.unitModule(options);
        unit.addCMacro("GEOCODER_API", if (is_windows) "__declspec(dllexport)" else "__attribute__((visibility(\"default\")))");
        const code = b.addObject(.{ .name = "geocoder", .root_module = unit });
        code.link_function_sections = true;
        code.step.dependOn(kit.fetch);
        const places = kit.data(target, place_data, kit.web);
        const archive = b.addSystemCommand(&.{ b.graph.zig_exe, "ar", "qcsL" }); // L: members of archives, not archives
        const file = archive.addOutputFileArg("libgeocoder.a");
        archive.addArtifactArg(code);
        archive.addArtifactArg(places);
        archive.addArtifactArg(kit.mbedtls(target, .renamed));

        const module = b.createModule(settings(options));
        module.addObject(code);
        module.addObject(places);
        module.linkLibrary(kit.mbedtls(target, .renamed));
        if (is_windows) for (windows_libraries) |name| module.linkSystemLibrary(name, .{});
        const shared = b.addLibrary(.{ .name = "geocoder", .linkage = .dynamic, .root_module = module });
        shared.link_gc_sections = true;

        const header = @embedFile("geocoder.h");
        _, const behind = std.mem.cut(u8, header, "#define GEOCODER_VERSION \"").?;
        const version, _ = std.mem.cut(u8, behind, "\"").?;
        const folder = b.addWriteFiles();
        _ = folder.addCopyFile(file, "lib/libgeocoder.a");
        _ = folder.addCopyFile(shared.getEmittedBin(), b.fmt("{s}/{s}", .{ if (is_windows) "bin" else "lib", shared.out_filename }));
        _ = folder.addCopyFile(b.path("geocoder.h"), "include/geocoder.h");
        _ = folder.add("lib/pkgconfig/geocoder.pc", b.fmt(
            \\prefix=${{pcfiledir}}/../..
            \\
            \\Name: geocoder
            \\Description: Geocoding and place discovery, also offline
            \\Version: {s}
            \\Cflags: -I${{prefix}}/include
            \\Libs: -L${{prefix}}/lib -lgeocoder
            \\Libs.private: -lm -lpthread
            \\
        , .{version}));
        return folder.getDirectory();
    }

    fn settings(options: Program) Build.Module.CreateOptions {
        return .{
            .target = options.target,
            .optimize = options.optimize,
            .link_libc = true,
            .pic = true,
            .stack_protector = true, // -fstack-protector-strong; musl, mbedTLS and the data have none
            .strip = options.optimize != .debug,
            // 40 kB, and C never unwinds; but the C runtime of Windows does
            .unwind_tables = if (options.optimize == .debug or options.target.result.os.tag == .windows) null else .none,
            .sanitize_c = if (options.optimize == .debug and options.sanitize) .full else .off, // stops with the line that is wrong
        };
    }

    /// The translation unit, with what it includes.
    fn unitModule(kit: *Kit, options: Program) *Build.Module {
        const b = kit.b;
        const module = b.createModule(settings(options));
        const extra: []const []const u8 = switch (options.optimize) {
            .small => &smaller,
            .fast => &fast,
            else => &.{},
        };
        const flags = std.mem.concat(b.allocator, []const u8, &.{ options.flags, extra }) catch @panic("OOM");
        kit.useMbedtls(module, options.mbedtls);
        module.addSystemIncludePath(b.path("vendor/jsmn"));
        module.addCSourceFile(.{ .file = options.source orelse b.path("geocoder.c"), .flags = flags });
        if (options.folder) |folder| module.addIncludePath(folder);
        if (options.build) |target| {
            module.addIncludePath(kit.build_header);
            module.addCMacro("GEOCODER_BUILD", "<geocoder_build.h>");
            module.addCMacro("GEOCODER_TARGET", b.fmt("\"{s}\"", .{target}));
        }
        return module;
    }

    /// Where a small program starts: it unpacks the rest, and calls nothing of it.
    fn unpacker(kit: *Kit, target: Build.ResolvedTarget) *Compile {
        const b = kit.b;
        const module = b.createModule(.{ .target = target, .optimize = .fast, .link_libc = true, .pic = true, .strip = true, .unwind_tables = .none, .stack_protector = false, .sanitize_c = .off });
        module.addCSourceFile(.{ .file = b.path("src/generate/unpack.c"), .flags = &(warnings ++ [_][]const u8{ "-ffreestanding", "-fno-builtin", "-fno-jump-tables", "-fno-vectorize", "-fno-slp-vectorize" }) });
        return b.addObject(.{ .name = "unpack", .root_module = module });
    }

    /// All data files as one object file.
    fn data(kit: *Kit, target: Build.ResolvedTarget, place_data: PlaceData, web: LazyPath) *Compile {
        const b = kit.b;
        const files = b.addWriteFiles();
        _ = files.addCopyFile(kit.ca_table, "ca_table.bin");
        _ = files.addCopyFile(place_data.image, "gazetteer.bin");
        _ = files.addCopyFile(place_data.readings, "readings.bin");
        _ = files.addCopyFile(web, "web.bin");
        _ = files.addCopyFile(kit.headers, "headers.bin");
        _ = files.addCopyFile(kit.lexicon, "lexicon.bin");
        _ = files.addCopyFile(kit.deploy, "deploy.bin");
        _ = files.addCopyFile(kit.chat, "chat.bin");
        const module = b.createModule(.{ .target = target, .optimize = .small, .pic = true, .strip = true, .unwind_tables = .none });
        kit.embed(module, &.{ files.getDirectory(), kit.blobs });
        return b.addObject(.{ .name = "embed", .root_module = module });
    }

    /// Adds the data files that the folders have.
    fn embed(kit: *Kit, module: *Build.Module, folders: []const LazyPath) void {
        for (folders) |folder| module.addEmbedPath(folder);
        module.addCSourceFile(.{ .file = kit.b.path("src/generate/embed.c"), .flags = &.{ "-std=c11", "-Wno-c23-extensions", "-fvisibility=hidden" } });
    }

    /// `test` and the checks it is made of; each check is a step of its own too.
    fn tests(kit: *Kit, program_under_test: Product, place_data: PlaceData, quick_library: LazyPath, library_folder: LazyPath) void {
        const b = kit.b;
        const all = kit.runner("test", "Run every test; the last line is `N passed, N failed`");

        const unit: Program = .{
            .name = "unit",
            .source = b.path("tests/unit.c"),
            .flags = &(warnings ++ [_][]const u8{ "-Wno-unused-function", "-Wno-shadow" }), // test tables reuse names
            .target = kit.host,
            .optimize = .debug,
            .place_data = place_data,
            .mbedtls = .testing,
        };
        const units = kit.check(all, "unit", "Run the unit tests, or some of them: zig build unit -- [SUITE...]", kit.program(unit));
        units.runs[1].addPassthruArgs();

        // In `test` the flat file is held against the tree, word for word; test-flat runs what is built from it.
        const flat = kit.amalgamate();
        all.addArgs(&.{ "--", "flat", "sh" });
        all.addFileArg(b.path("tests/flat"));
        all.addArg(b.graph.zig_exe);
        all.addDirectoryArg(flat.getDirectory());
        const flat_all = kit.runner("test-flat", "Run the unit tests on the flat file, and compare its program");
        var flat_unit = unit;
        flat_unit.name = "unit-flat";
        flat_unit.folder = flat.getDirectory();
        flat_unit.flags = &(warnings ++ [_][]const u8{ "-Wno-unused-function", "-Wno-shadow", "-DGEOCODER_ROOT=<geocoder.c>" });
        flat_all.addArg("unit-flat");
        flat_all.addArtifactArg(kit.program(flat_unit));

        const flat_program = kit.program(.{
            .name = "geocoder-flat",
            .source = flat.getDirectory().path(b, "geocoder.c"),
            .build = targetName(b, kit.host),
            .target = kit.host,
            .optimize = .debug,
            .place_data = place_data,
        });
        flat_all.addArgs(&.{ "--", "compare-builds" });
        flat_all.addArtifactArg(kit.tool("compare_builds"));
        flat_all.addFileArg(program_under_test.file);
        flat_all.addArtifactArg(flat_program);

        kit.checkModules(kit.check(all, "check-modules", "Prove that the includes are the architecture", kit.tool("modules")));

        const sizes = kit.check(all, "sizes", "Check the bytes of the gazetteer's sections", kit.tool("sizes"));
        sizes.files(&.{program_under_test.file});
        for (sizes.runs) |run| {
            run.addFileArg(place_data.image);
            run.addFileArg(kit.web);
            if (kit.host.result.cpu.arch == .x86_64) run.addArg("20000000"); // the most that it may take
        }

        const hardening = kit.check(all, "hardening", "Check how the program is protected", kit.tool("hardening"));
        hardening.files(&.{ program_under_test.file, program_under_test.unit.getEmittedBin() });

        const tidy = kit.tool("tidy");
        kit.check(all, "tidy", "Check layout and house rules", tidy).arg(".");
        const format = b.addRunArtifact(tidy);
        format.addArgs(&.{ ".", "--format" });
        b.step("format", "Rewrite our C files with clang-format").dependOn(&format.step);

        for (end_to_end) |name| {
            const one = kit.check(all, name, b.fmt("Run tests/{s}.c on the program", .{name}), kit.endToEnd(name));
            one.files(&.{program_under_test.file});
        }

        all.addArgs(&.{ "--", "fetch", "sh" });
        all.addFileArg(b.path("tests/fetch"));

        const editor = kit.runner("editor", "Check that each module is clean in an editor (needs clangd)");
        editor.addArgs(&.{ "editor", "sh" });
        editor.addFileArg(b.path("tests/editor"));
        editor.step.dependOn(kit.fetch);

        const conditions = b.addSystemCommand(&.{"python3"});
        conditions.stdio = .inherit;
        b.step("field", "Run the program without IPv4, on a read-only root, and look at what leaves it").dependOn(&conditions.step);
        all.addArgs(&.{ "--", "field", "python3" });
        for ([_]*Run{ all, conditions }) |step| {
            step.addFileArg(b.path("tests/field"));
            step.addFileArg(program_under_test.file);
        }
        conditions.addPassthruArgs(); // how often shared files are damaged

        const outside = b.addSystemCommand(&.{"sh"});
        outside.stdio = .inherit;
        b.step("test-library", "Compile and run C and C++ programs that use the library").dependOn(&outside.step);
        all.addArgs(&.{ "--", "library", "sh" });
        for ([_]*Run{ all, outside }) |step| {
            step.addFileArg(b.path("tests/library/run"));
            step.addArg(b.graph.zig_exe);
            step.addDirectoryArg(if (step == all) quick_library else library_folder);
        }

        // The tables that need no package; all of them are compared by the step `tables`.
        const tables = b.path("src/generate/tables.py");
        all.addArgs(&.{ "--", "tables", "python3" });
        all.addFileArg(tables);
        all.addArgs(&.{"letters"});
        const compare = b.addSystemCommand(&.{"python3"});
        compare.addFileArg(tables);
        compare.addPassthruArgs();
        compare.has_side_effects = true;
        compare.stdio = .inherit;
        b.step("tables", "Make the gazetteer's tables from their packages and compare: zig build tables -- [--write] [TABLE...]")
            .dependOn(&compare.step);

        const docs = kit.tool("docs");
        const pages = kit.check(all, "check-docs", "Compare the documents with the program and the tree, and check their language", docs);
        const write = b.addRunArtifact(docs);
        for (pages.runs ++ .{write}) |run| {
            run.addFileArg(program_under_test.file);
            if (run == write) run.addArg("--write");
            run.addArgs(&documents);
            for (topic_files) |name| run.addArg(b.fmt("src{s}", .{name[2..]}));
        }
        for (pages.runs) |run| {
            run.addArgs(&.{ "--", "language", "python3", "tests/language.py", "--program" });
            run.addFileArg(program_under_test.file);
        }
        const docs_step = b.step("docs", "Rewrite the generated parts of the documents, and the picture of README.md");
        docs_step.dependOn(&write.step);

        const picture = "src/package/files/session.svg"; // of README.md
        const painter = kit.tool("picture");
        const drawn = kit.check(all, "check-picture", "Compare the picture of README.md with what the program says", painter);
        drawn.arg(picture);
        drawn.files(&.{program_under_test.file});
        const draw = b.addRunArtifact(painter);
        draw.addArg(picture);
        draw.addFileArg(program_under_test.file);
        draw.addArg("--write");
        docs_step.dependOn(&draw.step);
    }

    /// The unit tests and the fuzzers, compiled by the system's clang against the C library it knows.
    fn sanitized(kit: *Kit, place_data: PlaceData) void {
        const b = kit.b;
        const native = b.resolveTargetQuery(.{ .cpu_model = .baseline });
        const seconds = b.option(u32, "seconds", "How long `fuzz` runs each fuzzer (default: 10)") orelse 10;
        const rows = [_][3][]const u8{
            .{ "asan", "unit", "Run the unit tests under sanitizers (needs clang)" },
            .{ "msan", "memory", "Run the unit tests under MemorySanitizer, for values that nothing set (needs clang)" },
            .{ "valgrind", "valgrind", "Run the unit tests and MCP on stdin under valgrind (needs clang and valgrind)" },
            .{ "tsan", "threads", "Drive the servers under ThreadSanitizer (needs clang)" },
            .{ "fuzz", "fuzz", "Run every fuzzer under sanitizers (needs clang)" },
        };
        for (rows) |row| {
            const run = b.addSystemCommand(&.{ "sh", "tests/sanitize", row[1] });
            run.addArtifactArg(kit.mbedtls(native, .testing));
            run.addArtifactArg(kit.data(native, place_data, kit.web));
            run.addArg(b.fmt("{d}", .{seconds}));
            run.stdio = .inherit;
            b.step(row[0], row[2]).dependOn(&run.step);
        }
        const mutants = b.addSystemCommand(&.{ "python3", "tests/mutants" });
        mutants.addArtifactArg(kit.mbedtls(native, .testing));
        mutants.addArtifactArg(kit.data(native, place_data, kit.web));
        mutants.addPassthruArgs();
        mutants.stdio = .inherit;
        b.step("mutants", "Count the wrong operators and constants that the unit tests notice (needs clang): zig build mutants -- [COUNT [SEED]]")
            .dependOn(&mutants.step);
        const coverage = b.addSystemCommand(&.{ "python3", "tests/coverage" });
        coverage.addArtifactArg(kit.mbedtls(native, .testing));
        coverage.addArtifactArg(kit.data(native, place_data, kit.web));
        coverage.addFileArg(place_data.image);
        for (end_to_end) |name| coverage.addPrefixedArtifactArg(b.fmt("{s}=", .{name}), kit.endToEnd(name));
        coverage.addPassthruArgs();
        coverage.stdio = .inherit;
        b.step("coverage", "Count the lines and branches of src that tests reach (needs clang): zig build coverage -- [--only TEST,...] [--lines FILE,...]")
            .dependOn(&coverage.step);
    }

    /// Scripts that need more than this tree: they get the program in GEOCODER_BIN, the compiler in ZIG, and
    /// what follows `--`.
    fn measurements(kit: *Kit, program_under_test: Product, place_data: PlaceData) void {
        const b = kit.b;
        const fixtures = kit.program(.{
            .name = "geocoder-conformance",
            .source = b.path("tests/conformance.c"), // the program, and the conformance suite's own tools
            .target = kit.host,
            .optimize = .fast,
            .place_data = place_data,
        });
        const soak = b.addSystemCommand(&.{"env"});
        soak.addPrefixedFileArg("GEOCODER_BIN=", program_under_test.file);
        soak.addArgs(&.{ "python3", "tests/bench/soak.py" });
        soak.addPassthruArgs();
        soak.stdio = .inherit;
        b.step("soak", "Load the server for many minutes, and beyond what it can do: zig build soak -- [MINUTES]").dependOn(&soak.step);

        const rows = [_][3][]const u8{
            .{ "test-peers", "tests/peers/run", "Check the program with a real Nominatim and the official MCP clients" },
            .{ "test-packages", "tests/packages/run", "Install and use each package of this platform" },
            .{ "bench", "tests/bench/run", "Measure the program beside others" },
        };
        for (rows) |row| {
            const run = b.addSystemCommand(&.{"env"});
            run.addPrefixedFileArg("GEOCODER_BIN=", program_under_test.file);
            if (std.mem.eql(u8, row[0], "test-peers")) run.addPrefixedArtifactArg("GEOCODER_CONFORMANCE_BIN=", fixtures);
            run.addArg(b.fmt("ZIG={s}", .{b.graph.zig_exe}));
            run.addArgs(&.{ "bash", row[1] });
            run.addPassthruArgs();
            run.stdio = .inherit;
            b.step(row[0], row[2]).dependOn(&run.step);
        }

        // Programs that include the unit and query its gazetteer in process.
        const in_process = [_][3][]const u8{
            .{ "quality", "tests/quality.c", "Count how often the gazetteer finds what it should" },
            .{ "fit", "tests/fit.c", "Write what the features measure, for tests/fit.py" },
            .{ "rules", "tests/rules.c", "Count what each feature, grammar row and hard filter of the search is worth" },
            .{ "bench-gazetteer", "tests/bench/gazetteer.c", "Count the gazetteer's answers a second, on one core" },
            .{ "bench-index", "tests/bench/index.c", "Measure index files of a million houses and more" },
        };
        var fit: ?*Compile = null;
        const flags = &(warnings ++ [_][]const u8{ "-Wno-unused-function", "-Wno-shadow" }); // test tables reuse names
        const compiled = b.step("bench-compiled", "Compile the programs of bench-gazetteer and bench-index, and run nothing");
        for (in_process) |row| {
            const program_of_row = kit.program(.{
                .name = row[0],
                .source = b.path(row[1]),
                .flags = flags,
                .target = kit.host,
                .optimize = .fast,
                .place_data = place_data,
            });
            const run = b.addRunArtifact(program_of_row);
            run.addPassthruArgs();
            run.stdio = .inherit;
            const step = b.step(row[0], row[2]);
            step.dependOn(&run.step);
            if (std.mem.eql(u8, row[0], "quality")) step.dependOn(compiled);
            if (std.mem.startsWith(u8, row[0], "bench")) { // too slow to run each time: it still compiles
                const options: Program = .{ .name = row[0], .source = b.path(row[1]), .flags = flags, .target = kit.host, .optimize = .debug, .place_data = place_data };
                const unit = b.addObject(.{ .name = row[0], .root_module = kit.unitModule(options) });
                unit.step.dependOn(kit.fetch);
                compiled.dependOn(&unit.step);
            }
            if (std.mem.eql(u8, row[0], "fit")) fit = program_of_row;
            if (std.mem.eql(u8, row[0], "rules")) { // and of the features, with the others fitted again
                const refit = b.addSystemCommand(&.{ "env", "OPENBLAS_NUM_THREADS=1", "python3", "tests/fit.py" });
                refit.addArtifactArg(fit.?);
                refit.addArg("--rules");
                refit.stdio = .inherit;
                refit.step.dependOn(&run.step);
                step.dependOn(&refit.step);
            }
        }
    }

    /// One program of the tests: part of `test`, and a step of its own. Arguments go to both.
    const Check = struct {
        runs: [2]*Run,

        fn arg(self: Check, word: []const u8) void {
            for (self.runs) |run| run.addArg(word);
        }
        fn files(self: Check, list: []const LazyPath) void {
            for (self.runs) |run| for (list) |file| run.addFileArg(file);
        }
    };

    fn check(kit: *Kit, all: *Run, name: []const u8, help: []const u8, tester: *Compile) Check {
        const alone = kit.runner(name, help);
        for ([_]*Run{ all, alone }) |run| {
            run.addArgs(&.{ "--", name });
            run.addArtifactArg(tester);
        }
        return .{ .runs = .{ all, alone } };
    }

    /// A step that runs test programs and shows one line of each: tests/tools/runner.c.
    fn runner(kit: *Kit, name: []const u8, help: []const u8) *Run {
        const run = kit.b.addRunArtifact(kit.tool("runner"));
        run.setName(kit.b.fmt("run {s}", .{name}));
        run.stdio = .inherit;
        run.has_side_effects = true;
        kit.b.step(name, help).dependOn(&run.step);
        return run;
    }

    /// A test program that drives the program from outside; it may play a TLS server.
    fn endToEnd(kit: *Kit, name: []const u8) *Compile {
        const b = kit.b;
        const module = b.createModule(.{ .target = kit.host, .optimize = .debug, .link_libc = true, .sanitize_c = .trap });
        kit.useMbedtls(module, .testing);
        module.addSystemIncludePath(b.path("vendor/jsmn"));
        module.addCSourceFile(.{ .file = b.path(b.fmt("tests/{s}.c", .{name})), .flags = &(warnings ++ [_][]const u8{"-Wno-unused-function"}) }); // they share a header
        module.linkLibrary(kit.mbedtls(kit.host, .testing));
        const compile = b.addExecutable(.{ .name = name, .root_module = module });
        compile.step.dependOn(kit.fetch);
        return compile;
    }

    /// Each module alone, with external linkage; always for Linux, whose object format the checker reads.
    fn checkModules(kit: *Kit, checker: Check) void {
        const b = kit.b;
        const target = b.resolveTargetQuery(.{ .cpu_arch = .x86_64, .os_tag = .linux, .abi = .musl });
        checker.arg(".");
        checker.files(&.{kit.object("geocoder.c", &warnings, target).getEmittedBin()});
        const narrow = b.resolveTargetQuery(.{ .cpu_arch = .arm, .os_tag = .linux, .abi = .musleabihf });
        const on_narrow = kit.object("geocoder.c", &warnings, narrow); // a size_t of 32 bits has warnings of its own
        for (checker.runs) |run| run.step.dependOn(&on_narrow.step);
        const flags = warnings ++ [_][]const u8{ "-D_POSIX_C_SOURCE=200809L", "-DGEO_FN=", "-DGEOCODER_TABLES", "-Wmissing-prototypes" };
        var lines = std.mem.splitScalar(u8, @embedFile("geocoder.c"), '\n');
        while (lines.next()) |line| {
            const quoted = std.mem.cutPrefix(u8, line, "#include \"src/") orelse continue;
            const module, _ = std.mem.cut(u8, quoted, ".c\"") orelse continue;
            if (std.mem.endsWith(u8, module, "_windows")) { // the functions of its twin; another object format
                const windows = b.resolveTargetQuery(.{ .cpu_arch = .x86_64, .os_tag = .windows, .abi = .gnu });
                const alone = kit.object(b.fmt("src/{s}.c", .{module}), &flags, windows);
                for (checker.runs) |run| run.step.dependOn(&alone.step);
                continue;
            }
            checker.arg(module);
            checker.files(&.{kit.object(b.fmt("src/{s}.c", .{module}), &flags, target).getEmittedBin()});
        }
    }

    fn object(kit: *Kit, path: []const u8, flags: []const []const u8, target: Build.ResolvedTarget) *Compile {
        const b = kit.b;
        const module = b.createModule(.{ .target = target, .optimize = .debug, .link_libc = true, .sanitize_c = .off });
        kit.useMbedtls(module, .program);
        module.addSystemIncludePath(b.path("vendor/jsmn"));
        module.addCSourceFile(.{ .file = b.path(path), .flags = flags });
        const name = b.allocator.dupe(u8, path) catch @panic("OOM");
        std.mem.replaceScalar(u8, name, '/', '-');
        const compile = b.addObject(.{ .name = name, .root_module = module });
        compile.step.dependOn(kit.fetch);
        return compile;
    }

    /// The flat release in a folder, and the step that puts it into zig-out/flat.
    fn amalgamate(kit: *Kit) *Build.Step.WriteFile {
        const b = kit.b;
        const make = b.addRunArtifact(kit.tool("amalgamate"));
        make.addFileArg(b.path("geocoder.c"));
        const one_file = make.addOutputFileArg("geocoder.c");
        _ = make.addDepFileOutputArg("geocoder.d");
        const folder = b.addWriteFiles();
        _ = folder.addCopyFile(one_file, "geocoder.c");
        _ = folder.addCopyFile(b.path("geocoder.h"), "geocoder.h");
        const install = b.addInstallDirectory(.{ .source_dir = folder.getDirectory(), .install_dir = .prefix, .install_subdir = "flat" });
        b.step("amalgamate", "Write the flat geocoder.c and geocoder.h into zig-out/flat").dependOn(&install.step);
        return folder;
    }
};
