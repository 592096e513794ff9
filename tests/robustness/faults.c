/* Makes one system call on the files below a folder fail, the n-th of them, with a chosen error.
   Loaded before the C library (LD_PRELOAD), so that SQLite's calls are met as well as Python's. */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#define HANDLES 65536

static char folder[4096];
static const char *failed_call = "";
static long calls, failing;
static int error_number;
static char ours[HANDLES];

/* From now on count the calls below a folder; the failing-th fails, none if that is 0. */
void fault_begin(const char *below, long n, int error) {
    strncpy(folder, below, sizeof folder - 1);
    calls = 0, failing = n, error_number = error, failed_call = "";
}

void fault_end(void) { folder[0] = 0; }
long fault_calls(void) { return calls; }
const char *fault_failed_call(void) { return failed_call; }

static int fails(const char *name) {
    if (!folder[0] || ++calls != failing) return 0;
    failed_call = name;
    errno = error_number;
    return 1;
}

static int is_below(const char *path) {
    return folder[0] && path && !strncmp(path, folder, strlen(folder));
}

static int is_ours(int handle) { return handle >= 0 && handle < HANDLES && ours[handle]; }

static int opened(int handle, const char *path) {
    if (handle >= 0 && handle < HANDLES) ours[handle] = is_below(path);
    return handle;
}

#define REAL(type, name, ...) \
    static type (*real)(__VA_ARGS__); \
    if (!real) real = (type(*)(__VA_ARGS__))dlsym(RTLD_NEXT, #name)

#define OPEN(name) \
    int name(const char *path, int flags, ...) { \
        REAL(int, name, const char *, int, ...); \
        va_list rest; \
        va_start(rest, flags); \
        mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0; \
        va_end(rest); \
        if (is_below(path) && fails(#name)) return -1; \
        return opened(real(path, flags, mode), path); \
    }
OPEN(open)
OPEN(open64)

#define OPENAT(name) \
    int name(int at, const char *path, int flags, ...) { \
        REAL(int, name, int, const char *, int, ...); \
        va_list rest; \
        va_start(rest, flags); \
        mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0; \
        va_end(rest); \
        if (is_below(path) && fails(#name)) return -1; \
        return opened(real(at, path, flags, mode), path); \
    }
OPENAT(openat)
OPENAT(openat64)

#define ON_HANDLE(type, name, declared, kinds, given) \
    type name declared { \
        REAL(type, name, kinds); \
        if (is_ours(handle) && fails(#name)) return (type)-1; \
        return real given; \
    }
#define KINDS(...) __VA_ARGS__
ON_HANDLE(ssize_t, read, (int handle, void *to, size_t n), KINDS(int, void *, size_t), (handle, to, n))
ON_HANDLE(ssize_t, write, (int handle, const void *from, size_t n), KINDS(int, const void *, size_t), (handle, from, n))
ON_HANDLE(ssize_t, pread64, (int handle, void *to, size_t n, off64_t at), KINDS(int, void *, size_t, off64_t), (handle, to, n, at))
ON_HANDLE(ssize_t, pwrite64, (int handle, const void *from, size_t n, off64_t at), KINDS(int, const void *, size_t, off64_t), (handle, from, n, at))
ON_HANDLE(ssize_t, pread, (int handle, void *to, size_t n, off_t at), KINDS(int, void *, size_t, off_t), (handle, to, n, at))
ON_HANDLE(ssize_t, pwrite, (int handle, const void *from, size_t n, off_t at), KINDS(int, const void *, size_t, off_t), (handle, from, n, at))
ON_HANDLE(int, fsync, (int handle), KINDS(int), (handle))
ON_HANDLE(int, fdatasync, (int handle), KINDS(int), (handle))
ON_HANDLE(int, ftruncate, (int handle, off_t size), KINDS(int, off_t), (handle, size))
ON_HANDLE(int, ftruncate64, (int handle, off64_t size), KINDS(int, off64_t), (handle, size))
ON_HANDLE(off64_t, lseek64, (int handle, off64_t at, int from), KINDS(int, off64_t, int), (handle, at, from))
ON_HANDLE(int, fstat, (int handle, struct stat *to), KINDS(int, struct stat *), (handle, to))
ON_HANDLE(int, fstat64, (int handle, struct stat64 *to), KINDS(int, struct stat64 *), (handle, to))
ON_HANDLE(int, fchmod, (int handle, mode_t mode), KINDS(int, mode_t), (handle, mode))

#define ON_PATH(type, failure, name, declared, kinds, given) \
    type name declared { \
        REAL(type, name, kinds); \
        if (is_below(path) && fails(#name)) return failure; \
        return real given; \
    }
ON_PATH(int, -1, rename, (const char *path, const char *to), KINDS(const char *, const char *), (path, to))
ON_PATH(int, -1, unlink, (const char *path), KINDS(const char *), (path))
ON_PATH(int, -1, mkdir, (const char *path, mode_t mode), KINDS(const char *, mode_t), (path, mode))
ON_PATH(int, -1, chmod, (const char *path, mode_t mode), KINDS(const char *, mode_t), (path, mode))
ON_PATH(int, -1, access, (const char *path, int mode), KINDS(const char *, int), (path, mode))
ON_PATH(int, -1, stat, (const char *path, struct stat *to), KINDS(const char *, struct stat *), (path, to))
ON_PATH(int, -1, lstat, (const char *path, struct stat *to), KINDS(const char *, struct stat *), (path, to))
ON_PATH(int, -1, stat64, (const char *path, struct stat64 *to), KINDS(const char *, struct stat64 *), (path, to))
ON_PATH(int, -1, lstat64, (const char *path, struct stat64 *to), KINDS(const char *, struct stat64 *), (path, to))
ON_PATH(DIR *, NULL, opendir, (const char *path), KINDS(const char *), (path))

int fstatat64(int at, const char *path, struct stat64 *to, int flags) {
    REAL(int, fstatat64, int, const char *, struct stat64 *, int);
    if (is_below(path) && fails("fstatat64")) return -1;
    return real(at, path, to, flags);
}

/* A handle is closed whatever the system says of it. */
int close(int handle) {
    REAL(int, close, int);
    int was_ours = is_ours(handle);
    if (was_ours) ours[handle] = 0;
    int outcome = real(handle);
    return was_ours && fails("close") ? -1 : outcome;
}

#define FCNTL(name) \
    int name(int handle, int command, ...) { \
        REAL(int, name, int, int, ...); \
        va_list rest; \
        va_start(rest, command); \
        void *given = va_arg(rest, void *); \
        va_end(rest); \
        if (is_ours(handle) && fails(#name)) return -1; \
        return real(handle, command, given); \
    }
FCNTL(fcntl)
FCNTL(fcntl64)

#define MMAP(name, offset) \
    void *name(void *at, size_t size, int how, int flags, int handle, offset from) { \
        REAL(void *, name, void *, size_t, int, int, int, offset); \
        if (is_ours(handle) && fails(#name)) return MAP_FAILED; \
        return real(at, size, how, flags, handle, from); \
    }
MMAP(mmap, off_t)
MMAP(mmap64, off64_t)
