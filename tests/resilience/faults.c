/* Preloaded into a program (LD_PRELOAD), so that its disk fails and its clock steps when a test says so.

   FAULTS_CONTROL names a file of `struct control`, which test and program share; FAULTS_IN is how the paths of the
   files begin whose writes can fail. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

enum { ONCE, FROM_THEN_ON, EACH };

struct control {
    int64_t clock_s; /* what is added to the wall clock */
    int64_t nth;     /* which write or sync fails, from 1; 0: none */
    int64_t kind;    /* that one alone, all from then on, or each nth */
    int64_t error;   /* EIO: nothing is written; ENOSPC: half of it */
    int64_t calls;   /* writes and syncs so far */
    int64_t failed;
};

static struct control off;
static volatile struct control *control = &off;
static const char *begins = "";

static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_clock)(clockid_t, struct timespec *);

__attribute__((constructor)) static void begin(void) {
    real_write = dlsym(RTLD_NEXT, "write");
    real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
    real_fsync = dlsym(RTLD_NEXT, "fsync");
    real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
    real_clock = dlsym(RTLD_NEXT, "clock_gettime");
    const char *path = getenv("FAULTS_CONTROL");
    int file = path == NULL ? -1 : open(path, O_RDWR | O_CLOEXEC);
    if (file < 0)
        return;
    void *shared = mmap(NULL, sizeof(struct control), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    if (shared == MAP_FAILED)
        return;
    begins = getenv("FAULTS_IN") == NULL ? "/" : getenv("FAULTS_IN");
    control = shared;
}

/* Returns the error that this call ends in, or 0. */
static int fault(int file) {
    if (control->nth == 0)
        return 0;
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0)
        return 0;
    path[length] = 0;
    if (strncmp(path, begins, strlen(begins)) != 0)
        return 0;
    int64_t call = __atomic_add_fetch(&control->calls, 1, __ATOMIC_SEQ_CST), nth = control->nth;
    int fails = control->kind == ONCE ? call == nth : control->kind == EACH ? nth > 0 && call % nth == 0 : call >= nth;
    if (nth == 0 || !fails)
        return 0;
    __atomic_add_fetch(&control->failed, 1, __ATOMIC_SEQ_CST);
    return (int)control->error;
}

ssize_t write(int file, const void *bytes, size_t count) {
    int error = fault(file);
    if (error == 0)
        return real_write(file, bytes, count);
    if (error == ENOSPC)
        (void)!real_write(file, bytes, count / 2);
    errno = error;
    return -1;
}

ssize_t pwrite64(int file, const void *bytes, size_t count, off_t at) {
    int error = fault(file);
    if (error == 0)
        return real_pwrite(file, bytes, count, at);
    if (error == ENOSPC)
        (void)!real_pwrite(file, bytes, count / 2, at);
    errno = error;
    return -1;
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t at) { return pwrite64(file, bytes, count, at); }

int fsync(int file) {
    errno = fault(file);
    return errno == 0 ? real_fsync(file) : -1;
}

int fdatasync(int file) {
    errno = fault(file);
    return errno == 0 ? real_fdatasync(file) : -1;
}

int clock_gettime(clockid_t which, struct timespec *now) {
    int result = real_clock(which, now);
    if (result == 0 && which == CLOCK_REALTIME)
        now->tv_sec += control->clock_s;
    return result;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    struct timespec moment;
    (void)zone;
    clock_gettime(CLOCK_REALTIME, &moment);
    now->tv_sec = moment.tv_sec;
    now->tv_usec = moment.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *now) {
    struct timespec moment;
    clock_gettime(CLOCK_REALTIME, &moment);
    if (now != NULL)
        *now = moment.tv_sec;
    return moment.tv_sec;
}
